import type { ModelCredentialGenerationRecord } from "../../../output/documents/model-credential-generation-record.ts"
import type { ModelCredentialRecord } from "../../../output/documents/model-credential-record.ts"
import type { ApiGround } from "../handler.ts"
import type { CredentialGenerationTable, ModelCredentialTable } from "../../evidence/store/tables.ts"
import { momentText } from "../moment.ts"

/** A credential as answers show it: nothing of its secret, and not where it is kept. */
export function credentialRecord(
  row: ModelCredentialTable,
  health: ModelCredentialRecord["health"],
  providers: ApiGround["providers"],
): ModelCredentialRecord {
  return {
    id: row.id,
    key: row.key,
    provider_key: row.provider,
    public_base_url: providers.find(({ name }) => name === row.provider)?.origin ?? null,
    custody_policy: "platform",
    status: row.status,
    health,
    active_generation: row.generation,
    resource_version: row.resource_version,
    created_at: momentText(row.created_at),
  }
}

/** A generation beside the number of the active one. */
export function generationRecord(
  { id, number, revoked_at: revoked, created_at: created }: CredentialGenerationTable,
  active: number | null,
): ModelCredentialGenerationRecord {
  const status = revoked !== null ? "revoked" : number === active ? "active" : "superseded"
  return { id, number, status, created_at: momentText(created) }
}
