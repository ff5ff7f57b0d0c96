import type { SessionRequest } from "../../../output/documents/session-request.ts"
import { admitConnected } from "../../evidence/session/admit-connected.ts"
import { admitManaged } from "../../evidence/session/admit-managed.ts"
import type { Frozen } from "../../evidence/session/frozen.ts"
import type { SessionTable } from "../../evidence/store/tables.ts"
import { anyRunner } from "../../evidence/queue/job.ts"
import { profileNamed, unknownName } from "../../evidence/tuple/resolve.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"
import type { ApiAnswer, ApiGround, ApiRequest } from "../handler.ts"
import { pageOf } from "../page.ts"
import { installationOf } from "./installation-of.ts"
import { missing } from "./missing.ts"
import { sessionRecord } from "./session-record.ts"

/** Admits a session, and freezes all that it was admitted with. */
export async function createSession(request: ApiRequest, ground: ApiGround): Promise<ApiAnswer> {
  const { body, caller, db, now } = request
  const asked = body as SessionRequest
  const { connected_runtime_id: runtime } = asked
  const admitted =
    runtime === undefined
      ? await managed(request, ground, asked)
      : await connected(request, ground, { ...asked, connected_runtime_id: runtime })
  if (!admitted.ok) return admitted
  const row: SessionTable = {
    id: ground.newId("sess"),
    workspace_id: caller.workspace,
    frozen: JSON.stringify(admitted.frozen),
    target: admitted.target,
    retention: admitted.frozen.retention,
    created_at: now,
  }
  await db.insertInto("sessions").values(row).execute()
  return { ok: true, body: sessionRecord(row) }
}

/** The sessions of the workspace. */
export async function listSessions({ caller, db, query }: ApiRequest): Promise<ApiAnswer> {
  const list = db.selectFrom("sessions").selectAll().where("workspace_id", "=", caller.workspace)
  return { ok: true, body: await pageOf(list, query, sessionRecord) }
}

/** One session. */
export async function readSession(request: ApiRequest): Promise<ApiAnswer> {
  const row = await sessionIn(request)
  return row === undefined ? missing : { ok: true, body: sessionRecord(row) }
}

/** The session that the path names, in the caller's workspace. */
export async function sessionIn({ caller, db, params }: ApiRequest): Promise<SessionTable | undefined> {
  return db
    .selectFrom("sessions")
    .selectAll()
    .where("workspace_id", "=", caller.workspace)
    .where("id", "=", params["session_id"] ?? "")
    .executeTakeFirst()
}

type Admitted = { readonly ok: true; readonly frozen: Frozen; readonly target: string } | Refused

async function managed(
  { caller: { workspace }, db, now }: ApiRequest,
  ground: ApiGround,
  asked: SessionRequest,
): Promise<Admitted> {
  const profile = await profileNamed(db, workspace, asked.harness_profile ?? "")
  if (profile === undefined) return refused(unknownName("harness profile", "The workspace"))
  const terms = {
    workspace,
    profile,
    routing: asked.model_routing_profile ?? "",
    sandbox: asked.sandbox_profile,
    retention: asked.retention ?? ("standard" as const),
    budget: asked.budget?.model_micro_dollars ?? null,
    capabilities: asked.capabilities ?? [],
    hasGateway: ground.gatewayUrl !== null,
    hasHostname: ground.publicHostname !== null,
  }
  const admitted = await admitManaged(db, terms, installationOf(ground), now)
  return admitted.ok ? { ok: true, frozen: admitted.frozen, target: admitted.runner ?? anyRunner } : admitted
}

async function connected(
  { caller: { workspace }, db }: ApiRequest,
  { publicHostname }: ApiGround,
  {
    connected_runtime_id: id,
    retention = "standard",
    capabilities = [],
  }: SessionRequest & { readonly connected_runtime_id: string },
): Promise<Admitted> {
  const runtime = await db
    .selectFrom("connected_runtimes")
    .select("id")
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .executeTakeFirst()
  if (runtime === undefined) return refused(unknownName("connected runtime", "The workspace"))
  const admitted = admitConnected({ runtime: id, retention, capabilities, connection: publicHostname !== null })
  return admitted.ok ? { ...admitted, target: id } : admitted
}
