import { capability } from "../kinds/capability.ts"

/** A run starts a lasting thread of its session. */
export const controlThreadSpawn = capability({
  name: "control-thread-spawn",
  literal: "control.thread_spawn",
  connected: null,
  tools: true,
  namedBy: "project",
})
