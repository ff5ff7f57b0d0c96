import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import type { ModelRoutingRevision } from "../../output/documents/index.ts"
import type { Arguments } from "../command.ts"
import { UsageError } from "../command.ts"
import { isObject } from "../platform/is-object.ts"
import { credentialNamed } from "../platform/names.ts"
import type { Platform } from "../platform/platform.ts"
import { candidateIn, candidateOf } from "./candidates.ts"

/** A revision that is to be published, but for the version that it follows. */
export type Revision = (platform: Platform) => Promise<StatedRevision>

/** What a revision states. Whether it may be one, the platform says. */
export type StatedRevision = Omit<ModelRoutingRevision, "expected_resource_version">

/** The revision that a command line states, by candidates or by a file; null: it states none. Throws `UsageError`. */
export function revisionIn(cwd: string, { options, lists }: Arguments): Revision | null {
  const [typed, file] = [lists["candidate"] ?? [], options["file"]]
  if (typeof file === "string") {
    if (typed.length > 0 || options["policy"] !== undefined)
      throw new UsageError("--file states the whole revision: leave out --candidate and --policy")
    const stated = objectIn(resolve(cwd, file), file)
    return (platform) => named(stated, platform)
  }
  if (typed.length === 0) return null
  const candidates = typed.map(candidateIn)
  const policy = (options["policy"] ?? "fallback") as StatedRevision["routing_policy"]
  return async (platform) => ({
    routing_policy: policy,
    candidates: await Promise.all(candidates.map((each) => candidateOf(each, idOf(platform)))),
  })
}

/** A revision from a file, in which credentials may stand by their keys. */
async function named(revision: Readonly<Record<string, unknown>>, platform: Platform): Promise<StatedRevision> {
  const { expected_resource_version: _, candidates, ...rest } = revision
  if (!Array.isArray(candidates)) return { ...rest, candidates } as unknown as StatedRevision
  const resolved = candidates.map(async (candidate: unknown) => {
    if (!isObject(candidate) || !isObject(candidate["credential_source"])) return candidate
    const { model_credential_id: credential, ...source } = candidate["credential_source"]
    if (typeof credential !== "string") return candidate
    const id = await idOf(platform)(credential)
    return { ...candidate, credential_source: { ...source, model_credential_id: id } }
  })
  return { ...rest, candidates: await Promise.all(resolved) } as unknown as StatedRevision
}

function idOf(platform: Platform): (credential: string) => Promise<string> {
  return async (credential) => {
    const { id, key, status } = await credentialNamed(platform, credential)
    if (status === "revoked")
      throw new UsageError(`the model credential ${key} is revoked, and answers nobody: name another one`)
    return id
  }
}

function objectIn(path: string, shown: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"))
    if (isObject(value)) return value
  } catch (thrown) {
    throw new UsageError(`--file ${shown}: ${thrown instanceof Error ? thrown.message : "it cannot be read"}`)
  }
  throw new UsageError(`--file ${shown} is no JSON object`)
}
