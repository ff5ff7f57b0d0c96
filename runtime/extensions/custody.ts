import type { Checkpoint, Keeping } from "./observation.ts"

/**
 * What is held of a session's state after one more word of it: the newer checkpoint in place of the older, and nothing
 * once the state has grown too large, since an older one would bring the agent back to where it no longer is.
 */
export function heldAfter(observation: Keeping): Checkpoint | null {
  switch (observation.phase) {
    case "held":
      return observation.checkpoint
    case "discarded":
      return null
    default:
      return observation satisfies never
  }
}
