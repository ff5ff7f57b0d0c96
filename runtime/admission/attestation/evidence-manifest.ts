import { conformanceEvidenceManifest } from "../../../output/facts/revisions.ts"
import { canonicalJson } from "../canonical-json.ts"
import { refused, shown } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import { digestOf } from "./statement.ts"
import type { ValidityWindow } from "./validity-window.ts"

/** Who had a hand in a piece of evidence, for whoever audits it. */
export interface AuditActor {
  readonly id: string
  readonly role: string
}

/** What a manifest's digest is taken over. */
export interface EvidenceManifest {
  /** The evidence exactly as the server interpreted it: JSON. */
  readonly evidence: unknown
  readonly actors: readonly AuditActor[]
  readonly validity: ValidityWindow
}

/** Evidence as it is kept. Reports from before there were manifests have neither member of them. */
export interface StoredEvidence extends EvidenceManifest {
  readonly evidence_manifest_revision: string | null
  readonly evidence_manifest_hash: string | null
}

/** What each revision takes its digest over. One that is no longer current stays here for as long as reports of it are kept. */
const covered: ReadonlyMap<string, (manifest: EvidenceManifest) => unknown> = new Map([
  [
    conformanceEvidenceManifest.literal,
    ({ evidence, actors, validity }: EvidenceManifest) => ({ evidence, actors, validity }),
  ],
])

/**
 * The digest of evidence by the revision that is named, which it covers too: `sha256:` and 64 hexadecimal digits. Refuses a
 * revision that this version does not know, and evidence without canonical form.
 */
export function manifestHash(
  revision: string,
  manifest: EvidenceManifest,
): { readonly ok: true; readonly hash: string } | Refused {
  const cover = covered.get(revision)
  if (cover === undefined) return refused(unknownRevision(revision))
  const canonical = canonicalJson({ revision, manifest: cover(manifest) })
  return canonical.ok ? { ok: true, hash: digestOf(canonical.bytes) } : canonical
}

/**
 * Whether stored evidence may be served: its digest is taken again by the revision stored with it. Evidence from before
 * there were manifests is served as it is, and says so by `hashed: false`.
 */
export function checkStored(stored: StoredEvidence): { readonly ok: true; readonly hashed: boolean } | Refused {
  const { evidence_manifest_revision: revision, evidence_manifest_hash: hash } = stored
  if (revision === null && hash === null) return { ok: true, hashed: false }
  if (revision === null || hash === null) return refused(half)
  const again = manifestHash(revision, stored)
  if (!again.ok) return again
  return again.hash === hash ? { ok: true, hashed: true } : refused(altered)
}

const why = "evidence is served as it was when the server judged it, or not at all"
const facts = [conformanceEvidenceManifest.id]

function unknownRevision(revision: string): Refusal {
  return {
    code: "evidence/unknown-revision",
    what: `Nobody here knows what a manifest of revision ${shown(revision)} covers.`,
    why,
    fix: "serve it with a version that knows the revision, or verify the tuple again",
    facts,
  }
}

const half: Refusal = {
  code: "evidence/half-hashed",
  what: "The evidence has a digest or the revision of one, and not both.",
  why,
  fix: "restore the record from a copy, or verify the tuple again",
  facts,
}

const altered: Refusal = {
  code: "evidence/altered",
  what: "The evidence is not what its digest was taken over.",
  why,
  fix: "find out who changed the record; verify the tuple again",
  facts,
}

/** The refusal of a record that is not what was signed beside it; `how` is a clause that says in what. */
export function alteredRecord(how: string): Refusal {
  return { ...altered, what: `The stored report is not as it was signed: ${how}.` }
}
