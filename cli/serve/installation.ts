import { hostname } from "node:os"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { RemoteSigner } from "../../runtime/admission/attestation/statement.ts"
import { openKeyFile } from "../../runtime/evidence/signing/key-file.ts"
import { rotateSigningKey } from "../../runtime/evidence/signing/ring.ts"
import type { Store } from "../../runtime/evidence/store/store.ts"
import { plainInstallation } from "../../runtime/evidence/tuple/installation.ts"
import type { Installation } from "../../runtime/evidence/tuple/installation.ts"
import { tool } from "../../generators/tool.ts"
import type { ServeConfiguration } from "./configuration.ts"
import { StartFault } from "./start-fault.ts"

/** The platforms whose images a sandbox of this machine runs. */
const platforms: { readonly [machine: string]: string } = { x64: "linux/amd64", arm64: "linux/arm64" }

/** What an installation adds to what its workspaces choose. */
export function installationOf({ supplied, runner }: ServeConfiguration): Installation {
  const platform = platforms[process.arch]
  const plain = plainInstallation({ kind: "local", platforms: platform === undefined ? [] : [platform] })
  return { ...plain, supplied: supplied.map(({ provider }) => provider), pool: runner.pool }
}

/** The key in a file as the one that reports are signed with from now on. Throws `StartFault` where it cannot be. */
export async function openSigner(store: Store, file: string, now: number): Promise<RemoteSigner> {
  let signer: RemoteSigner
  try {
    signer = await openKeyFile(file)
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown)
    throw new StartFault(why.includes(file) ? why : `${file} cannot be used: ${why}`)
  }
  const made = await store.write((db) => rotateSigningKey(db, signer.publicKey, now))
  if (!made.ok) throw new StartFault(`${file} cannot sign reports: ${made.refusal.what}`)
  return signer
}

/** The description of the API that it answers with itself. */
export function descriptionText(): string {
  return readFileSync(join(tool.folder, "output", "openapi.json"), "utf8")
}

/** The name by which a runner of this machine is known where none is configured. */
export function machineName(): string {
  const plain = hostname()
    .replaceAll(/[^A-Za-z0-9._-]/g, "-")
    .slice(0, 63)
  return /^[A-Za-z0-9]/.test(plain) ? plain : "runner"
}
