import { join } from "node:path"
import type { McpServer } from "../../output/acp/index.ts"
import { openSocketDoor } from "../containers/index.ts"
import type { Beyond, Done, Engine, Unenforceable } from "../containers/index.ts"
import { probeServer } from "../conformance/platform.ts"
import type { Clock, Launch } from "../driver/index.ts"
import { openPlatformDoor } from "../platform-mcp/index.ts"
import {
  closeWorkshop,
  fetchImage,
  gatewaySocket,
  leaseVariables,
  openEngine,
  openSandbox,
  openWorkshop,
  relayUrl,
} from "../sandbox/index.ts"
import type { Folders, Workshop } from "../sandbox/index.ts"
import type { JobClaim } from "./platform.ts"
import type { Plan } from "./read-plan.ts"

/** What a place is made for. */
export interface PlaceTerms {
  readonly claim: JobClaim
  readonly plan: Plan
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly step: (text: string) => void
  /** Passes a message of the harness on to the platform under the claim. */
  readonly forward: (message: unknown) => Promise<object | null>
}

/** A sandbox with the release's image in it, a way to its model, and one to the platform's tools where the claim has them. */
export interface Place {
  readonly folders: Folders
  /** The command that runs the image with arguments. Each call is another container. */
  readonly launch: (args: readonly string[]) => Launch
  /** How a session names the platform's server; null: the claim has none. */
  readonly server: McpServer | null
  readonly unenforceable: readonly Unenforceable[]
}

/** What became of the use of a place, and what of it could not be removed. */
export interface Used<T> {
  readonly value: Done<T>
  readonly left: readonly string[]
}

/**
 * Makes a place, has it used, and removes everything of it, however its use went and whenever it is interrupted. Where it
 * cannot be made, the engine's words say why. Rejects where the use does, after everything is removed.
 */
export async function withPlace<T>(terms: PlaceTerms, use: (place: Place) => Promise<T>): Promise<Used<T>> {
  const workshop = openWorkshop(terms.claim.id)
  const engine = await openEngine(terms.environment, workshop)
  if (!engine.ok) {
    closeWorkshop(workshop.folder)
    return { value: engine, left: [] }
  }
  const closing: (() => Promise<unknown>)[] = []
  let value: Done<T> | null = null
  let left: readonly string[] = []
  try {
    const place = await made(terms, workshop, engine.value, closing)
    value = place.ok ? { ok: true, value: await use(place.value) } : place
  } finally {
    terms.step("removing everything")
    for (const close of closing.toReversed()) await close()
    const cleared = [await engine.value.clear(workshop.owner), closeWorkshop(workshop.folder)]
    left = cleared.flatMap((done) => (done.ok ? [] : [done.what]))
  }
  return { value, left }
}

/**
 * Such a harness needs the login and the network that a runner was enrolled with; there is no enrolment yet, so that no runner
 * announces a login, and admission refuses the session before there is a job.
 */
const noLogin =
  "the harness brings its own model: this runner is enrolled with no login, and its sandboxes have no network but the gateway's"

/** The socket in the door that leads to the platform's tools. */
const platformSocket = "platform"

async function made(
  { claim, plan, clock, signal, step, forward }: PlaceTerms,
  workshop: Workshop,
  engine: Engine,
  closing: (() => Promise<unknown>)[],
): Promise<Done<Place>> {
  if (claim.model === null) return { ok: false, what: noLogin }
  const image = await fetchImage(engine, plan.image, signal, step)
  if (!image.ok) return image
  const { isFetched, facts } = image.value
  const [entrypoint, ...before] = plan.release === null ? (facts?.entrypoint ?? []) : [plan.release.entrypoint]
  if (entrypoint === undefined) return { ok: false, what: `${plan.image} does not say how it is started` }
  if (isFetched) closing.push(() => engine.removeImage(plan.image))
  const { url, bearer } = claim.model
  const gateway = new URL(url)
  closing.push((await openSocketDoor(join(workshop.folders.door, gatewaySocket), beyond(gateway))).close)
  const sockets = [gatewaySocket]
  let server: McpServer | null = null
  if (claim.mcpUrl !== null) {
    const door = await openPlatformDoor(join(workshop.folders.door, platformSocket), forward)
    closing.push(door.close)
    const headers = [{ name: "Authorization", value: `Bearer ${door.bearer}` }]
    server = { type: "http", name: probeServer, url: `${relayUrl(sockets.length)}${door.path}`, headers }
    sockets.push(platformSocket)
  }
  step("starting the relay")
  const opened = await openSandbox({
    engine,
    workshop,
    name: `harness-job-${crypto.randomUUID().slice(0, 8)}`,
    image: plan.image,
    release: { ...plan.release, entrypoint },
    variables: leaseVariables(bearer, gateway.pathname === "/" ? "" : gateway.pathname),
    configuration: plan.configuration,
    sockets,
    clock,
    signal,
  })
  if (!opened.ok) return opened
  const { launch, unenforceable, close } = opened.value
  closing.push(close)
  let started = 0
  return {
    ok: true,
    value: {
      folders: workshop.folders,
      launch: (args) => launch([...before, ...args], ++started),
      server,
      unenforceable,
    },
  }
}

function beyond({ protocol, hostname, port }: URL): Beyond {
  const isSafe = protocol === "https:"
  // An address of version 6 stands in brackets there.
  const host = hostname.replace(/^\[(.*)\]$/, "$1")
  return { host, port: port === "" ? (isSafe ? 443 : 80) : Number(port), isSafe }
}
