import { kindOf } from "../../output/kernel.ts"
import type { Posture } from "../../output/contract.ts"
import type { DecodeError } from "../../output/kernel.ts"
import type { Refusal } from "../refusal.ts"
import type { Placed } from "./carrier-index.ts"
import { pointer } from "./pointer.ts"

/**
 * Something wrong that the run goes on without. `raw` is what stood on the wire; it may hold names that must not leave
 * the session, so it belongs in no log and no trace.
 */
export interface Diagnostic extends Refusal {
  /** Id of the slot; null where the whole `_meta` is at fault. */
  readonly slot: string | null
  readonly raw: unknown
  /** Paths of the members that were taken away so that the rest could be read. */
  readonly pruned: readonly (readonly (string | number)[])[]
  /** Who may see `raw` beside the session. What nobody has catalogued is private. */
  readonly sensitivity: "public" | "private" | "secret"
}

const reasons: { readonly [posture in Posture]: string } = {
  handshake: "a declaration that is wrong in one member says nothing reliable in the others",
  authority: "what grants or limits is refused when it is wrong, before model work",
  acknowledgement: "without an answer that can be read, nobody knows what was done",
  fidelity: "optional data that cannot be read is ignored, and the message that carries it is kept",
  context: "a receiver may ignore it, and the message that carries it is kept",
}

/** A slot's value that its decoder refuses, or a parent of it that is no object. */
export function malformed({ slot }: Placed, error: DecodeError): Refusal {
  return {
    code: `${slot.posture}/${error.kind === "limit" ? "limit" : "malformed"}`,
    what: `${slot.id} at ${pointer(error.path)}: ${error.actual} where ${error.expected} may stand.`,
    why: reasons[slot.posture],
    fix: `write ${error.expected} there, or leave the whole value out`,
    facts: [error.fact],
  }
}

/** A gated slot that was used without the declaration that opens it. */
export function undeclared({ slot, needs }: Placed): Refusal {
  return {
    code: "conformance/undeclared",
    what: `${slot.id} was used, but ${needs} was not declared in the handshake.`,
    why: "declaration comes before emission, so that a reader knows what silence means",
    fix: "declare it in the handshake, or do not use it",
    facts: needs === null ? [slot.id] : [slot.id, needs],
  }
}

/** A value that could be read once its excess members were taken away. */
export function prunedMembers({ slot }: Placed, raw: unknown, pruned: Diagnostic["pruned"]): Diagnostic {
  return {
    code: "fidelity/excess",
    what: `${slot.id} holds ${pruned.length} ${pruned.length === 1 ? "member" : "members"} that it does not know.`,
    why: "a newer writer may say more than we can read, and the rest still counts",
    fix: "leave out what the schema does not list",
    facts: [slot.id],
    slot: slot.id,
    raw,
    pruned,
    sensitivity: slot.sensitivity ?? "public",
  }
}

/** A value under an older name of its slot, which counts only where nothing stands under the current one. */
export function olderName({ slot }: Placed, keys: readonly string[], raw: unknown, isRead: boolean): Diagnostic {
  const current =
    slot.site.kind === "meta"
      ? pointer(slot.site.at.slice(1))
      : slot.site.kind === "method"
        ? slot.site.method
        : slot.id
  const older = slot.site.kind === "meta" ? pointer(keys) : keys.join("/")
  return {
    code: `${slot.posture}/alias`,
    what: isRead
      ? `${slot.id} stands under ${older}, an older name of ${current}.`
      : `${slot.id} stands under ${older} besides ${current}, and only the newer name was read.`,
    why: "an older name is read for those who have not moved yet, and never written",
    fix: `write ${current}`,
    facts: [slot.id],
    slot: slot.id,
    raw,
    pruned: [],
    sensitivity: slot.sensitivity ?? "public",
  }
}

/** A `_meta` that is neither an object nor null. */
export function metaNoObject(def: string, raw: unknown): Diagnostic {
  return {
    code: "carrier/no-object",
    what: `The _meta of ${def} is ${kindOf(raw)} where an object or null may stand.`,
    why: "keys ride in an object; the message that carries them is kept",
    fix: "send an object, or leave _meta out",
    facts: [],
    slot: null,
    raw,
    pruned: [],
    sensitivity: "private",
  }
}
