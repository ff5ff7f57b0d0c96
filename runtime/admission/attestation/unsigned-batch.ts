import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"

/** An unsigned batch: its observations stand in one row with all others of the run. */
export interface UnsignedBatch {
  /** The number of its first observation, from 1. */
  readonly sequence: number
  readonly observations: readonly unknown[]
}

/**
 * Whether an unsigned batch is the next one of a run that has `count` observations. `there` are the texts of the unsigned ones
 * that stand where its own would: one that came before is told from another in its place.
 */
export function placedNext(
  { sequence, observations }: UnsignedBatch,
  count: number,
  there: readonly string[],
): { readonly ok: true } | Refused {
  if (sequence > count + 1) return refused(ahead(sequence, count + 1))
  if (sequence === count + 1) return { ok: true }
  const isSame =
    there.length === observations.length && there.every((text, index) => text === JSON.stringify(observations[index]))
  return refused(isSame ? duplicate(sequence) : replayed(sequence, count + 1))
}

/** The bytes of a signed batch in base64url, in its one spelling: another one of the same bytes is refused. */
export function batchBytes(text: string): { readonly ok: true; readonly bytes: Uint8Array } | Refused {
  const bytes = Buffer.from(text, "base64url")
  return bytes.toString("base64url") === text ? { ok: true, bytes } : refused(otherSpelling)
}

const why = "a record of a run is worth as much as the certainty that nothing in it is missing, doubled or moved"

function duplicate(sequence: number): Refusal {
  return {
    code: "batch/duplicate",
    what: `The observations from ${sequence} on were taken already, and these are the same ones.`,
    why,
    fix: "go on with the next ones; nothing is lost",
    facts: [],
  }
}

function replayed(sequence: number, next: number): Refusal {
  return {
    code: "batch/replayed",
    what: `The batch begins with observation ${sequence} where observation ${next} is next.`,
    why,
    fix: `send the observations from ${next} on`,
    facts: [],
  }
}

function ahead(sequence: number, next: number): Refusal {
  return {
    code: "batch/ahead",
    what: `The batch begins with observation ${sequence} where observation ${next} is next.`,
    why,
    fix: `send the observations from ${next} on first, and these again after them`,
    facts: [],
  }
}

const otherSpelling: Refusal = {
  code: "attestation/form",
  what: "The statement is not in the one spelling of base64url that its bytes have.",
  why: "two texts that mean the same bytes are one statement for one reader and two for another",
  fix: "send the bytes that signing gave in base64url, without padding",
  facts: [],
}
