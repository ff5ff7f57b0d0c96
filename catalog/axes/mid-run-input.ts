import { axis, chain } from "../kinds/axis.ts"

/** Whether input reaches a turn that is already running. */
export const midRunInput = axis({ name: "mid_run_input", order: chain("unsupported", "native") })
