import { generateKeyPairSync } from "node:crypto"
import { mkdirSync, readFileSync } from "node:fs"
import { dirname } from "node:path"
import { pemOf, signerFromPem } from "../../../runtime/admission/index.ts"
import type { Signer } from "../../../runtime/admission/index.ts"
import { UsageError } from "../../command.ts"
import { writePrivately } from "../../gateway/private-file.ts"

/** The signer of a private key in a file. Throws `UsageError` where there is none. */
export function signerIn(path: string): Signer {
  let text: string
  try {
    text = readFileSync(path, "utf8")
  } catch {
    throw new UsageError(`the key file ${path} cannot be read: write one with --new-key, or name another with --attest`)
  }
  const read = signerFromPem(text)
  if (!read.ok) throw new UsageError(`${path} has no Ed25519 private key in PEM (PKCS #8, not encrypted)`)
  return read.signer
}

/** Makes a private key in a file that its owner alone can read. */
export function makeKey(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const { privateKey } = generateKeyPairSync("ed25519")
  writePrivately(path, String(privateKey.export({ format: "pem", type: "pkcs8" })))
}

/** The public half, as the platform is given it. */
export function publicPem({ publicKey }: Signer): string {
  return pemOf(publicKey)
}
