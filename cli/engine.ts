import { setFlagsFromString } from "node:v8"

/**
 * What V8 waits for before it optimizes a function, raised fourfold and more. A command that is over within a second repays
 * little of what optimizing costs: a third of its CPU time. Code that stays hot, as that of ten thousand slots, is
 * optimized all the same, a moment later. Node 20 counts what was executed, later ones count calls.
 */
const patience: { readonly [v8: string]: string } = {
  "11": "--interrupt-budget=500000",
  "12": "--invocation-count-for-turbofan=12000",
  "13": "--invocation-count-for-turbofan=12000",
}

const flag = patience[process.versions.v8.split(".")[0] ?? ""]
if (flag !== undefined) setFlagsFromString(flag)
