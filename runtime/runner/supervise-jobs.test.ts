import { describe, expect, it } from "vitest"
import { usualRunnerLimits as limits } from "./runner-limits.ts"
import { claimOf, openScene } from "./scene.fixture.ts"
import type { Scene } from "./scene.fixture.ts"

const kinds = ({ events }: Scene): readonly string[] => events.map(({ kind }) => kind)
const begun = ({ jobs }: Scene): readonly string[] => jobs.map(({ claim }) => claim.id)
const waits = ({ events }: Scene): readonly number[] =>
  events.flatMap((event) => (event.kind === "away" ? [event.wait] : []))

/** Ends a scene, and sees that nothing of it is left. */
async function over(scene: Scene): Promise<unknown> {
  scene.stop()
  await scene.clock.advance(limits.drain + limits.farewell)
  const end = await scene.ended
  await scene.clock.advance(0)
  expect(scene.clock.pending()).toBe(0)
  return end
}

describe("a runner", () => {
  it("announces itself again and again, and says at its end that it takes no job", async () => {
    const scene = openScene()
    await scene.clock.advance(limits.announcement * 2)
    expect(scene.platform.announced.map(({ ready }) => ready)).toEqual([true, true, true])
    expect(await over(scene)).toEqual({ kind: "stopped", jobs: 0 })
    expect(scene.platform.announced.at(-1)).toMatchObject({ ready: false, readiness: [{ target: "runner" }] })
  })

  it("claims no job before it is announced as ready, nor while it is not", async () => {
    const scene = openScene()
    scene.isReady = false
    scene.platform.offer(claimOf("a"))
    await scene.clock.advance(limits.announcement)
    expect(begun(scene)).toEqual([])
    scene.isReady = true
    await scene.clock.advance(limits.announcement)
    expect(begun(scene)).toEqual(["claim_a_1"])
    await over(scene)
  })

  it("carries out as many jobs at once as it has slots", async () => {
    const scene = openScene(2)
    for (const id of ["a", "b", "c"]) scene.platform.offer(claimOf(id))
    await scene.clock.advance(0)
    expect(begun(scene)).toEqual(["claim_a_1", "claim_b_1"])
    scene.jobs[0]?.finish()
    await scene.clock.advance(0)
    expect(begun(scene)).toEqual(["claim_a_1", "claim_b_1", "claim_c_1"])
    expect(scene.platform.completed).toEqual([
      { claim: "claim_a_1", completion: { outcome: "completed", result: null } },
    ])
    await over(scene)
  })

  it("shows that a job goes on, and how far it is", async () => {
    const scene = openScene()
    scene.platform.offer(claimOf("a"))
    await scene.clock.advance(0)
    scene.jobs[0]?.progress("fetching the image")
    await scene.clock.advance(limits.heartbeat * 2)
    expect(scene.platform.renewed).toEqual([
      { claim: "claim_a_1", progress: "", at: 0 },
      { claim: "claim_a_1", progress: "fetching the image", at: limits.heartbeat },
      { claim: "claim_a_1", progress: "fetching the image", at: limits.heartbeat * 2 },
    ])
    await over(scene)
  })

  it("ends a job at once when its claim is another's, and tells nobody how it went", async () => {
    const scene = openScene()
    scene.platform.offer(claimOf("a"))
    await scene.clock.advance(0)
    scene.platform.fenced.add("claim_a_1")
    await scene.clock.advance(limits.heartbeat)
    expect(scene.jobs[0]?.end.aborted).toBe(true)
    expect(scene.jobs[0]?.cancel.aborted).toBe(false)
    expect(scene.events.at(-1)).toMatchObject({ kind: "job_ended", end: { kind: "fenced", refusal: { status: 409 } } })
    expect(scene.platform.completed).toEqual([])
    await over(scene)
  })

  it("asks a job to end when somebody wants that, and ends it after the grace", async () => {
    const scene = openScene()
    scene.platform.offer(claimOf("a"))
    await scene.clock.advance(0)
    scene.platform.cancelled.add("claim_a_1")
    await scene.clock.advance(limits.heartbeat + limits.grace - 1)
    expect(scene.jobs.map(({ cancel, end }) => [cancel.aborted, end.aborted])).toEqual([[true, false]])
    await scene.clock.advance(1)
    expect(scene.platform.completed).toEqual([
      { claim: "claim_a_1", completion: { outcome: "cancelled", result: null } },
    ])
    expect(kinds(scene).filter((kind) => kind === "job_cancelling")).toHaveLength(1)
    await over(scene)
  })

  it("tells how a job ended until the platform has heard it, with longer and longer waits", async () => {
    const scene = openScene()
    scene.platform.offer(claimOf("a"))
    await scene.clock.advance(0)
    scene.platform.goesAway = "before"
    scene.jobs[0]?.finish()
    await scene.clock.advance(1_000)
    expect(scene.platform.completed).toEqual([])
    expect(waits(scene).slice(0, 3)).toEqual([250, 500, 1_000])
    scene.platform.goesAway = "no"
    await scene.clock.advance(30_000)
    expect(scene.platform.completed).toHaveLength(1)
    expect(scene.events).toContainEqual(expect.objectContaining({ kind: "job_ended" }))
    await over(scene)
  })

  it("tells the same again where the answer was lost", async () => {
    const scene = openScene()
    scene.platform.offer(claimOf("a"))
    await scene.clock.advance(0)
    scene.platform.goesAway = "after"
    scene.jobs[0]?.finish({ outcome: "completed", result: { word: 7 } })
    await scene.clock.advance(300)
    scene.platform.goesAway = "no"
    await scene.clock.advance(30_000)
    const told = scene.platform.completed.map(({ completion }) => completion)
    expect(told.length).toBeGreaterThan(1)
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(scene.events.filter(({ kind }) => kind === "job_ended")).toMatchObject([{ end: { kind: "completed" } }])
    await over(scene)
  })

  it("begins a claim once that is handed out twice, and gives the earlier of two claims of a job back", async () => {
    const scene = openScene(2)
    scene.platform.offer(claimOf("a"))
    scene.platform.offer(claimOf("a"))
    await scene.clock.advance(0)
    expect(begun(scene)).toEqual(["claim_a_1"])
    scene.platform.offer(claimOf("a", 2))
    await scene.clock.advance(0)
    expect(begun(scene)).toEqual(["claim_a_1", "claim_a_2"])
    expect(scene.jobs.map(({ end }) => end.aborted)).toEqual([true, false])
    expect(scene.platform.completed).toEqual([])
    await over(scene)
  })

  it("takes no new job once it is to end, lets those at work end, and tells how they went", async () => {
    const scene = openScene(2)
    scene.platform.offer(claimOf("a"))
    await scene.clock.advance(0)
    scene.stop()
    scene.platform.offer(claimOf("b"))
    await scene.clock.advance(1_000)
    expect(begun(scene)).toEqual(["claim_a_1"])
    expect(scene.platform.renewed.length).toBeGreaterThan(0)
    scene.jobs[0]?.finish()
    await scene.clock.advance(0)
    expect(await scene.ended).toEqual({ kind: "stopped", jobs: 1 })
    expect(scene.platform.completed).toHaveLength(1)
    expect(scene.clock.pending()).toBe(0)
  })

  it("gives back what does not end in its time", async () => {
    const scene = openScene()
    scene.platform.offer(claimOf("a"))
    await scene.clock.advance(0)
    await over(scene)
    expect(scene.jobs[0]?.end.aborted).toBe(true)
    expect(scene.platform.completed).toEqual([])
    expect(scene.events.at(-1)).toMatchObject({ kind: "job_ended", end: { kind: "given_back" } })
  })

  it("ends while nobody answers, without the result that nobody hears", async () => {
    const scene = openScene()
    scene.platform.offer(claimOf("a"))
    await scene.clock.advance(0)
    scene.platform.goesAway = "before"
    scene.jobs[0]?.finish()
    expect(await over(scene)).toEqual({ kind: "stopped", jobs: 1 })
    expect(scene.events.at(-1)).toMatchObject({ kind: "job_ended", end: { kind: "given_back" } })
  })

  it("asks less and less often while nobody answers, and goes on when somebody does", async () => {
    const scene = openScene()
    await scene.clock.advance(limits.announcement)
    scene.platform.goesAway = "before"
    const before = scene.platform.asked()
    await scene.clock.advance(600_000)
    expect(scene.platform.asked() - before).toBeLessThan(120)
    expect(Math.max(...waits(scene))).toBeLessThanOrEqual(30_000)
    scene.platform.goesAway = "no"
    scene.platform.offer(claimOf("a"))
    await scene.clock.advance(60_000)
    expect(begun(scene)).toEqual(["claim_a_1"])
    await over(scene)
  })

  it.each([
    ["announce", 409],
    ["announce", 401],
    ["claim", 403],
  ] as const)("ends where it is refused for good: %s, %d", async (what, status) => {
    const scene = openScene()
    scene.platform.refuses[what] = status
    await scene.clock.advance(limits.farewell)
    expect(await scene.ended).toMatchObject({ kind: "refused", refusal: { status }, jobs: 0 })
    expect(scene.clock.pending()).toBe(0)
  })

  it("asks again where a claim is refused for a while", async () => {
    const scene = openScene()
    scene.platform.refuses.claim = 409
    await scene.clock.advance(1_000)
    scene.platform.refuses.claim = null
    scene.platform.offer(claimOf("a"))
    await scene.clock.advance(2_000)
    expect(begun(scene)).toEqual(["claim_a_1"])
    await over(scene)
  })

  it("tells of a job as failed whose carrying out throws", async () => {
    const scene = openScene()
    scene.platform.offer(claimOf("a"))
    await scene.clock.advance(0)
    scene.jobs[0]?.finish(Promise.reject(new Error("a bug")) as never)
    await scene.clock.advance(0)
    expect(scene.platform.completed).toMatchObject([
      { completion: { outcome: "failed", result: { because: "internal error: a bug" } } },
    ])
    await over(scene)
  })
})
