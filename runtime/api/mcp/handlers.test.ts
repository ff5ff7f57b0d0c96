import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { probeTool } from "../../conformance/platform.ts"
import { claimNext } from "../../evidence/queue/claim.ts"
import { claimLasts, enqueue } from "../../evidence/queue/job.ts"
import { openStore } from "../../evidence/store/open-store.ts"
import type { Store } from "../../evidence/store/store.ts"
import { budgetOf } from "../../platform-mcp/index.ts"
import type { ApiAnswer, ApiGround, ApiRequest } from "../handler.ts"
import { callPlatformMcp } from "./handlers.ts"

let store: Store
const folder = mkdtempSync(join(tmpdir(), "mcp-"))

beforeAll(async () => {
  store = await openStore(`file:${join(folder, "store.db")}`)
  for (const letter of ["a", "b", "c"]) await claimed(`claim_${letter}`)
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

/** A job that is at work under that claim. */
async function claimed(id: string): Promise<void> {
  const job = { id: `job_${id}`, workspace: "ws_1", kind: "verification", target: "any", plane: null, driver: null }
  const claimant = { id: "runner-1", targets: ["any"], planes: [], drivers: null, workspace: null }
  await store.write(async (db) => {
    await enqueue(db, { ...job, kind: "verification" }, 0)
    await claimNext(db, store.kind, claimant, { id, digest: `digest of ${id}` }, 0)
  })
}

/** As the server asks what may be answered with nothing: in no transaction. */
function ask(claim: string, body: unknown, now = 7): Promise<ApiAnswer> {
  const caller = { id: claim, role: "claim", workspace: "ws_1" }
  const request: ApiRequest = {
    caller,
    params: { claim_id: claim },
    query: {},
    body,
    db: store.db,
    now,
    signal: AbortSignal.timeout(60_000),
  }
  return callPlatformMcp(request, { store } as ApiGround)
}

const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: probeTool } }

describe("the platform's tools over the API", () => {
  it("writes down what it serves, in the transaction that serves it", async () => {
    expect(await ask("claim_a", { jsonrpc: "2.0", id: 1, method: "ping" })).toMatchObject({ body: { result: {} } })
    expect(await ask("claim_a", call)).toMatchObject({ ok: true, body: { result: { isError: false } } })
    expect(await ask("claim_a", { jsonrpc: "2.0", method: "notifications/initialized" })).toEqual({
      ok: true,
      status: 202,
      body: null,
    })
    expect(
      await store.db.selectFrom("mcp_calls").select(["claim_id", "method", "tool", "created_at"]).execute(),
    ).toEqual([
      { claim_id: "claim_a", method: "ping", tool: null, created_at: 7 },
      { claim_id: "claim_a", method: "tools/call", tool: probeTool, created_at: 7 },
    ])
  })

  it("keeps the budget of a claim, also where calls come together, and each claim has its own", async () => {
    const most = budgetOf("tools/call")
    const answers = await Promise.all(Array.from({ length: most + 4 }, () => ask("claim_b", call)))
    const served = answers.filter((answer) => answer.ok && "result" in (answer.body as object))
    expect(served).toHaveLength(most)
    const rows = await store.db.selectFrom("mcp_calls").select("id").where("claim_id", "=", "claim_b").execute()
    expect(rows).toHaveLength(most)
    expect(await ask("claim_c", call)).toMatchObject({ body: { result: { isError: false } } })
  })

  it("serves no claim that is over, and none that there never was", async () => {
    const before = await store.db.selectFrom("mcp_calls").select("id").execute()
    expect(await ask("claim_c", call, claimLasts)).toMatchObject({ ok: false, refusal: { code: "claim/over" } })
    expect(await ask("claim_d", call)).toMatchObject({ ok: false, refusal: { code: "claim/over" } })
    expect(await store.db.selectFrom("mcp_calls").select("id").execute()).toEqual(before)
  })

  it("writes nothing down where the answer does not come to its end", async () => {
    const before = await store.db.selectFrom("mcp_calls").select("id").execute()
    const failing = {
      ...store,
      write: (unit: Parameters<Store["write"]>[0]) => store.write((db) => unit(db).then(fails)),
    }
    const fails = () => Promise.reject(new Error("the machine fails"))
    const request = { caller: { id: "claim_c", role: "claim", workspace: "ws_1" }, body: call, db: store.db, now: 7 }
    const asked = callPlatformMcp(request as unknown as ApiRequest, { store: failing } as unknown as ApiGround)
    await expect(asked).rejects.toThrow("the machine fails")
    expect(await store.db.selectFrom("mcp_calls").select("id").execute()).toEqual(before)
  })
})
