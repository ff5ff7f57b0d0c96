import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import type { Statement } from "./statement.ts"

/** How far the statements on one subject have come. Kept by whoever takes them, with each that it takes. */
export interface ChainHead {
  readonly sequence: number
  /** The digest of the last one; null before the first. */
  readonly digest: string | null
}

/** Before the first statement. */
export const chainStart: ChainHead = { sequence: 0, digest: null }

/**
 * The head after a statement that is exactly the next one. One that was taken before, one that is another in the place of
 * the last, one that comes too early and one that refers to another predecessor are refused each for itself.
 */
export function extended(
  head: ChainHead,
  { sequence, previous }: Pick<Statement, "sequence" | "previous">,
  digest: string,
): { readonly ok: true; readonly head: ChainHead } | Refused {
  if (sequence === head.sequence) return refused(digest === head.digest ? duplicate(sequence) : forked(sequence))
  if (sequence < head.sequence) return refused(replayed(sequence, head))
  if (sequence > head.sequence + 1) return refused(ahead(sequence, head))
  if (previous !== head.digest) return refused(unlinked(sequence))
  return { ok: true, head: { sequence, digest } }
}

const why = "a record of a run is worth as much as the certainty that nothing in it is missing, doubled or moved"

function duplicate(sequence: number): Refusal {
  return {
    code: "batch/duplicate",
    what: `Batch ${sequence} was taken already, and this is the same one.`,
    why,
    fix: "go on with the next one; nothing is lost",
    facts: [],
  }
}

function forked(sequence: number): Refusal {
  return {
    code: "batch/forked",
    what: `Batch ${sequence} was taken already, and this is another one in its place.`,
    why,
    fix: "find out who else signs for this run; a signer never gives one number twice",
    facts: [],
  }
}

function replayed(sequence: number, head: ChainHead): Refusal {
  return {
    code: "batch/replayed",
    what: `Batch ${sequence} comes after batch ${head.sequence} was taken.`,
    why,
    fix: `send batch ${head.sequence + 1}`,
    facts: [],
  }
}

function ahead(sequence: number, head: ChainHead): Refusal {
  return {
    code: "batch/ahead",
    what: `Batch ${sequence} comes where batch ${head.sequence + 1} is next.`,
    why,
    fix: `send batch ${head.sequence + 1} first, and this one again after it`,
    facts: [],
  }
}

function unlinked(sequence: number): Refusal {
  return {
    code: "batch/unlinked",
    what: `Batch ${sequence} refers to another batch before it than the one that was taken.`,
    why,
    fix: "sign the batches of a run in one row, each with the digest of the one before",
    facts: [],
  }
}
