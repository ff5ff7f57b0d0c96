import { UsageError } from "../command.ts"
import type { RoutingCandidate } from "../../output/documents/index.ts"

/** A candidate as it is typed, with the name of its credential in place of an id. */
export interface TypedCandidate {
  readonly tier: string
  readonly provider: string
  readonly model: string
  readonly effort?: string
  readonly source: { readonly credential: string } | { readonly type: string }
}

const members = ["tier", "provider", "model", "credential", "source", "effort"]
const ownSources = ["platform_provider", "harness_owned"]

/** Reads `K=V,…`. Throws `UsageError`, which says what is wrong with it. */
export function candidateIn(typed: string): TypedCandidate {
  const stated = new Map<string, string>()
  for (const part of typed.split(",")) {
    const at = part.indexOf("=")
    const name = part.slice(0, at)
    if (at < 1 || !members.includes(name))
      throw wrong(typed, `${at < 1 ? part : name} is none of ${members.join(", ")}, each with = and a value`)
    if (stated.has(name)) throw wrong(typed, `${name} stands there twice`)
    stated.set(name, part.slice(at + 1))
  }
  const needed = (name: string): string => {
    const value = stated.get(name) ?? ""
    if (value === "") throw wrong(typed, `it has no ${name}`)
    return value
  }
  const [credential, source, effort] = [stated.get("credential"), stated.get("source"), stated.get("effort")]
  if ((credential === undefined) === (source === undefined))
    throw wrong(typed, "it has exactly one of credential=KEY and source=NAME")
  if (source !== undefined && !ownSources.includes(source))
    throw wrong(typed, `source is one of ${ownSources.join(", ")}; a credential of the workspace is credential=KEY`)
  return {
    tier: stated.get("tier") ?? "default",
    provider: needed("provider"),
    model: needed("model"),
    source: source === undefined ? { credential: needed("credential") } : { type: source },
    ...(effort === undefined ? {} : { effort }),
  }
}

/** A candidate in the platform's form; `idOf` answers with the id of a credential that is named. */
export async function candidateOf(
  { source, ...rest }: TypedCandidate,
  idOf: (credential: string) => Promise<string>,
): Promise<RoutingCandidate> {
  const from =
    "credential" in source
      ? { type: "workspace_credential", model_credential_id: await idOf(source.credential) }
      : source.type === "platform_provider"
        ? { type: source.type, provider_key: rest.provider, policy: eligible }
        : { type: source.type }
  return { ...rest, credential_source: from } as RoutingCandidate
}

const eligible = "eligible_at_admission"

function wrong(typed: string, what: string): UsageError {
  return new UsageError(`--candidate ${typed}: ${what}`)
}
