import type { AnySlot, Contract } from "../../output/contract.ts"
import { callIndex } from "./call.ts"

/** What a request is answered with that nobody serves. */
export type Declined =
  { readonly result: unknown } | { readonly error: { readonly code: -32601; readonly message: "Method not found" } }

const notFound: Declined = { error: { code: -32601, message: "Method not found" } }

/**
 * Makes the answers to the agent's extension requests that nobody serves: the safe answer of the slot, where it has one and
 * its own decoder of answers accepts it, else the protocol's error. Every request gets one, whatever its method.
 */
export function declining(contracts: readonly Contract<string>[]): (method: string) => Declined {
  const index = callIndex(contracts)
  return (method) => {
    const known = index({ method, from: "agent" })
    return known === undefined || known.form !== "request" ? notFound : answerOf(known.placed.slot)
  }
}

function answerOf(slot: AnySlot): Declined {
  const declined: unknown = slot.site.kind === "method" ? slot.site.declined : undefined
  if (declined === undefined) return notFound
  if ("decodeAnswer" in slot && !slot.decodeAnswer(declined).ok) return notFound
  return { result: declined }
}
