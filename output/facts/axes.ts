// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Axis } from "./types.ts"

/** `axis/continuation` */
export const continuation: Axis = {
  id: "axis/continuation",
  name: "continuation",
  values: ["rebuild_only", "live"],
  below: [["rebuild_only", "live"]],
}

/** `axis/checkpoint` */
export const checkpoint: Axis = {
  id: "axis/checkpoint",
  name: "checkpoint",
  values: ["none", "disk_only"],
  below: [["none", "disk_only"]],
}

/** `axis/interrupt` */
export const interrupt: Axis = {
  id: "axis/interrupt",
  name: "interrupt",
  values: ["kill_only", "cooperative"],
  below: [["kill_only", "cooperative"]],
}

/** `axis/subagents` */
export const subagents: Axis = {
  id: "axis/subagents",
  name: "subagents",
  values: ["absent", "observed"],
  below: [["absent", "observed"]],
}

/** The axes, in the catalog's order. */
export const axes: readonly Axis[] = [continuation, checkpoint, interrupt, subagents]
