import { existsSync } from "node:fs"
import type { RemoteSigner } from "../../runtime/admission/attestation/statement.ts"
import { activeSigningKey, adoptSigningKey } from "../../runtime/evidence/signing/adopt.ts"
import { openKeyFile } from "../../runtime/evidence/signing/key-file.ts"
import type { Store } from "../../runtime/evidence/store/store.ts"
import { remove } from "./data-folder.ts"
import { StartFault } from "./start-fault.ts"

/** What a server is told of the key that it signs reports with. */
export interface SigningTerms {
  readonly file: string
  /** The id of the key that it takes over from; null: from none. */
  readonly replaces: string | null
  /** Milliseconds since 1970. */
  readonly now: number
  readonly write: (line: string) => void
}

/**
 * The signer of the key in a file. A new store takes the key as its own, and a file that is not there is made for it. Any other
 * store has its key already, and a server with another one is refused, unless it is told to take over from exactly that key. One
 * whose key was taken over from goes on for as long as what it signs counts, and says so. Throws `StartFault`.
 */
export async function openSigner(store: Store, terms: SigningTerms): Promise<RemoteSigner> {
  const { file, replaces, now, write } = terms
  const isThere = existsSync(file)
  const known = await activeSigningKey(store.db, now)
  if (!isThere && known !== null && known !== replaces)
    throw new StartFault(
      `the reports of this store are signed with the key ${known}, and ${file} is not there: ${giveItsFile}`,
    )
  const signer = await signerIn(file)
  const { id } = signer.publicKey
  const standing = await store.write((db) => adoptSigningKey(db, signer.publicKey, now, replaces))
  switch (standing.kind) {
    case "active":
      return signer
    case "superseded": {
      const until = new Date(standing.until).toISOString()
      write(
        `the key ${standing.active} has taken over from ${id} in ${file}: what this process signs counts until ${until} at most; ${giveItsFile}\n`,
      )
      return signer
    }
    case "other":
      // Another process began the store at the same moment: this key was never anybody's.
      if (!isThere) remove(file)
      throw new StartFault(
        `the reports of this store are signed with the key ${standing.active}, and ${file} has another, ${id}: ${giveItsFile}; to let this one take over, put "replacesSigningKey": "${standing.active}" into the configuration`,
      )
    case "given_up":
      throw new StartFault(`${file} cannot sign reports: ${standing.what}`)
    default:
      return standing satisfies never
  }
}

const giveItsFile = "give this process that key's file, by signingKeyFile or in its data folder"

async function signerIn(file: string): Promise<RemoteSigner> {
  try {
    return await openKeyFile(file)
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown)
    throw new StartFault(why.includes(file) ? why : `${file} cannot be used: ${why}`)
  }
}
