import type { AnySlot } from "../../output/contract.ts"

/** The message in which a carrier stands, as far as its values belong to something because of it. */
export interface Circumstance {
  /** The session's id as the protocol has it. */
  readonly session: string
  /** The tool call of which the carrier is the update; null: of none. */
  readonly toolCall: string | null
  /** A name of the carrier that no other carrier of the session has, such as the number of its frame and its place there. */
  readonly carrier: string
  /** What of the protocol itself stands in the message, see `standingIn`. */
  readonly standing: readonly string[]
}

/**
 * What a slot's value belongs to, as `MEMBER=ID`: what the payload's own member says, else the tool call whose update
 * carries it, else the session.
 */
export function correlationOf({ correlation }: AnySlot, value: unknown, { toolCall, session }: Circumstance): string {
  const named = correlation === undefined ? null : idIn(value, correlation)
  if (named !== null) return `${correlation}=${named}`
  return toolCall === null ? `sessionId=${session}` : `toolCallId=${toolCall}`
}

function idIn(value: unknown, member: string): string | null {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, member)) return null
  const id = (value as { readonly [name: string]: unknown })[member]
  return typeof id === "string" || typeof id === "number" ? String(id) : null
}
