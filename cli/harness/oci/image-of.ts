import type { Clock } from "../../../runtime/driver/index.ts"
import { openRegistry, ownerLabel } from "../../../runtime/containers/index.ts"
import type { Done, Engine } from "../../../runtime/containers/index.ts"
import { fetchImage } from "../../../runtime/sandbox/index.ts"
import type { Workshop } from "../../../runtime/sandbox/index.ts"
import type { OciAsked } from "./asked.ts"
import type { RegistryFacts } from "./document.ts"

/** The image of a test by digest, and the registry that gave it one. */
export interface TestImage {
  readonly reference: string
  readonly registry: RegistryFacts | null
  /** Whether the engine did not have it before, though it is no image of the test's own. */
  readonly isFetched: boolean
}

/** What is needed to come by an image. */
export interface ImageTerms {
  readonly engine: Engine
  readonly workshop: Workshop
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly step: (text: string) => void
  /** Told before the registry listens where others may reach it. */
  readonly exposed: (address: string, port: number) => void
}

/** The image that is tested: a published one as it stands, or one that is built, given a digest by a registry, and fetched by it. */
export async function imageOf({ source, allInterfaces }: OciAsked, terms: ImageTerms): Promise<Done<TestImage>> {
  const { engine, signal, step } = terms
  if (source.kind === "build") return built(source.context, allInterfaces, terms)
  const fetched = await fetchImage(engine, source.image, signal, step)
  if (!fetched.ok) return fetched
  return { ok: true, value: { reference: source.image, registry: null, isFetched: fetched.value.isFetched } }
}

async function built(context: string, allInterfaces: boolean, terms: ImageTerms): Promise<Done<TestImage>> {
  const { engine, workshop, clock, signal, step, exposed } = terms
  const { owner } = workshop
  const repository = `harness-test/${crypto.randomUUID().replaceAll("-", "")}`
  step("building the image")
  const labels = { [ownerLabel]: owner }
  const image = await engine.build(
    { context, tag: `localhost/${repository}:test`, labels, said: lastLines(step) },
    signal,
  )
  if (!image.ok) return { ok: false, what: `the image cannot be built: ${image.what}` }
  const address = allInterfaces ? "0.0.0.0" : "127.0.0.1"
  const registry = await openRegistry({ host: address, folder: workshop.registry, repository })
  const opened = clock.now()
  try {
    if (allInterfaces) exposed(address, registry.port)
    step("giving it a digest")
    const at = `127.0.0.1:${registry.port}/${repository}`
    const pushed = await engine.push(image.value, `${at}:test`, signal)
    if (!pushed.ok) return { ok: false, what: unreachable(pushed.what, allInterfaces) }
    const digest = registry.digestOf("test")
    if (digest === null) return { ok: false, what: unreachable("the push never reached it", allInterfaces) }
    const reference = `${at}@${digest}`
    const pulled = await engine.pull(reference, signal)
    if (!pulled.ok) return { ok: false, what: `the image cannot be fetched by its digest: ${pulled.what}` }
    const seconds = Math.ceil((clock.now() - opened) / 1_000)
    const facts = { address, port: registry.port, seconds, all_interfaces: allInterfaces }
    return { ok: true, value: { reference, registry: facts, isFetched: false } }
  } finally {
    await registry.close()
  }
}

function unreachable(what: string, allInterfaces: boolean): string {
  const hint = allInterfaces ? "" : "; an engine in a virtual machine needs --allow-registry-all-interfaces"
  return `the image cannot be pushed to the temporary registry: ${what}${hint}`
}

/** Shows the last line of what a build prints. */
function lastLines(step: (text: string) => void): (text: string) => void {
  return (text) => {
    const line = text.trimEnd().split("\n").at(-1) ?? ""
    if (line !== "") step(`building the image: ${line}`)
  }
}
