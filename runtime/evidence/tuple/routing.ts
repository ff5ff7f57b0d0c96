import { dialects } from "../../../output/facts/dialects.ts"
import { modelCards } from "../../../output/facts/model-cards.ts"
import { providers } from "../../../output/facts/providers.ts"
import type { Harness } from "../../../model/entries.ts"
import { freezeRouting } from "../../admission/routing/freeze.ts"
import type { FrozenRouting } from "../../admission/routing/freeze.ts"
import type { CredentialState, RoutingRevision } from "../../admission/routing/revision.ts"
import type { Refused } from "../../refusal.ts"
import type { Db } from "../store/store.ts"
import type { Installation } from "./installation.ts"

/** The newest revision of a routing profile, by the key of its head. */
export async function newestRevision(
  db: Db,
  workspace: string,
  key: string,
): Promise<RoutingRevision | "unknown" | "unpublished"> {
  const head = await db
    .selectFrom("routing_profiles")
    .selectAll()
    .where("workspace_id", "=", workspace)
    .where("key", "=", key)
    .executeTakeFirst()
  if (head === undefined) return "unknown"
  if (head.revision === 0) return "unpublished"
  const { document } = await db
    .selectFrom("routing_revisions")
    .select("document")
    .where("profile_id", "=", head.id)
    .where("number", "=", head.revision)
    .executeTakeFirstOrThrow()
  return JSON.parse(document) as RoutingRevision
}

/** The credentials of a workspace, each with the id of its live generation. */
export async function credentialStates(db: Db, workspace: string): Promise<readonly CredentialState[]> {
  const rows = await db
    .selectFrom("model_credentials")
    .leftJoin("credential_generations", (join) =>
      join
        .onRef("credential_generations.credential_id", "=", "model_credentials.id")
        .onRef("credential_generations.number", "=", "model_credentials.generation")
        .on("credential_generations.revoked_at", "is", null),
    )
    .select(["model_credentials.id", "model_credentials.provider", "model_credentials.status"])
    .select("credential_generations.id as generation")
    .where("model_credentials.workspace_id", "=", workspace)
    .execute()
  return rows.map(({ id, provider, status, generation }) => ({
    id,
    provider,
    generation: status === "active" ? generation : null,
  }))
}

/** Freezes a revision by what the workspace and the installation have now. */
export async function freezeNow(
  db: Db,
  workspace: string,
  revision: RoutingRevision,
  { harness, modelSpendBudget }: { readonly harness: Harness | null; readonly modelSpendBudget: boolean },
  { policy, supplied }: Installation,
): Promise<FrozenRouting | Refused> {
  return freezeRouting(revision, {
    harness,
    providers,
    dialects,
    cards: modelCards,
    credentials: await credentialStates(db, workspace),
    supplied,
    allowed: policy.allowed_providers,
    modelSpendBudget,
  })
}
