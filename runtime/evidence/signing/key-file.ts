import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from "node:crypto"
import type { KeyObject } from "node:crypto"
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { publicKeyOf } from "../../admission/attestation/public-key.ts"
import type { RemoteSigner } from "../../admission/attestation/statement.ts"

/**
 * The signer whose secret stands in a file: an Ed25519 key in PEM, PKCS#8. Where there is none it is made, for its
 * owner alone. Rejects a file that others may read, and one with another key. A service for keys takes its place by a
 * `RemoteSigner` of its own.
 */
export async function openKeyFile(path: string): Promise<RemoteSigner> {
  return signerOf(readKey(path) ?? makeKey(path), path)
}

/** The signer of a private key; `name` is what messages call it. Throws for a key that is not of Ed25519. */
export function signerOf(privateKey: KeyObject, name: string): RemoteSigner {
  if (privateKey.asymmetricKeyType !== "ed25519") throw new Error(`${name} is no key of Ed25519`)
  const made = publicKeyOf(rawPublicKey(createPublicKey(privateKey)))
  if (!made.ok) throw new Error(`${name} cannot be used: ${made.refusal.what}`)
  return { publicKey: made.publicKey, sign: async (message) => sign(null, message, privateKey) }
}

/** The 32 bytes of a public key of Ed25519. */
export function rawPublicKey(key: KeyObject): Uint8Array {
  return key.export({ format: "der", type: "spki" }).subarray(-32)
}

function readKey(path: string): KeyObject | null {
  let text: string
  try {
    text = readFileSync(path, "utf8")
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null
    throw error
  }
  if ((statSync(path).mode & 0o077) !== 0)
    throw new Error(`${path} may be read by others: take that from them, chmod 600`)
  return createPrivateKey(text)
}

/** Of two processes that make it at once one does, and the other reads it. */
function makeKey(path: string): KeyObject {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const { privateKey } = generateKeyPairSync("ed25519")
  try {
    writeFileSync(path, privateKey.export({ format: "pem", type: "pkcs8" }), { mode: 0o600, flag: "wx" })
    return privateKey
  } catch (error) {
    const key = (error as NodeJS.ErrnoException).code === "EEXIST" ? readKey(path) : null
    if (key === null) throw error
    return key
  }
}
