import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import { keyAt } from "./key-ring.ts"
import type { KeyRing } from "./key-ring.ts"
import { isSignedBy } from "./signature.ts"
import { readStatement } from "./statement.ts"
import type { Statement, StatementKind } from "./statement.ts"

/** What a statement has to be, and who may have signed it. */
export interface Expected {
  readonly kind: StatementKind
  /** What it must be about, exactly. */
  readonly subject: { readonly [name: string]: string }
  readonly ring: KeyRing
  /** Now, in milliseconds since 1970 by the clock of whoever verifies. */
  readonly at: number
}

/** A statement that is whose it says. */
export interface Verified {
  readonly ok: true
  readonly statement: Statement
  readonly digest: string
  /** Which of the signer's keys it was. */
  readonly generation: number
}

/**
 * Whether bytes are a statement that the ring vouches for. Asks in one order: spelling and bounds, form, kind, subject, key,
 * time of the key, signature; the first that fails is the answer. Never throws, whatever the bytes.
 */
export function verifyStatement(bytes: Uint8Array, { kind, subject, ring, at }: Expected): Verified | Refused {
  const reading = readStatement(bytes, kind)
  if (!reading.ok) return reading
  const { statement, digest, signed, signature } = reading.read
  if (!isSame(statement.subject, subject)) return refused(otherSubject(subject))
  const found = keyAt(ring, statement.keyId, at)
  if (!found.ok) return found
  if (!isSignedBy(found.key.publicKey, signed, signature)) return refused(badSignature)
  return { ok: true, statement, digest, generation: found.key.generation }
}

function isSame(left: Statement["subject"], right: Statement["subject"]): boolean {
  const names = Object.keys(left)
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && left[name] === right[name])
  )
}

function otherSubject(subject: Statement["subject"]): Refusal {
  return {
    code: "attestation/subject",
    what: `The statement is about another ${Object.keys(subject).join(", ")} than the one that it was sent for.`,
    why: "a signature is good for the one run that it was made for",
    fix: "send it where it belongs, or sign one for here",
    facts: [],
  }
}

const badSignature: Refusal = {
  code: "attestation/signature",
  what: "The signature is not that of the key that the statement names.",
  why: "a statement that somebody changed, or that nobody of that name made, is worth nothing",
  fix: "sign the statement as it is sent; if it was signed so, look for what changes it on its way",
  facts: [],
}
