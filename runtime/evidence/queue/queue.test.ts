import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { Clock } from "../../driver/clock.ts"
import { codeOf, noon, runnerNamed, workspace } from "../evidence.fixture.ts"
import { openStore } from "../store/open-store.ts"
import type { Store } from "../store/store.ts"
import { claimNext, isWaiting } from "./claim.ts"
import { finish, heldBy, renew } from "./held.ts"
import { anyRunner, claimLasts, enqueue, requestCancellation, sweepAbandoned } from "./job.ts"
import type { NewJob } from "./job.ts"
import { waitFor } from "./wait.ts"

let store: Store
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "queue-"))
  store = await openStore(`file:${join(folder, "store.db")}`)
})
afterEach(async () => {
  await store.write(async (db) => {
    await db.deleteFrom("jobs").execute()
    await db.deleteFrom("claims").execute()
  })
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const queue = (id: string, at = noon, more: Partial<NewJob> = {}) =>
  store.write((db) =>
    enqueue(db, { id, workspace, kind: "run", target: anyRunner, plane: null, driver: null, ...more }, at),
  )
const claim = (id: string, at = noon, runner = "runner-1") =>
  store.write((db) => claimNext(db, store.kind, runnerNamed(runner), { id, digest: `digest of ${id}` }, at))
const end = (id: string, at: number) => store.write((db) => finish(db, id, at))

describe("the queue of jobs", () => {
  it("gives the oldest job first, and each to one claimant", async () => {
    await queue("job_2", noon + 1)
    await queue("job_1", noon)
    const claimed = await Promise.all(["c1", "c2", "c3"].map((id) => claim(id, noon + 1)))
    expect(claimed.map((job) => job?.id).toSorted()).toEqual(["job_1", "job_2", undefined])
    expect(claimed[0]?.id).toBe("job_1")
  })

  it("gives no job to whom it is not for", async () => {
    await queue("job_plane", noon, { plane: "another-plane-v1" })
    await queue("job_driver", noon, { driver: "another lane" })
    await queue("job_target", noon, { target: "runner-2" })
    await queue("job_workspace", noon, { workspace: "ws_2" })
    await queue("job_later", noon + 1)
    expect(await isWaiting(store.db, runnerNamed("runner-1"), noon)).toBe(false)
    expect(await claim("c1")).toBeUndefined()
    expect(await claim("c2", noon, "runner-2")).toMatchObject({ id: "job_target" })
  })

  it("gives a job again once its claim expired, under the next epoch, and fences the claim before", async () => {
    await queue("job_1")
    expect(await claim("c1")).toMatchObject({ epoch: 1 })
    expect(await claim("c2", noon + claimLasts - 1)).toBeUndefined()
    expect(codeOf(await heldBy(store.db, "c1", noon + claimLasts - 1))).toBe("ok")
    expect(codeOf(await heldBy(store.db, "c1", noon + claimLasts))).toBe("claim/over")
    expect(codeOf(await renew(store.db, "c1", noon + claimLasts))).toBe("claim/over")
    expect(codeOf(await end("c1", noon + claimLasts))).toBe("claim/over")
    expect(await claim("c2", noon + claimLasts)).toMatchObject({ id: "job_1", epoch: 2 })
    expect(codeOf(await renew(store.db, "c1", noon + claimLasts))).toBe("claim/over")
    expect(codeOf(await end("c1", noon + claimLasts))).toBe("claim/over")
    expect(await end("c2", noon + claimLasts)).toMatchObject({ ok: true, first: true })
  })

  it("lets a claim last as long as it is renewed", async () => {
    await queue("job_1")
    await claim("c1")
    for (let beat = 1; beat <= 5; beat += 1)
      expect(codeOf(await renew(store.db, "c1", noon + beat * (claimLasts - 1)))).toBe("ok")
    expect(await claim("c2", noon + 5 * (claimLasts - 1) + 1)).toBeUndefined()
  })

  it("finishes a job once, however many ask at the same time", async () => {
    await queue("job_1")
    await claim("c1")
    const ends = await Promise.all(Array.from({ length: 8 }, () => end("c1", noon + 1)))
    expect(ends.map((each) => each.ok && each.first).toSorted()).toEqual([...Array(7).fill(false), true])
    expect(codeOf(await renew(store.db, "c1", noon + 2))).toBe("claim/over")
    expect(await claim("c2", noon + 10 * claimLasts)).toBeUndefined()
  })

  it("cancels what nobody began at once, and tells the claimant of what somebody did", async () => {
    await queue("job_1")
    await queue("job_2", noon + 1)
    await claim("c1")
    const asks = (id: string) => store.write((db) => requestCancellation(db, id, noon + 2))
    expect(await asks("job_2")).toMatchObject({ state: "cancelled" })
    expect(await asks("job_1")).toMatchObject({ state: "claimed", cancel_requested_at: noon + 2 })
    expect(await renew(store.db, "c1", noon + 3)).toMatchObject({ job: { cancel_requested_at: noon + 2 } })
    expect(await claim("c2", noon + 2 * claimLasts)).toBeUndefined()
    expect(await store.write((db) => sweepAbandoned(db, noon + 2 * claimLasts))).toMatchObject([{ id: "job_1" }])
    expect(await asks("job_1")).toBeUndefined()
  })

  it("gives up a job that too many claimants left", async () => {
    await queue("job_1")
    let at = noon
    for (let round = 1; round <= 16; round += 1) {
      expect(await store.write((db) => sweepAbandoned(db, at))).toEqual([])
      expect(await claim(`c${round}`, at)).toMatchObject({ epoch: round })
      at += claimLasts
    }
    expect(await store.write((db) => sweepAbandoned(db, at))).toMatchObject([{ id: "job_1", state: "cancelled" }])
    expect(await claim("c17", at)).toBeUndefined()
  })
})

describe("waiting", () => {
  /** A clock that moves on by itself whenever somebody waits by it. */
  const clock = (): Clock => {
    let time = 0
    return {
      now: () => time,
      after: (milliseconds, call) => {
        const timer = setImmediate(() => {
          time += milliseconds
          call()
        })
        return () => clearImmediate(timer)
      },
    }
  }

  it("looks again and again until there is something, or the time is over", async () => {
    let looks = 0
    const signal = new AbortController().signal
    const look = async (): Promise<string | null> => (++looks === 3 ? "it" : null)
    expect(await waitFor(look, { seconds: 30, clock: clock(), signal })).toBe("it")
    looks = 10
    expect(await waitFor(look, { seconds: 1, clock: clock(), signal })).toBeNull()
    expect(looks).toBe(15)
  })

  it("looks once where nobody wants to wait, and ends when nobody listens", async () => {
    let looks = 0
    const gone = new AbortController()
    const look = async (): Promise<null> => (++looks === 2 ? (gone.abort(), null) : null)
    expect(await waitFor(look, { seconds: 0, clock: clock(), signal: gone.signal })).toBeNull()
    expect(looks).toBe(1)
    expect(await waitFor(look, { seconds: 1_000, clock: clock(), signal: gone.signal })).toBeNull()
    expect(looks).toBe(2)
  })
})
