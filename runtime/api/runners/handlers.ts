import type { RunnerRecord } from "../../../output/documents/definitions.ts"
import type { RunnerInventory } from "../../../output/documents/runner-inventory.ts"
import type { RunnerPresence } from "../../../output/documents/runner-presence.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"
import type { ApiAnswer, ApiRequest } from "../handler.ts"
import type { Handlers } from "../handler-table.ts"
import { momentText } from "../moment.ts"

/** What answers the endpoints of runners. */
export const runnerHandlers = {
  announceRunner,
  listRunners,
} satisfies Partial<Handlers>

/** So long a presence counts after it was announced, in milliseconds; a runner that lives says so three times in it. */
export const presenceLasts = 45_000

/**
 * Writes down that a runner lives. An announcement of an earlier start than the newest changes nothing, and an id that
 * lives in another workspace is nobody's here: so no process takes the place of another one.
 */
async function announceRunner({ body, caller, db, now, params }: ApiRequest): Promise<ApiAnswer> {
  const id = params["runner_id"] ?? ""
  const presence = body as RunnerPresence
  const row = {
    id,
    workspace_id: caller.workspace,
    generation: presence.generation,
    presence: JSON.stringify(presence),
    expires_at: now + presenceLasts,
  }
  const { workspace_id, generation, presence: text, expires_at } = row
  const written = await db
    .insertInto("runners")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ workspace_id, generation, presence: text, expires_at })
        .where((where) =>
          where.or([
            where.and([
              where("runners.workspace_id", "=", caller.workspace),
              where("runners.generation", "<=", generation),
            ]),
            where.and([where("runners.workspace_id", "!=", caller.workspace), where("runners.expires_at", "<=", now)]),
          ]),
        ),
    )
    .returning("id")
    .executeTakeFirst()
  if (written !== undefined) return { ok: true, body: record(row) }
  const known = await db.selectFrom("runners").select("workspace_id").where("id", "=", id).executeTakeFirst()
  return known?.workspace_id === caller.workspace ? superseded() : { ok: false, missing: true }
}

/** The most runners of one answer. */
const mostRunners = 1_000

/** The runners of the workspace that live, with the slots of those that are ready. */
async function listRunners({ caller, db, now }: ApiRequest): Promise<ApiAnswer> {
  const rows = await db
    .selectFrom("runners")
    .selectAll()
    .where("expires_at", ">", now)
    .where((where) => where.or([where("workspace_id", "=", caller.workspace), where("workspace_id", "is", null)]))
    .orderBy("id")
    .limit(mostRunners)
    .execute()
  const data = rows.map(record)
  const ready = data.filter((runner) => runner.ready)
  const body: RunnerInventory = { data, total_ready_slots: ready.reduce((total, { slots }) => total + slots, 0) }
  return { ok: true, body }
}

interface RunnerRow {
  readonly id: string
  readonly presence: string
  readonly expires_at: number
}

function record({ id, presence, expires_at: expires }: RunnerRow): RunnerRecord {
  return { id, ...(JSON.parse(presence) as RunnerPresence), expires_at: momentText(expires) }
}

function superseded(): Refused {
  return refused({
    code: "api/runner-generation",
    what: "A later start of this runner announced itself.",
    why: "two processes under one id would claim each other's work",
    fix: "let one process run under one id",
    facts: [],
  })
}
