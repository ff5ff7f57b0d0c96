import type { VerificationRequest } from "../../../output/documents/verification-request.ts"
import type { VerificationRecord } from "../../../output/documents/verification-record.ts"
import { requestVerification as queueVerification } from "../../evidence/verification/request.ts"
import type { VerificationTable } from "../../evidence/store/tables.ts"
import type { ApiAnswer, ApiGround, ApiRequest } from "../handler.ts"
import { momentText } from "../moment.ts"
import { pageOf } from "../page.ts"
import { profileIn } from "./harness-profiles.ts"
import { installationOf } from "./installation-of.ts"
import { missing } from "./missing.ts"

/** Resolves the exact tuple, and queues its conformance run. */
export async function requestVerification(request: ApiRequest, ground: ApiGround): Promise<ApiAnswer> {
  const { body, caller, db, now } = request
  const profile = await profileIn(request)
  if (profile === undefined) return missing
  const {
    model_routing_profile: routing,
    sandbox_profile: sandbox,
    prove_platform_mcp: prove = false,
  } = body as VerificationRequest
  const asked = {
    id: ground.newId("ver"),
    jobId: ground.newId("job"),
    workspace: caller.workspace,
    profile,
    routing,
    sandbox,
    provePlatformMcp: prove,
    by: caller.id,
    hasGateway: ground.gatewayUrl !== null,
  }
  const queued = await queueVerification(db, asked, installationOf(ground), now)
  return queued.ok ? { ok: true, body: verificationRecord(queued.row) } : queued
}

/** The verifications of a profile. */
export async function listVerifications(request: ApiRequest): Promise<ApiAnswer> {
  const profile = await profileIn(request)
  if (profile === undefined) return missing
  const list = request.db.selectFrom("verifications").selectAll().where("profile_id", "=", profile.id)
  return { ok: true, body: await pageOf(list, request.query, verificationRecord) }
}

/** One verification. */
export async function readVerification({ caller, db, params }: ApiRequest): Promise<ApiAnswer> {
  const row = await db
    .selectFrom("verifications")
    .selectAll()
    .where("workspace_id", "=", caller.workspace)
    .where("id", "=", params["verification_id"] ?? "")
    .executeTakeFirst()
  return row === undefined ? missing : { ok: true, body: verificationRecord(row) }
}

function verificationRecord(row: VerificationTable): VerificationRecord {
  return {
    id: row.id,
    harness_profile_id: row.profile_id,
    state: row.state,
    progress: row.progress,
    cell: JSON.parse(row.cell) as VerificationRecord["cell"],
    prove_platform_mcp: row.prove_platform_mcp === 1,
    report_id: row.report_id,
    created_at: momentText(row.created_at),
    finished_at: row.finished_at === null ? null : momentText(row.finished_at),
  }
}
