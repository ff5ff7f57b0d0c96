import { axis, chain } from "../kinds/axis.ts"

/** Whether state survives the end of a turn on the workspace's disk. */
export const checkpoint = axis({ name: "checkpoint", order: chain("none", "disk_only") })
