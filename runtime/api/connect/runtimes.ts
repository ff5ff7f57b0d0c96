import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"
import type { Db } from "../../evidence/store/store.ts"
import type { ApiRequest, Handler, NotFound } from "../handler.ts"
import { recordOf } from "./record.ts"
import type { RuntimeRow } from "./record.ts"
import { ringOf, ringText, withKey } from "./stored-ring.ts"

interface NewRuntime {
  readonly agent: string
  readonly principal: string
  readonly attestation_key?: string
}

interface NewToken {
  readonly expected_resource_version?: number
  readonly attestation_key?: string
}

const prefix = "crt"
/** What a connector's token begins with. */
const tokenPrefix = "crtt"
const missing: NotFound = { ok: false, missing: true }

/** Enrolls a process of somebody's own. Its token stands in this one answer, and only the digest of it is kept. */
export const createConnectedRuntime: Handler = async ({ caller, body, db, now }, ground) => {
  const { agent, principal, attestation_key: pem } = body as NewRuntime
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

/** The connected runtimes of the workspace, oldest first. */
export const listConnectedRuntimes: Handler = async ({ caller, db, now, query }) => {
  const most = Number(query["limit"] ?? usualPage)
  const after = query["after"]
  const found = db
    .selectFrom("connected_runtimes")
    .selectAll()
    .where("workspace_id", "=", caller.workspace)
    .orderBy("id")
    .limit(most + 1)
  const rows = await (after === undefined ? found : found.where("id", ">", after)).execute()
  const page = rows.slice(0, most)
  const next = rows.length > most ? (page.at(-1)?.id ?? null) : null
  return { ok: true, body: { data: page.map((row) => recordOf(row, now)), next } }
}

const usualPage = 50

/** One connected runtime. */
export const readConnectedRuntime: Handler = async (request) => {
  const row = await rowOf(request)
  return row === undefined ? missing : { ok: true, body: recordOf(row, request.now) }
}

/**
 * Gives a connected runtime another token, and the one before is good for nothing from this moment on. A key that comes with
 * it signs the batches from here on; what the key before signs then is refused.
 */
export const rotateConnectedRuntimeToken: Handler = async (request, ground) => {
  const { body, db, now } = request
  const { expected_resource_version: expected, attestation_key: pem } = body as NewToken
  const row = await rowOf(request)
  if (row === undefined) return missing
  if (expected !== undefined && expected !== row.resource_version) return stale(expected, row.resource_version)
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
  if (next === undefined) return stale(row.resource_version, row.resource_version + 1)
  return { ok: true, body: { ...recordOf(next, now), token: bearer } }
}

/** Says that the process of a connected runtime is there, until some time after its last word. */
export async function showPresence(db: Db, runtime: string, now: number): Promise<void> {
  await db
    .updateTable("connected_runtimes")
    .set({ connected_until: now + presenceLasts })
    .where("id", "=", runtime)
    .execute()
}

/** How long a connected runtime counts as connected after it was heard of, in milliseconds. */
export const presenceLasts = 60_000

async function rowOf({ caller, params, db }: ApiRequest): Promise<RuntimeRow | undefined> {
  return db
    .selectFrom("connected_runtimes")
    .selectAll()
    .where("id", "=", params["connected_runtime_id"] ?? "")
    .where("workspace_id", "=", caller.workspace)
    .executeTakeFirst()
}

function stale(expected: number, current: number): Refused {
  return refused({
    code: "api/stale-version",
    what: `The request expects version ${expected}, and the current one is ${current}.`,
    why: "whoever writes against an older version undoes what somebody wrote in between",
    fix: "read it again, and write against its version",
    facts: [],
  })
}
