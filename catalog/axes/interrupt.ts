import { axis, chain } from "../kinds/axis.ts"

/** How a running turn is stopped: by ending the process, or by asking the harness to drain and stop by itself. */
export const interrupt = axis({ name: "interrupt", order: chain("kill_only", "cooperative") })
