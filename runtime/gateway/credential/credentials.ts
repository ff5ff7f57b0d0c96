import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import { Cuts } from "./cuts.ts"
import { isCredential, Secret } from "./secret.ts"

/** What may be said of a credential: never the secret, and nothing that is made of it. */
export interface CredentialState {
  readonly id: string
  readonly provider: string
  /** The generation that new leases are bound to; null: revoked. */
  readonly active: number | null
  /** Generations that leases may still be bound to, oldest first. */
  readonly live: readonly number[]
}

/** The credentials of a gateway. What is written is never read back; only the outbound edge is handed a secret. */
export interface Credentials {
  /**
   * Adds a generation, from 1 on, or under the number that somebody else has counted; leases that are bound to an earlier
   * one keep it until it is revoked.
   */
  readonly put: (
    id: string,
    provider: string,
    secret: string | Secret,
    generation?: number,
  ) => { readonly ok: true; readonly generation: number } | Refused
  /** Revokes one generation, or all and the credential with them; calls that use it are ended at once. Says whether there was one. */
  readonly revoke: (id: string, generation?: number) => boolean
  readonly read: (id: string) => CredentialState | null
  /** @internal The secret of a live generation, and the calls that use it. */
  readonly use: (id: string, generation: number) => { readonly secret: Secret; readonly cuts: Cuts } | null
}

interface Kept {
  readonly provider: string
  readonly generations: Map<number, { readonly secret: Secret; readonly cuts: Cuts }>
  last: number
}

/** A store in memory, empty at first. */
export function credentialStore(): Credentials {
  const kept = new Map<string, Kept>()
  return {
    put: (id, provider, given, counted) => {
      const secret = typeof given === "string" ? new Secret(given) : given
      if (!isCredential(secret.reveal())) return refused(unusable)
      const of = kept.get(id) ?? { provider, generations: new Map(), last: 0 }
      if (of.provider !== provider) return refused(otherProvider)
      kept.set(id, of)
      const generation = counted ?? of.last + 1
      of.last = Math.max(of.last, generation)
      of.generations.set(generation, { secret, cuts: new Cuts() })
      return { ok: true, generation }
    },
    revoke: (id, generation) => {
      const of = kept.get(id)
      const revoked = [...(of?.generations ?? [])].filter(([each]) => generation === undefined || each === generation)
      for (const [each, { cuts: using }] of revoked) {
        of?.generations.delete(each)
        using.cut("credential_revoked")
      }
      return revoked.length > 0
    },
    read: (id) => {
      const of = kept.get(id)
      if (of === undefined) return null
      const live = [...of.generations.keys()]
      return { id, provider: of.provider, active: live.at(-1) ?? null, live }
    },
    use: (id, generation) => kept.get(id)?.generations.get(generation) ?? null,
  }
}

const unusable: Refusal = {
  code: "credential/unusable",
  what: "The credential is not 8 to 4096 visible ASCII characters.",
  why: "it must fit in a header as it is, and be found again if somebody echoes it",
  fix: "give the key as the provider shows it, without spaces and line breaks",
  facts: [],
}
const otherProvider: Refusal = {
  code: "credential/other-provider",
  what: "The credential belongs to another provider.",
  why: "a rotation changes the key and nothing else",
  fix: "use another id for another provider",
  facts: [],
}
