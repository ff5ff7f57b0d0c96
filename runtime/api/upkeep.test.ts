import { setTimeout as pause } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { manualClock } from "../../test/gateway/manual-clock.ts"
import { systemClock } from "../driver/clock.ts"
import { awayAtMost } from "../evidence/connected/lost-runs.ts"
import { claimLasts } from "../evidence/queue/job.ts"
import { testApi } from "./api.fixture.ts"
import type { TestApi } from "./api.fixture.ts"
import { closeStore, testApi as connectedApi } from "./connect/connected.fixture.ts"
import { keptFor } from "./idempotency/let-go.ts"
import { keepUp, looks } from "./upkeep.ts"

let here: TestApi
let now = Date.UTC(2026, 7, 29)

beforeAll(async () => {
  // What it looks for by itself it looks for all the time; everything else takes as long as ever.
  const own: readonly number[] = Object.values(looks)
  const clock = {
    ...systemClock,
    after: (wait: number, call: () => void) => systemClock.after(own.includes(wait) ? 5 : wait, call),
  }
  here = await testApi({ clock, wallClock: () => now })
})
afterAll(async () => {
  await here.end()
  await closeStore()
})

async function until(is: () => Promise<boolean>): Promise<void> {
  while (!(await is())) await pause(5)
}

describe("a server by itself", () => {
  it("lets answers go that it kept for a day, and then does what is asked under their key anew", async () => {
    const bearer = await here.key("admin", await here.workspace("one"))
    const make = (key: string): Promise<string> =>
      here
        .ask("POST", "/v1/api-keys", {
          bearer,
          body: { name: key, role: "viewer" },
          headers: { "idempotency-key": key },
        })
        .then(({ json }) => json.id)
    const first = await make("old")
    now += keptFor - 1
    const young = await make("young")
    expect(await make("old")).toBe(first)
    now += 1
    const kept = here.store.db.selectFrom("idempotency").select("idempotency_key")
    await until(async () => (await kept.execute()).length === 1)
    expect(await kept.execute()).toEqual([{ idempotency_key: "young" }])
    expect(await make("old")).not.toBe(first)
    expect(await make("young")).toBe(young)
  })

  it("ends a run whose connected runtime was lost, though nobody comes for another one", async () => {
    const connected = await connectedApi()
    const { id } = await connected.enroll()
    const run = await connected.queue(id)
    await connected.renew((await connected.claim(id))?.claim_id ?? "")
    const clock = manualClock()
    const stop = keepUp(connected.store, clock, connected.now)
    const looked = async (): Promise<void> => {
      const waiting = clock.waiting()
      clock.pass(looks.claims)
      await until(() => Promise.resolve(clock.waiting() === waiting))
    }
    connected.later(claimLasts + awayAtMost - 1)
    await looked()
    expect(await connected.run(run)).toMatchObject({ state: "running" })
    connected.later(1)
    await looked()
    expect(await connected.run(run)).toMatchObject({
      state: "ended",
      outcome: "crashed",
      result: '{"because":"connector_vanished"}',
      finished_at: connected.now(),
    })
    await stop()
    expect(clock.waiting()).toBe(0)
  })
})
