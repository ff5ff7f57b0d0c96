import type { OwnedCapability, OwnedRunner } from "../admission/routing/harness-owned.ts"
import type { Db } from "./store/store.ts"

/** What a runner announced, as far as admission and the queue ask. */
export interface Presence {
  readonly pool: string
  readonly placement: OwnedRunner["placement"]
  /** Literals of lanes. */
  readonly drivers: readonly string[]
  readonly planes: readonly string[]
  readonly ready: boolean
  readonly readiness: readonly { readonly target: string; readonly reason: string }[]
  readonly harness_owned: readonly (OwnedCapability & { readonly login: boolean })[]
}

/** A runner whose presence did not expire. */
export interface LiveRunner {
  readonly id: string
  /** null: it works for every workspace. */
  readonly workspace: string | null
  readonly presence: Presence
  readonly expiresAt: number
}

/** The live runners that a workspace sees: its own, and those of the installation. */
export async function liveRunners(db: Db, workspace: string, now: number): Promise<readonly LiveRunner[]> {
  const rows = await db
    .selectFrom("runners")
    .selectAll()
    .where("expires_at", ">", now)
    .where((where) => where.or([where("workspace_id", "is", null), where("workspace_id", "=", workspace)]))
    .orderBy("id")
    .execute()
  return rows.map(({ id, workspace_id, presence, expires_at }) => ({
    id,
    workspace: workspace_id,
    presence: JSON.parse(presence) as Presence,
    expiresAt: expires_at,
  }))
}

/** The runners as admission of a harness with a model of its own asks for them: one for each login. */
export function ownedRunners(runners: readonly LiveRunner[]): readonly OwnedRunner[] {
  return runners.flatMap(({ id, presence: { pool, placement, harness_owned: owned }, expiresAt }) =>
    owned.map(({ login, ...capability }) => ({
      id,
      pool,
      placement,
      enrollment: capability,
      advertisement: { ...capability, login, expires_at: expiresAt },
    })),
  )
}
