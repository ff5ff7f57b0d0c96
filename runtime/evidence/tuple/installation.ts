import type { CapabilitySet } from "../../../model/upgrade.ts"
import { canonicalJson } from "../../admission/canonical-json.ts"
import { digestOf } from "../../admission/attestation/statement.ts"
import type { Target } from "../../admission/release/release.ts"

/** What a sandbox profile chooses. */
export interface SandboxProfile {
  /** The logical name. */
  readonly key: string
  /** The image of the sandbox, by digest; null: that of the harness, which is the sandbox. */
  readonly image: string | null
}

/** What is allowed in every workspace of an installation. Its digest is a member of the tuple. */
export interface Policy {
  /** Axis name to the highest value that is allowed. */
  readonly axes: CapabilitySet
  /** The providers that may be routed to; null: all of them. */
  readonly allowed_providers: readonly string[] | null
  /** Whether sandboxes reach nothing but the platform. */
  readonly restricted_network: boolean
}

/** What an installation adds to what its workspaces choose. */
export interface Installation {
  readonly target: Target
  /** The first is taken where none is named. */
  readonly sandboxes: readonly [SandboxProfile, ...SandboxProfile[]]
  readonly policy: Policy
  /** The providers for which the platform has a supply of its own. */
  readonly supplied: readonly string[]
  /** The pool that runs which bring their own model are carried out in. */
  readonly pool: string
}

/** An installation that nobody said more of: one sandbox, which is the harness's image, and nothing that is forbidden. */
export function plainInstallation(target: Target): Installation {
  return {
    target,
    sandboxes: [{ key: "default", image: null }],
    policy: { axes: {}, allowed_providers: null, restricted_network: false },
    supplied: [],
    pool: "default",
  }
}

/** The digest of a policy. Throws where it has no canonical form, a mistake of whoever wrote it. */
export function policyHash(policy: Policy): string {
  return canonicalDigest({ ...policy })
}

/** The digest over the canonical form of a document: `sha256:` and 64 hexadecimal digits. Throws where it has none. */
export function canonicalDigest(document: unknown): string {
  const canonical = canonicalJson(document)
  if (!canonical.ok) throw new TypeError(canonical.refusal.what)
  return digestOf(canonical.bytes)
}
