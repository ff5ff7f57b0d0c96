import type { ConnectedRuntime } from "../../../output/documents/connected-runtime.ts"
import type { ConnectedRuntimeToken } from "../../../output/documents/connected-runtime-token.ts"
import { refused } from "../../refusal.ts"
import { staleVersion } from "../edge/refusals.ts"
import type { ApiRequest, Handler, NotFound } from "../handler.ts"
import { pageOf } from "../page.ts"
import { recordOf } from "./record.ts"
import type { RuntimeRow } from "./record.ts"
import { ringOf, ringText, withKey } from "../../evidence/connected/stored-ring.ts"

const prefix = "crt"
/** What a connector's token begins with. */
const tokenPrefix = "crtt"
const missing: NotFound = { ok: false, missing: true }

/** Enrolls a process of somebody's own. Its token stands in this one answer, and only the digest of it is kept. */
export const createConnectedRuntime: Handler = async ({ caller, body, db, now }, ground) => {
  const { agent, principal, attestation_key: pem } = body as ConnectedRuntime
  const ring = pem === undefined ? null : withKey([], pem, now)
  if (ring?.ok === false) return ring
  const { bearer, digest } = ground.newBearer(tokenPrefix)
  const row: RuntimeRow = {
    id: ground.newId(prefix),
    workspace_id: caller.workspace,
    agent,
    principal,
    token_digest: digest,
    key_ring: ring === null ? null : ringText(ring.ring),
    resource_version: 1,
    connected_until: null,
    created_at: now,
  }
  await db.insertInto("connected_runtimes").values(row).execute()
  return { ok: true, body: { ...recordOf(row, now), token: bearer } }
}

/** The connected runtimes of the workspace. */
export const listConnectedRuntimes: Handler = async ({ caller, db, now, query }) => {
  const list = db.selectFrom("connected_runtimes").selectAll().where("workspace_id", "=", caller.workspace)
  return { ok: true, body: await pageOf(list, query, (row) => recordOf(row, now)) }
}

/** One connected runtime. */
export const readConnectedRuntime: Handler = async (request) => {
  const row = await rowOf(request)
  return row === undefined ? missing : { ok: true, body: recordOf(row, request.now) }
}

/**
 * Gives a connected runtime another token, and the one before is good for nothing from this moment on. A key that comes
 * with it signs the batches from here on; what the key before signs then is refused.
 */
export const rotateConnectedRuntimeToken: Handler = async (request, ground) => {
  const { body, db, now } = request
  const { expected_resource_version: expected, attestation_key: pem } = body as ConnectedRuntimeToken
  const row = await rowOf(request)
  if (row === undefined) return missing
  if (expected !== undefined && expected !== row.resource_version)
    return refused(staleVersion(expected, row.resource_version))
  const ring = pem === undefined ? null : withKey(ringOf(row.key_ring), pem, now)
  if (ring?.ok === false) return ring
  const { bearer, digest } = ground.newBearer(tokenPrefix)
  const next = await db
    .updateTable("connected_runtimes")
    .set({
      token_digest: digest,
      resource_version: row.resource_version + 1,
      ...(ring === null ? {} : { key_ring: ringText(ring.ring) }),
    })
    .where("id", "=", row.id)
    .where("resource_version", "=", row.resource_version)
    .returningAll()
    .executeTakeFirst()
  if (next === undefined) return refused(staleVersion(row.resource_version, row.resource_version + 1))
  return { ok: true, body: { ...recordOf(next, now), token: bearer } }
}

async function rowOf({ caller, params, db }: ApiRequest): Promise<RuntimeRow | undefined> {
  return db
    .selectFrom("connected_runtimes")
    .selectAll()
    .where("id", "=", params["connected_runtime_id"] ?? "")
    .where("workspace_id", "=", caller.workspace)
    .executeTakeFirst()
}
