import { setTimeout as pause } from "node:timers/promises"
import type { Checkfu } from "../../output/client/index.ts"
import { Random } from "../fuzz/random.ts"
import { compared } from "./compared.ts"
import type { Compared } from "./compared.ts"
import { openScene, putProfile } from "./scene.ts"
import type { Victim } from "./victim.ts"

/** What became of verifications amid which replicas of the API and runners were killed. */
export interface VerificationsKilled extends Compared {
  readonly verifications: number
  /** Processes ended by SIGKILL, by what they were doing: of themselves at that moment, or from outside at any. */
  readonly kills: { readonly api: Counts; readonly runner: Counts }
  /** Runners that were stopped with a result in their hands until its claim had run out, and then went on to tell it. */
  readonly sleeps: number
  /** Results that the platform refused, since the claim that they were of was over. */
  readonly fenced: number
  /** Answers that clients had to ask for again. */
  readonly askedAgain: number
}

/** How many of each. */
export type Counts = Readonly<Record<string, number>>

const moments = {
  api: ["completing", "completed", "writing", "written", "any"],
  runner: ["claimed", "working", "completing", "completed", "any"],
} as const

/** A claim lasts thirty seconds of the hurried clock, which are six. */
const longerThanAClaim = 9_000

/**
 * Asks for verifications through two replicas of the API, each twice under one key, and waits for their ends, while both
 * kinds of processes are killed, so many of each, and started anew. What comes between is asked again, for so many
 * milliseconds in all. Then all acknowledged verifications are compared with the store.
 */
export async function killAmidVerifications(
  url: string,
  verifications: number,
  killsOfEach: number,
  sleeps: number,
  seed: number,
  patience: number,
): Promise<VerificationsKilled> {
  const random = new Random(seed)
  const scene = await openScene(url, random)
  const counts = { api: {}, runner: {} } as { readonly [kind in "api" | "runner"]: { [moment: string]: number } }
  const progress = { next: 0, ended: 0, askedAgain: 0, slept: 0 }
  const end = performance.now() + patience
  const goOn = (): void => {
    if (performance.now() < end) return
    throw new Error(`only ${progress.ended} of ${verifications} verifications came to an end within ${patience} ms`)
  }
  const ids: string[] = []
  const states: string[] = []
  const insist = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (;;) {
      goOn()
      try {
        return await ask()
      } catch (thrown) {
        if (!mayPass(thrown)) throw thrown
        progress.askedAgain++
        await pause(50)
      }
    }
  }
  const client = async (profile: string): Promise<void> => {
    while (progress.next < verifications) {
      const { id, state } = await verified(scene.checkfu, profile, progress.next++, insist)
      ids.push(id)
      states.push(state)
      progress.ended++
    }
  }
  const reached = async (share: number): Promise<void> => {
    while (progress.ended < share * verifications) {
      goOn()
      await pause(5)
    }
  }
  const killer = async (kind: "api" | "runner", victims: readonly Victim[]): Promise<void> => {
    for (let killed = 0; killed < killsOfEach; killed++) {
      // The last fifth is left for what the killed leave behind.
      await reached((0.8 * killed) / killsOfEach)
      const victim = random.of(victims)
      const asked = moments[kind][killed % moments[kind].length] ?? "any"
      const isOfItself = asked !== "any" && (await victim.killAt(asked, 5_000))
      if (!isOfItself) {
        await pause(random.below(200))
        await victim.kill()
      }
      const moment = isOfItself ? asked : "any"
      counts[kind][moment] = (counts[kind][moment] ?? 0) + 1
      await victim.start()
    }
  }
  const [sleepy, ...killable] = scene.runners
  const sleeper = async (): Promise<void> => {
    while (progress.slept < sleeps && progress.ended < 0.9 * verifications) {
      goOn()
      if ((await sleepy?.sleepAt("completing", longerThanAClaim)) === true) progress.slept++
    }
  }
  try {
    const profile = await insist(() => putProfile(scene.checkfu))
    const clients = Array.from({ length: 6 }, () => client(profile))
    await Promise.all([...clients, killer("api", scene.apis), killer("runner", killable), sleeper()])
    const { askedAgain, slept } = progress
    const fenced = scene.runners.reduce((sum, runner) => sum + runner.said("fenced"), 0)
    return {
      verifications,
      kills: counts,
      sleeps: slept,
      fenced,
      askedAgain,
      ...(await compared(scene.store, ids, states)),
    }
  } finally {
    await scene.close()
  }
}

/** Whether what was thrown may be another thing when it is asked again: nobody answered, or a replica that is busy or ends. */
function mayPass(thrown: unknown): boolean {
  const status = typeof thrown === "object" && thrown !== null && "status" in thrown ? thrown.status : 503
  return status === 503 || status === 409 || status === 429
}

/** Asks for a verification, twice under one key, and waits for its end; what goes back is told as a state of its own. */
async function verified(
  { harnessRuntime: { verifications } }: Checkfu,
  profile: string,
  at: number,
  insist: <T>(ask: () => Promise<T>) => Promise<T>,
): Promise<{ readonly id: string; readonly state: string }> {
  const body = { model_routing_profile: "primary" }
  const ask = () => insist(() => verifications.create(profile, body, { idempotencyKey: `verification-${at}` }))
  const [{ id }, again] = [await ask(), await ask()]
  if (again.id !== id) return { id, state: "made twice" }
  for (let before = "queued"; ; await pause(100)) {
    const { state } = await insist(() => verifications.read(id))
    if (state === "queued" && before !== "queued") return { id, state: "queued again" }
    if (state !== "queued" && state !== "running") return { id, state }
    before = state
  }
}
