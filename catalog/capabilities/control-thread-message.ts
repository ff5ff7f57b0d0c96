import { capability } from "../kinds/capability.ts"

/** A run writes to a lasting thread of its session. */
export const controlThreadMessage = capability({
  name: "control-thread-message",
  literal: "control.thread_message",
  connected: null,
  tools: true,
  namedBy: "project",
})
