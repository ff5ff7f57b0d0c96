// Generated from the catalog. Do not edit: change the fact and generate again.
import { interrupt, subagents } from "./axes.ts"
import type { Declaration } from "./types.ts"

/** `declaration/checkfu/interrupt` */
export const checkfuInterrupt: Declaration = {
  id: "declaration/checkfu/interrupt",
  name: "interrupt",
  member: "interrupt",
  values: ["cooperative"],
  raises: {
    axis: interrupt,
    from: "kill_only",
    to: "cooperative",
  },
}

/** `declaration/checkfu/subagents` */
export const checkfuSubagents: Declaration = {
  id: "declaration/checkfu/subagents",
  name: "subagents",
  member: "subagents",
  values: ["observed"],
  raises: {
    axis: subagents,
    from: "absent",
    to: "observed",
  },
}

/** The declarations of all contracts, in the catalog's order. */
export const declarations: readonly Declaration[] = [checkfuInterrupt, checkfuSubagents]
