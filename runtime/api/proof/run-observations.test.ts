import type { KyselyPlugin } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { enqueue } from "../../evidence/queue/job.ts"
import { testApi, testNow } from "../api.fixture.ts"
import type { Read, TestApi } from "../api.fixture.ts"
import type { ApiGround, ApiRequest } from "../handler.ts"
import { manualClock } from "../../../test/gateway/manual-clock.ts"
import { listRunObservations } from "./runs.ts"

let here: TestApi
let workspace: string
let bearer: string

beforeAll(async () => {
  here = await testApi()
  workspace = await here.workspace("one")
  bearer = await here.key("viewer", workspace)
})
afterAll(() => here.end())

async function makeRun(run: string): Promise<void> {
  const there = { workspace_id: workspace, created_at: testNow }
  const job = { id: `job_${run}`, workspace, kind: "run", target: "crt_1", plane: null, driver: null } as const
  await enqueue(here.store.db, job, testNow)
  await here.store.db
    .insertInto("runs")
    .values({ ...there, id: run, session_id: run, job_id: job.id, number: 1, prompt: "go", state: "running" })
    .execute()
}

async function land(run: string, sequence: number, text: string): Promise<void> {
  const document = JSON.stringify({ text })
  await here.store.db
    .insertInto("observations")
    .values({ run_id: run, sequence, attested: 0, document, created_at: testNow })
    .execute()
}

describe("the observations of a run", () => {
  it("come in answers of a bounded size, and one at least", async () => {
    await makeRun("run_large")
    for (let sequence = 1; sequence <= 5; sequence++) await land("run_large", sequence, "x".repeat(2 ** 20))
    await land("run_large", 6, "x".repeat(5 * 2 ** 20))
    const pages: number[][] = []
    for (let after = 0; after < 6;) {
      const { json } = await here.ask("GET", `/v1/runs/run_large/observations?after=${after}`, { bearer })
      pages.push(json.data.map(({ sequence }: Read) => sequence))
      after = json.data.at(-1).sequence
    }
    expect(pages).toEqual([[1, 2, 3], [4, 5], [6]])
  })

  it("are not answered as none at the end of a run that has one more by then", async () => {
    await makeRun("run_ends")
    let questions = 0
    // What lands between two questions of one look: the first asks for the run itself.
    const between: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (++questions === 2) {
          await land("run_ends", 1, "last")
          await here.store.db.updateTable("runs").set({ state: "ended" }).where("id", "=", "run_ends").execute()
        }
        return result
      },
    }
    const store = { ...here.store, db: here.store.db.withPlugin(between) }
    const request = {
      caller: { id: "key", role: "viewer", workspace },
      params: { run_id: "run_ends" },
      query: {},
      signal: new AbortController().signal,
    }
    const ground = { store, clock: manualClock() }
    const answer = await listRunObservations(request as unknown as ApiRequest, ground as unknown as ApiGround)
    expect(answer).toMatchObject({ body: { data: [{ sequence: 1, observation: { text: "last" } }] } })
  })
})
