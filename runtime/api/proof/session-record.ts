import type { SessionRecord } from "../../../output/documents/session-record.ts"
import type { Frozen } from "../../evidence/session/frozen.ts"
import type { SessionTable } from "../../evidence/store/tables.ts"
import { momentText } from "../moment.ts"

/** A session as answers show it. */
export function sessionRecord({ id, frozen: text, created_at: created }: SessionTable): SessionRecord {
  const frozen = JSON.parse(text) as Frozen
  const { retention, capabilities, mcp_servers, no_mcp_servers_because } = frozen
  const common = { id, retention, capabilities, mcp_servers, no_mcp_servers_because, created_at: momentText(created) }
  switch (frozen.kind) {
    case "managed":
      return {
        ...common,
        cell: frozen.cell,
        report_id: frozen.report_id,
        harness_profile_version_id: frozen.cell.harness_profile_version,
        release_digest: frozen.cell.release_digest,
        model_routing_revision_id: frozen.cell.model_routing_revision,
        credential_generations: frozen.credential_generations,
        policy_hash: frozen.cell.policy_hash,
        connected_runtime_id: null,
        access: frozen.access,
        usage_evidence: frozen.usage_evidence,
      }
    case "connected":
      return {
        ...common,
        cell: null,
        report_id: null,
        harness_profile_version_id: null,
        release_digest: null,
        model_routing_revision_id: null,
        credential_generations: [],
        policy_hash: null,
        connected_runtime_id: frozen.connected_runtime_id,
        access: null,
        usage_evidence: "absent",
      }
    default:
      return frozen satisfies never
  }
}
