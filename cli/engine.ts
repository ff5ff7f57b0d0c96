import { setFlagsFromString } from "node:v8"

// A command that is over within a second repays little of what optimizing compilation costs: a third of its CPU time. Code
// that stays hot, as of ten thousand slots, is still optimized, a moment later.
setFlagsFromString("--interrupt-budget=500000")
