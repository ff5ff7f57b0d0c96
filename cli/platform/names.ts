import { nearNames } from "../../model/near-names.ts"
import { UsageError } from "../command.ts"
import type { Checkfu } from "../../output/client/index.ts"
import type {
  ConnectedRuntimeRecord,
  HarnessProfileRecord,
  ModelCredentialRecord,
  ModelRoutingProfileRecord,
} from "../../output/documents/index.ts"
import { everyPage, oldestFirst } from "./pages.ts"
import type { Platform } from "./reached.ts"

/** The id of the workspace of a name or an id; null: of the oldest that the key is for. */
export async function workspaceNamed({ workspaces }: Checkfu, name: string | null): Promise<string> {
  const all = await everyPage((query) => workspaces.list(query))
  if (name !== null) return chosen("workspace", all, name, ({ name: called }) => called).id
  const [first] = oldestFirst(all)
  if (first === undefined) throw new UsageError("the key is for no workspace: make one first")
  return first.id
}

/** The model credentials of the workspace. */
export async function credentials({ client, workspace }: Platform): Promise<readonly ModelCredentialRecord[]> {
  const id = await workspace()
  return oldestFirst(await everyPage((query) => client.modelCredentials.list(id, query)))
}

/** The model credential of a key or an id. */
export async function credentialNamed(platform: Platform, name: string): Promise<ModelCredentialRecord> {
  return chosen("model credential", await credentials(platform), name, ({ key }) => key)
}

/** The model routing profiles of the workspace. */
export async function routings({ client, workspace }: Platform): Promise<readonly ModelRoutingProfileRecord[]> {
  const id = await workspace()
  return oldestFirst(await everyPage((query) => client.modelRoutingProfiles.list(id, query)))
}

/** The model routing profile of a key or an id. */
export async function routingNamed(platform: Platform, name: string): Promise<ModelRoutingProfileRecord> {
  return chosen("model profile", await routings(platform), name, ({ key }) => key)
}

/** The harness profile of a name or an id. */
export async function harnessNamed({ client }: Platform, name: string): Promise<HarnessProfileRecord> {
  const all = await everyPage((query) => client.harnessRuntime.profiles.list(query))
  return chosen("harness profile", all, name, ({ name: called }) => called)
}

/** The connected runtime of an id, or of the agent that it runs. */
export async function runtimeNamed({ client }: Platform, name: string): Promise<ConnectedRuntimeRecord> {
  const all = await everyPage((query) => client.connectedRuntimes.list(query))
  return chosen("connected runtime", all, name, ({ agent }) => agent)
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
  const shown = names.toSorted().slice(0, 8).join(", ")
  const known = names.length === 0 ? "there is none yet" : `there ${names.length === 1 ? "is" : "are"} ${shown}`
  throw new UsageError(`there is no ${kind} ${name}${near === undefined ? `; ${known}` : `; nearest is ${near}`}`)
}
