import { spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { openSocketDoor, ownerLabel } from "../../../runtime/containers/index.ts"
import type { Done, Engine } from "../../../runtime/containers/index.ts"
import { systemClock } from "../../../runtime/driver/index.ts"
import type { Answering } from "../../../runtime/model-server/index.ts"
import { answering } from "../../run/gateway-models.ts"
import { acpChecks } from "./acp-checks.ts"
import type { OciAsked } from "./asked.ts"
import type { Bench } from "./bench.ts"
import { checkNames } from "./document.ts"
import type { Check, Tried } from "./document.ts"
import { exchanging } from "./exchange.ts"
import { imageOf } from "./image-of.ts"
import { oneshotChecks } from "./oneshot-checks.ts"
import { openEngine } from "./open-engine.ts"
import { isOneshot } from "./protocols.ts"
import { startRelay, thisNode } from "./relay.ts"
import { givingSpec, harnessSpec, leaseVariables, sandboxProfile } from "./sandbox.ts"
import type { TestSetting } from "./sandbox.ts"
import { closeWorkshop, openWorkshop } from "./workshop.ts"
import type { Workshop } from "./workshop.ts"

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
  const door = await openSocketDoor(join(workshop.folders.door, "gateway"), Number(new URL(models.url).port))
  try {
    step("starting the relay")
    const setting: TestSetting = {
      name: `harness-test-${randomUUID().slice(0, 8)}`,
      folders: workshop.folders,
      limits: { memory: sandboxProfile.memory, cpus: sandboxProfile.cpus, processes: sandboxProfile.processes },
      labels: { [ownerLabel]: workshop.owner },
    }
    const root = await engine.importImage(emptyArchive, `localhost/${setting.name}:relay`, setting.labels, signal)
    const relay = root.ok ? await startRelay(engine, setting, root.value, clock, signal) : root
    if (!relay.ok) return { ...found, checks: [], problems: [`the relay cannot be started: ${relay.what}`] }
    const { limits, unenforceable, stop } = relay.value
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
      launch: (args, number) => {
        const lease = leaseVariables(models.key)
        const spec = harnessSpec(
          { ...setting, limits },
          { number, image: reference, release: asked.release, args, lease },
        )
        return { ...engine.run(spec), cwd: workshop.folder }
      },
      nonce: () => randomUUID().replaceAll("-", ""),
      signal,
      step,
    }
    const checks = await (isOneshot(asked.release.protocol) ? oneshotChecks(bench) : acpChecks(bench))
    stop()
    await give(engine, { setting, root: root.ok ? root.value : "", reference })
    return { ...found, checks, unenforceable, problems: [] }
  } finally {
    if (isFetched) await engine.removeImage(reference)
    await door.close()
    await models.close()
  }
}

/** Where this is not root, files that the harness wrote may be another user's: whoever wrote them gives them away. */
async function give(
  engine: Engine,
  { setting, root, reference }: { readonly setting: TestSetting; readonly root: string; readonly reference: string },
): Promise<void> {
  if (process.getuid?.() === 0) return
  const image = await engine.image(reference)
  const user = image.ok && image.value !== null && image.value.user !== "" ? image.value.user : "0"
  const { command, args, environment } = engine.run(givingSpec(setting, root, thisNode(), user))
  const child = spawn(command, args, { env: { ...environment }, stdio: "ignore", detached: true })
  await new Promise((ended) => child.on("close", ended).on("error", ended))
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

/** A tar archive without a file: two blocks of zeros. */
const emptyArchive: Uint8Array = new Uint8Array(1_024)
