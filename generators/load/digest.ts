import { createHash } from "node:crypto"

/** SHA-256, hexadecimal, of parts one after the other; each part counts with its length, so that borders matter. */
export function digestOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest("hex")
}
