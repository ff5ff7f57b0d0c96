import { nearNames } from "../../model/near-names.ts"
import { UsageError } from "../command.ts"
import type {
  Client,
  ConnectedRuntimeRecord,
  HarnessProfileRecord,
  ModelCredentialRecord,
  RoutingProfileRecord,
} from "./client.ts"
import type { Platform } from "./platform.ts"

/** The id of the workspace of a name or an id; null: of the oldest that the key is for. */
export async function listed(client: Client, name: string | null): Promise<string> {
  const { data } = await client.workspaces.list()
  if (name !== null) return chosen("workspace", data, name, ({ name: called }) => called).id
  const [first] = data
  if (first === undefined) throw new UsageError("the key is for no workspace: make one first")
  return first.id
}

/** The model credential of a key or an id. */
export async function credentialNamed({ client, workspace }: Platform, name: string): Promise<ModelCredentialRecord> {
  const { data } = await client.modelCredentials.list(await workspace())
  return chosen("model credential", data, name, ({ key }) => key)
}

/** The model routing profile of a key or an id. */
export async function routingNamed({ client, workspace }: Platform, name: string): Promise<RoutingProfileRecord> {
  const { data } = await client.modelRoutingProfiles.list(await workspace())
  return chosen("model profile", data, name, ({ key }) => key)
}

/** The harness profile of a name or an id. */
export async function harnessNamed({ client }: Platform, name: string): Promise<HarnessProfileRecord> {
  const { data } = await client.harnessRuntime.profiles.list()
  return chosen("harness profile", data, name, ({ name: called }) => called)
}

/** The connected runtime of an id, or of the agent that it runs. */
export async function runtimeNamed({ client }: Platform, name: string): Promise<ConnectedRuntimeRecord> {
  const { data } = await client.connectedRuntimes.list()
  return chosen("connected runtime", data, name, ({ agent }) => agent)
}

function chosen<T extends { readonly id: string }>(
  kind: string,
  all: readonly T[],
  name: string,
  nameOf: (one: T) => string,
): T {
  const found = all.find(({ id }) => id === name) ?? all.find((one) => nameOf(one) === name)
  if (found !== undefined) return found
  const names = all.map(nameOf)
  const [near] = nearNames(name, names)
  const known = names.length === 0 ? "there is none yet" : `there are ${names.toSorted().slice(0, 8).join(", ")}`
  throw new UsageError(`there is no ${kind} ${name}${near === undefined ? `; ${known}` : `; nearest is ${near}`}`)
}
