import type { Signer } from "../../../runtime/admission/index.ts"
import type { Arguments, Terminal } from "../../command.ts"
import { UsageError } from "../../command.ts"
import type { Platform } from "../../platform/platform.ts"
import type { ConnectAsked } from "./asked.ts"
import { makeKey, publicPem, signerIn } from "./signing-key.ts"
import { writeState } from "./state.ts"
import type { ConnectState } from "./state.ts"

/** What a process is connected with. */
export interface Enrolled {
  readonly state: ConnectState
  readonly signer: Signer | null
}

/** What was kept is enough to connect again: nothing is to be changed of it, and no key of the API is needed. null: it is not. */
export function takenUp(kept: ConnectState | null, { key }: ConnectAsked, given: Arguments): Enrolled | null {
  if (kept === null || key.kind === "new") return null
  const url = given.options["api-url"]
  if (typeof url === "string" && url.replace(/\/+$/, "") !== kept.apiUrl)
    throw new UsageError(`this process is known to ${kept.apiUrl}: give another --state to connect it to ${url} too`)
  if (key.kind === "file" && key.path !== kept.keyFile) return null
  return { state: kept, signer: kept.keyFile === null ? null : signerIn(kept.keyFile) }
}

/** Enrolls a process, or gives one that is enrolled another token together with its key, and keeps what came of it. */
export async function enroll(
  terminal: Terminal,
  { client, once, apiUrl }: Platform,
  kept: ConnectState | null,
  { agent, principal, key, state: path }: ConnectAsked,
): Promise<Enrolled> {
  const keyFile = key.kind === "new" ? newKeyFile(path, kept) : key.kind === "file" ? key.path : null
  if (key.kind === "new" && keyFile !== null) makeKey(keyFile)
  const signer = keyFile === null ? null : signerIn(keyFile)
  const attests = signer === null ? {} : { attestation_key: publicPem(signer) }
  const { id, token } =
    kept === null
      ? await client.connectedRuntimes.create({ agent, principal, ...attests }, once())
      : await client.connectedRuntimes.rotateToken(kept.runtime, attests, once())
  const state = { apiUrl, runtime: id, agent, principal, token, keyFile }
  writeState(path, state)
  if (key.kind === "new") terminal.err(`The key that signs the reports is in ${keyFile}.\n`)
  return { state, signer }
}

/** Beside the state, and never in the place of the key before: that one signs until the platform has the new one. */
function newKeyFile(path: string, kept: ConnectState | null): string {
  const first = `${path.replace(/\.json$/, "")}.pem`
  return kept?.keyFile === first ? `${path.replace(/\.json$/, "")}-next.pem` : first
}
