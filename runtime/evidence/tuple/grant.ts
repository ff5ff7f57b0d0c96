import type { FrozenRouting } from "../../admission/routing/freeze.ts"
import type { FrozenCandidate } from "../../gateway/lease/grant.ts"
import type { StoredGrant } from "../leases.ts"
import type { Db } from "../store/store.ts"

/** What a lease is minted for. */
export interface GrantTerms {
  readonly run: string
  readonly seconds: number
  /** The retention mode, as the driver's envelopes name it. */
  readonly retention: string
  /** Micro-dollars; null: nothing is counted against it. */
  readonly budget: number | null
}

/** The id by which a gateway has the installation's own credential of a provider. */
export function supplyOf(provider: string): string {
  return `platform:${provider}`
}

/** The grant of a lease from frozen routing: its candidates in the order of the ladders, each bound to its generation. */
export async function grantOf(db: Db, routing: FrozenRouting, terms: GrantTerms): Promise<StoredGrant> {
  const numbers = await generationNumbers(db, generationsOf(routing))
  const candidates = routing.ladders.flatMap(({ tier, candidates: ladder }) =>
    ladder.map(({ provider, model, effort, source }): FrozenCandidate => {
      const bound =
        source.type === "workspace_credential"
          ? { credential: source.model_credential_id, generation: numbers.get(source.generation) ?? null }
          : { credential: supplyOf(source.provider_key), generation: null }
      return { tier, provider, model, ...(effort === null || effort === undefined ? {} : { effort }), ...bound }
    }),
  )
  return { ...terms, policy: routing.policy, candidates }
}

/** The ids of the generations that frozen routing is bound to. */
export function generationsOf({ ladders }: FrozenRouting): readonly string[] {
  const bound = ladders.flatMap(({ candidates }) =>
    candidates.flatMap(({ source }) => (source.type === "workspace_credential" ? [source.generation] : [])),
  )
  return [...new Set(bound)]
}

/** Whether any of these generations is revoked by now, or its credential is. */
export async function isRevoked(db: Db, generations: readonly string[]): Promise<boolean> {
  if (generations.length === 0) return false
  const live = await db
    .selectFrom("credential_generations")
    .innerJoin("model_credentials", "model_credentials.id", "credential_generations.credential_id")
    .select("credential_generations.id")
    .where("credential_generations.id", "in", generations)
    .where("credential_generations.revoked_at", "is", null)
    .where("model_credentials.status", "=", "active")
    .execute()
  return live.length < generations.length
}

async function generationNumbers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom("credential_generations").select(["id", "number"]).where("id", "in", ids).execute()
  return new Map(rows.map(({ id, number }) => [id, number]))
}
