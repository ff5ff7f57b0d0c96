import type { RoutingCandidate } from "../../../output/documents/definitions.ts"
import { decodeModelRoutingRevision } from "../../../output/documents/model-routing-revision.ts"
import type { ModelRoutingRevision } from "../../../output/documents/model-routing-revision.ts"
import { refused, shown } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import { malformed, whereIn } from "../malformed.ts"
import type { Access, RoutingHead } from "./head.ts"

/** An immutable revision of a routing profile. Frozen in depth: whoever holds it holds what was published. */
export interface RoutingRevision {
  readonly id: string
  /** Id of its head. */
  readonly profile: string
  /** From 1, without gaps. */
  readonly number: number
  readonly access: Access
  readonly policy: ModelRoutingRevision["routing_policy"]
  /** In the author's order. */
  readonly candidates: readonly RoutingCandidate[]
}

/** A credential of the workspace, as far as routing may know it. */
export interface CredentialState {
  readonly id: string
  readonly provider: string
  /** The live generation; null: revoked or rejected. */
  readonly generation: string | null
}

/** What a publication is judged by. */
export interface PublicationTerms {
  /** The id of the new revision; the server's. */
  readonly id: string
  /** The credentials of the workspace; one of another workspace looks like none. */
  readonly credentials: readonly CredentialState[]
}

/** A published revision, and its head with the next fence. */
export interface Publication {
  readonly ok: true
  readonly head: RoutingHead
  readonly revision: RoutingRevision
}

/**
 * Publishes the next revision of a head from a request as it came from outside. The head is left as it is where the
 * request is refused: another version was seen, a source is of another lane than the head, names another provider than its
 * candidate, or differs among candidates of one provider, or a credential is not the workspace's.
 */
export function publishRevision(head: RoutingHead, request: unknown, terms: PublicationTerms): Publication | Refused {
  const decoded = decodeModelRoutingRevision(request)
  if (!decoded.ok)
    return malformed({
      code: "routing/malformed",
      what: `The routing revision is malformed ${whereIn(decoded.error)}.`,
      error: decoded.error,
    })
  const { expected_resource_version: seen, routing_policy: policy, candidates } = decoded.value
  if (seen !== head.resource_version) return refused(stale(seen, head.resource_version))
  const refusal = candidatesFault(head.access, candidates, terms.credentials)
  if (refusal !== null) return refused(refusal)
  const number = head.revision + 1
  const revision = frozen({ id: terms.id, profile: head.id, number, access: head.access, policy, candidates })
  return { ok: true, head: { ...head, resource_version: head.resource_version + 1, revision: number }, revision }
}

function candidatesFault(
  access: Access,
  candidates: readonly RoutingCandidate[],
  credentials: readonly CredentialState[],
): Refusal | null {
  const sources = new Map<string, string>()
  for (const [index, candidate] of candidates.entries()) {
    const { provider, credential_source: source } = candidate
    if ((source.type === "harness_owned") !== (access === "harness_owned")) return otherLane(index, access)
    if (source.type === "platform_provider" && source.provider_key !== provider)
      return otherProvider(index, provider, source.provider_key)
    if (source.type === "workspace_credential") {
      const credential = credentials.find(({ id }) => id === source.model_credential_id)
      if (credential === undefined) return unknownCredential(index)
      if (credential.provider !== provider) return otherProvider(index, provider, credential.provider)
    }
    const known = sources.get(provider)
    const said = sourceKey(source)
    if (known !== undefined && known !== said) return sharedProvider(index, provider)
    sources.set(provider, said)
  }
  return null
}

/** Equal for equal sources, whatever the order of their members. */
function sourceKey(source: RoutingCandidate["credential_source"]): string {
  switch (source.type) {
    case "workspace_credential":
      return JSON.stringify([source.type, source.model_credential_id])
    case "platform_provider":
      return JSON.stringify([source.type, source.provider_key, source.policy])
    case "harness_owned":
      return JSON.stringify([source.type])
    default:
      return source satisfies never
  }
}

function frozen(revision: RoutingRevision): RoutingRevision {
  const candidates = revision.candidates.map((candidate) =>
    Object.freeze({ ...candidate, credential_source: Object.freeze({ ...candidate.credential_source }) }),
  )
  return Object.freeze({ ...revision, candidates: Object.freeze(candidates) })
}

const facts: readonly string[] = ["document/model-routing-revision"]

function stale(seen: number, version: number): Refusal {
  return {
    code: "routing/stale-version",
    what: `The request expects version ${seen} of the profile, which is at ${version}.`,
    why: "a revision that is written without having seen the newest one takes it back unread",
    fix: "read the profile again, and publish against its version",
    facts,
  }
}

function otherLane(index: number, access: Access): Refusal {
  return {
    code: "routing/mixed-lanes",
    what: `The credential source of candidate ${index} does not go by ${access}, the access lane of the profile.`,
    why: "a lane is one union of who selects, pays and routes; half of another has no meaning",
    fix: "take a source of the profile's lane, or create a profile for the other",
    facts,
  }
}

function otherProvider(index: number, provider: string, other: string): Refusal {
  return {
    code: "routing/other-provider",
    what: `Candidate ${index} is of ${shown(provider)}, and its credential source of ${shown(other)}.`,
    why: "a credential goes out to the provider that it is for, and to no other",
    fix: "name a source of the candidate's own provider",
    facts,
  }
}

/** A foreign credential is not told from a missing one, so its id is not repeated. */
function unknownCredential(index: number): Refusal {
  return {
    code: "routing/unknown-credential",
    what: `The workspace has no such model credential as candidate ${index} names.`,
    why: "a revision that nobody can pay for would fail in its first turn",
    fix: "create the credential first, and name its id",
    facts,
  }
}

function sharedProvider(index: number, provider: string): Refusal {
  return {
    code: "routing/shared-provider",
    what: `Candidate ${index} takes ${shown(provider)} by another credential source than the candidates before it.`,
    why: "several tiers or fallbacks would silently go by different credentials of one provider",
    fix: "give all candidates of one provider the same source",
    facts,
  }
}
