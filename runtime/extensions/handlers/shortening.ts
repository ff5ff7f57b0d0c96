import type { InboundSlot } from "../../../output/contract.ts"
import type { Reader } from "../handlers.ts"

/** How an agent made room in its context. */
interface Shortened {
  readonly strategy: string
  readonly tokens_before: number
  readonly tokens_after: number
  readonly compacted_messages: number
}

/** Reads that an agent shortened its context. The estimates are the agent's and stay as they are, also where they grew. */
export function shortening<P extends Shortened>(slot: InboundSlot<P>): Reader<P> {
  return {
    read: ({ strategy, tokens_before, tokens_after, compacted_messages }) => ({
      kind: "shortening",
      slot: slot.id,
      strategy,
      tokensBefore: tokens_before,
      tokensAfter: tokens_after,
      messages: compacted_messages,
    }),
  }
}
