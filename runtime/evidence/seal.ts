import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto"
import { Secret } from "../gateway/credential/secret.ts"

/** How many bytes a key of the store has. */
export const sealingKeyBytes = 32

/** AES in Galois/Counter Mode, with the sizes that its standard recommends. */
const cipher = { name: "aes-256-gcm", nonceBytes: 12, tagBytes: 16 } as const

/** The form of what is sealed: version, key, nonce and what is encrypted with its tag, with points between them. */
const version = "1"

/** What secrets of the store are sealed under. */
export interface Seals {
  /** Seals a secret for one row under the current key. The same secret is never sealed alike twice. */
  readonly seal: (secret: string, row: string) => string
  /** Opens what was sealed for that row under the current key or a former one; null: it was not, or was changed since. */
  readonly open: (sealed: string, row: string) => Secret | null
  /** The same secret under the current key; what is under it already comes back as it is, and null as from `open`. */
  readonly reseal: (sealed: string, row: string) => string | null
  /** What everything begins with that is sealed under the current key. */
  readonly current: string
}

/**
 * Seals under the first of some keys, and opens under each of them. So a key is rotated: the new one is given to every
 * process behind the old one, then before it; then everything is sealed anew, and the old one is given up.
 * Throws a RangeError where a key has not exactly 32 bytes, or there is none.
 */
export function sealsUnder(keys: readonly Uint8Array[]): Seals {
  const byName = new Map(keys.map((key) => [nameOf(key), key] as const))
  const [first] = byName
  if (first === undefined) throw new RangeError("a store needs a key")
  const [name, key] = first

  const seal = (secret: string, row: string): string => {
    const nonce = randomBytes(cipher.nonceBytes)
    const machine = createCipheriv(cipher.name, key, nonce, { authTagLength: cipher.tagBytes })
    machine.setAAD(boundTo(name, row))
    const sealed = Buffer.concat([machine.update(secret, "utf8"), machine.final(), machine.getAuthTag()])
    return [version, name, nonce.toString("base64url"), sealed.toString("base64url")].join(".")
  }
  const open = (sealed: string, row: string): Secret | null => {
    const [form, under, nonce, bytes, more] = sealed.split(".")
    if (form !== version || under === undefined || nonce === undefined || bytes === undefined || more !== undefined)
      return null
    const known = byName.get(under)
    return known === undefined
      ? null
      : opened(known, under, row, Buffer.from(nonce, "base64url"), Buffer.from(bytes, "base64url"))
  }
  const current = `${version}.${name}.`
  const reseal = (sealed: string, row: string): string | null => {
    const secret = open(sealed, row)
    if (secret === null || sealed.startsWith(current)) return secret === null ? null : sealed
    return seal(secret.reveal(), row)
  }
  return { seal, open, reseal, current }
}

function opened(key: Uint8Array, name: string, row: string, nonce: Uint8Array, bytes: Buffer): Secret | null {
  if (nonce.length !== cipher.nonceBytes || bytes.length < cipher.tagBytes) return null
  const machine = createDecipheriv(cipher.name, key, nonce, { authTagLength: cipher.tagBytes })
  machine.setAAD(boundTo(name, row))
  machine.setAuthTag(bytes.subarray(-cipher.tagBytes))
  try {
    return new Secret(
      Buffer.concat([machine.update(bytes.subarray(0, -cipher.tagBytes)), machine.final()]).toString("utf8"),
    )
  } catch {
    return null
  }
}

/** What is authenticated with the secret and kept beside it. */
function boundTo(name: string, row: string): Buffer {
  return Buffer.from(`${version}.${name}.${row}`, "utf8")
}

/** A key's name, from which nobody finds the key. */
function nameOf(key: Uint8Array): string {
  if (key.length !== sealingKeyBytes)
    throw new RangeError(`a key of the store has ${sealingKeyBytes} bytes, not ${key.length}`)
  return createHash("sha256").update("store key\0").update(key).digest("hex").slice(0, 16)
}
