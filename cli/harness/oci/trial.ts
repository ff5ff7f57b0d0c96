import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { openSocketDoor } from "../../../runtime/containers/index.ts"
import type { Done, Engine } from "../../../runtime/containers/index.ts"
import { systemClock } from "../../../runtime/driver/index.ts"
import type { Answering } from "../../../runtime/model-server/index.ts"
import {
  closeWorkshop,
  gatewaySocket,
  leaseVariables,
  openEngine,
  openSandbox,
  openWorkshop,
} from "../../../runtime/sandbox/index.ts"
import type { Workshop } from "../../../runtime/sandbox/index.ts"
import { answering } from "../../run/gateway-models.ts"
import { acpChecks } from "./acp-checks.ts"
import type { OciAsked } from "./asked.ts"
import type { Bench } from "./bench.ts"
import { checkNames } from "./document.ts"
import type { Check, Tried } from "./document.ts"
import { exchanging } from "./exchange.ts"
import { imageOf } from "./image-of.ts"
import { oneshotChecks } from "./oneshot-checks.ts"
import { isOneshot } from "./protocols.ts"

/** Where a trial runs, and whom it tells. */
export interface TrialTerms {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly client: { readonly name: string; readonly version: string }
  readonly signal: AbortSignal
  readonly step: (text: string) => void
  /** Told before the registry listens where others may reach it. */
  readonly exposed: (address: string, port: number) => void
}

/**
 * Tries an image: comes by it, starts a relay and the program behind it, has it answer, and removes whatever was made, however
 * it went and whenever it is interrupted. A refusal means that there is no engine to try it with.
 */
export async function trial(asked: OciAsked, terms: TrialTerms): Promise<Done<Tried>> {
  const { environment, signal, step } = terms
  const workshop = openWorkshop()
  const engine = await openEngine(environment, workshop)
  if (!engine.ok) return refusedBy(workshop, engine.what)
  const facts = await engine.value.facts(signal)
  if (!facts.ok) return refusedBy(workshop, `${engine.value.at} does not answer: ${facts.what}`)
  const known = { ...facts.value, at: engine.value.at }
  const found = await tried(asked, engine.value, workshop, terms).catch(thrownIn)
  step("removing everything")
  const left = await cleared(engine.value, workshop)
  const isGone = left.length === 0
  const checks = checkNames(asked).map((name): Check => {
    if (name === "teardown") return { name, status: isGone ? "passed" : "failed" }
    return found.checks.find((check) => check.name === name) ?? { name, status: "skipped" }
  })
  const problems = [...found.problems, ...left]
  return { ok: true, value: { ...nothing, ...found, engine: known, checks, problems, interrupted: signal.aborted } }
}

function refusedBy({ folder }: Workshop, what: string): Done<never> {
  closeWorkshop(folder)
  return { ok: false, what }
}

/** What a part of a trial came to; what it did not come to is left out. */
type Found = Pick<Tried, "checks" | "problems"> & Partial<Pick<Tried, "image" | "registry" | "unenforceable">>

const nothing = { image: null, registry: null, unenforceable: [] }

async function tried(asked: OciAsked, engine: Engine, workshop: Workshop, terms: TrialTerms): Promise<Found> {
  const { signal, step, exposed, client } = terms
  const clock = systemClock
  const image = await imageOf(asked, { engine, workshop, clock, signal, step, exposed })
  if (!image.ok) return { checks: [], problems: [image.what] }
  const { reference, registry, isFetched } = image.value
  const found = { image: { reference, ephemeral: asked.source.kind === "build" }, registry }
  let answers: Answering = () => ({ kind: "text", text: "Noted." })
  const models = await answering((request) => answers(request), "harness-test")
  const door = await openSocketDoor(join(workshop.folders.door, gatewaySocket), Number(new URL(models.url).port))
  try {
    step("starting the relay")
    const opened = await openSandbox({
      engine,
      workshop,
      name: `harness-test-${randomUUID().slice(0, 8)}`,
      image: reference,
      release: asked.release,
      variables: leaseVariables(models.key),
      clock,
      signal,
    })
    if (!opened.ok) return { ...found, checks: [], problems: [opened.what] }
    const { launch, unenforceable, close } = opened.value
    const bench: Bench = {
      release: asked.release,
      folders: workshop.folders,
      client,
      models,
      serve: (exchanges) => {
        const served = exchanging(exchanges)
        answers = served.answers
        return served.asked
      },
      launch,
      nonce: () => randomUUID().replaceAll("-", ""),
      signal,
      step,
    }
    const checks = await (isOneshot(asked.release.protocol) ? oneshotChecks(bench) : acpChecks(bench))
    await close()
    return { ...found, checks, unenforceable, problems: [] }
  } finally {
    if (isFetched) await engine.removeImage(reference)
    await door.close()
    await models.close()
  }
}

/** Removes everything of a test; what cannot be removed is said. */
async function cleared(engine: Engine, { owner, folder }: Workshop): Promise<readonly string[]> {
  const all = await engine.clear(owner)
  const gone = closeWorkshop(folder)
  return [all, gone].flatMap((done) => (done.ok ? [] : [done.what]))
}

function thrownIn(thrown: unknown): Found {
  const what = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  return { checks: [], problems: [`internal error: ${what}`] }
}
