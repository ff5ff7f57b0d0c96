import { Secret } from "../../gateway/index.ts"
import type { Credentials, FrozenCandidate } from "../../gateway/index.ts"
import type { Db } from "../store/store.ts"

/** A generation of a credential in the store. */
export interface Generation {
  readonly credential: string
  readonly number: number
}

/**
 * The credentials that the leases of a gateway need, opened when the first of them does, and let go with the last. What
 * the store has sealed is nowhere else in the process than in the gateway's own credentials.
 */
export class Custody {
  readonly #credentials: Credentials
  readonly #unseal: (sealed: string, row: string) => string
  /** What each lease holds. */
  readonly #ofLease = new Map<string, readonly Generation[]>()

  constructor(credentials: Credentials, unseal: (sealed: string, row: string) => string) {
    this.#credentials = credentials
    this.#unseal = unseal
  }

  /** Opens what leases need; what is revoked or cannot be opened is not there, and its calls are told so. */
  async open(db: Db, leases: readonly { readonly id: string; readonly candidates: readonly FrozenCandidate[] }[]) {
    const needed = leases.flatMap(({ candidates }) => candidates.filter(({ generation }) => generation !== null))
    if (needed.length > 0) {
      const rows = await db
        .selectFrom("credential_generations as generation")
        .innerJoin("model_credentials as head", "head.id", "generation.credential_id")
        .select([
          "generation.id",
          "generation.credential_id",
          "generation.number",
          "generation.sealed",
          "head.provider",
        ])
        .where("generation.credential_id", "in", [...new Set(needed.map(({ credential }) => credential))])
        .where("generation.revoked_at", "is", null)
        .execute()
      for (const row of rows)
        if (needed.some(({ credential, generation }) => credential === row.credential_id && generation === row.number))
          this.#put(row.id, row.credential_id, row.number, row.provider, row.sealed)
    }
    for (const { id, candidates } of leases)
      this.#ofLease.set(
        id,
        candidates.flatMap(({ credential, generation }) =>
          generation === null ? [] : [{ credential, number: generation }],
        ),
      )
  }

  /** Lets go of what a lease held, where no other holds it. */
  drop(lease: string): void {
    const held = this.#ofLease.get(lease) ?? []
    this.#ofLease.delete(lease)
    const others = new Set(this.held().map(nameOf))
    for (const generation of held)
      if (!others.has(nameOf(generation))) this.#credentials.revoke(generation.credential, generation.number)
  }

  /** Ends every call that uses a generation. */
  revoke({ credential, number }: Generation): void {
    this.#credentials.revoke(credential, number)
  }

  /** What is held, each as often as a lease holds it. */
  held(): readonly Generation[] {
    return [...this.#ofLease.values()].flat()
  }

  #put(row: string, credential: string, number: number, provider: string, sealed: string | null): void {
    if (sealed === null || this.#credentials.read(credential)?.live.includes(number) === true) return
    try {
      this.#credentials.put(credential, provider, new Secret(this.#unseal(sealed, row)), number)
    } catch {
      // Sealed under a key that is not here: as good as revoked.
    }
  }
}

function nameOf({ credential, number }: Generation): string {
  return `${credential} ${number}`
}
