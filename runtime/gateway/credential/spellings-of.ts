import { spellings } from "./redactor.ts"
import type { Spellings } from "./redactor.ts"
import type { Secret } from "./secret.ts"

const known = new WeakMap<Secret, Spellings>()

/** The spellings of a secret, made once. */
export function spellingsOf(secret: Secret): Spellings {
  const made = known.get(secret) ?? spellings(secret)
  known.set(secret, made)
  return made
}
