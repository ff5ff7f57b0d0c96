import type { Arguments, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import type { ModelCredentialRecord } from "../../output/documents/index.ts"
import { answer } from "../platform/answer.ts"
import { credentialNamed, credentials } from "../platform/names.ts"
import { everyPage, oldestFirst } from "../platform/pages.ts"
import { table } from "../platform/table.ts"
import type { Prepared } from "./verb.ts"
import { ownPlaces, secretOf } from "./secret.ts"

const heading = ["KEY", "PROVIDER", "STATUS", "HEALTH", "GENERATION", "ID"]

/** Puts a credential into the workspace. The secret goes to the platform and nowhere else. */
export async function addCredential(terminal: Terminal, given: Arguments, key: string): Promise<Prepared> {
  const provider = given.options["provider"]
  if (typeof provider !== "string") throw new UsageError("model credential add needs --provider NAME")
  const secret = await secretOf(terminal.cwd, given, ownPlaces())
  return async ({ client, workspace, once }) => {
    const body = { key, provider_key: provider, api_key: secret }
    const record = await client.modelCredentials.create(await workspace(), body, once())
    const next = `${terminal.command} model profile create PROFILE --candidate provider=${provider},model=MODEL,credential=${record.key}`
    return answer(terminal, given, record, `Added ${record.key} (${record.id}).\nNext: ${next}`)
  }
}

/** Lists the credentials of the workspace. */
export function listCredentials(terminal: Terminal, given: Arguments): Prepared {
  return async (platform) => {
    const data = await credentials(platform)
    return answer(terminal, given, data, table(heading, data.map(row)))
  }
}

/** Gives a credential another secret, by a new generation. A version that somebody else has changed meanwhile is refused. */
export async function rotateCredential(terminal: Terminal, given: Arguments, name: string): Promise<Prepared> {
  const secret = await secretOf(terminal.cwd, given, ownPlaces())
  return async (platform) => {
    const { id, resource_version: seen } = await credentialNamed(platform, name)
    const body = { expected_resource_version: seen, api_key: secret }
    const record = await platform.client.modelCredentials.rotate(id, body, platform.once())
    return answer(terminal, given, record, `Rotated ${record.key} to generation ${record.active_generation}.`)
  }
}

/** Revokes a credential. What runs with it is refused from then on. */
export function revokeCredential(terminal: Terminal, given: Arguments, name: string): Prepared {
  return async (platform) => {
    const { id, resource_version: seen } = await credentialNamed(platform, name)
    const record = await platform.client.modelCredentials.revoke(
      id,
      { expected_resource_version: seen },
      platform.once(),
    )
    return answer(terminal, given, record, `Revoked ${record.key}.`)
  }
}

/** Shows a credential with its generations; no secret is among what the platform answers. */
export function showCredential(terminal: Terminal, given: Arguments, name: string): Prepared {
  return async (platform) => {
    const record = await credentialNamed(platform, name)
    const data = oldestFirst(await everyPage((query) => platform.client.modelCredentials.generations(record.id, query)))
    const generations = data.map(({ number, status, created_at: since }) => [String(number), status, since])
    const text = [
      table(heading, [row(record)]),
      `Sent to ${record.public_base_url}; custody ${record.custody_policy}.`,
      table(["GENERATION", "STATUS", "SINCE"], generations),
    ].join("\n\n")
    return answer(terminal, given, { ...record, generations: data }, text)
  }
}

function row({ key, provider_key: provider, status, health, active_generation: active, id }: ModelCredentialRecord) {
  return [key, provider, status, health, active === null ? "none" : String(active), id]
}
