import { afterAll, beforeAll, expect, it } from "vitest"
import { decodeRunnerInventory } from "../../../output/documents/runner-inventory.ts"
import { testApi, testNow } from "../api.fixture.ts"
import type { TestApi } from "../api.fixture.ts"

let here: TestApi
beforeAll(async () => void (here = await testApi()))
afterAll(() => here.end())

it("lists the runners that live, and no more than the document holds", async () => {
  const workspace = await here.workspace("one")
  const presence = {
    generation: 1,
    pool: "p",
    placement: "hosted",
    drivers: [],
    planes: [],
    slots: 2,
    ready: true,
    sandbox: {
      provider: "docker",
      platform: "linux",
      network: "none",
    },
    readiness: [],
    harness_owned: [],
  }
  const row = { workspace_id: workspace, generation: 1, presence: JSON.stringify(presence) }
  const runners = Array.from({ length: 1_003 }, (_, index) => ({
    ...row,
    id: `runner-${String(index).padStart(4, "0")}`,
    expires_at: testNow + (index === 1 ? 0 : 1),
  }))
  await here.store.db.insertInto("runners").values(runners).execute()
  const { json } = await here.ask("GET", "/v1/runners", { bearer: await here.key("viewer", workspace) })
  expect(decodeRunnerInventory(json)).toMatchObject({ ok: true })
  expect([json.data.length, json.data[0].id, json.data[1].id]).toEqual([1_000, "runner-0000", "runner-0002"])
  expect(json.total_ready_slots).toBe(2_000)
})
