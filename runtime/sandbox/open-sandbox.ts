import { spawn } from "node:child_process"
import { ownerLabel } from "../containers/index.ts"
import type { Done, Engine, Unenforceable } from "../containers/index.ts"
import type { Clock, Launch } from "../driver/index.ts"
import { startRelay, thisNode } from "./relay.ts"
import { givingSpec, harnessSpec, sandboxProfile } from "./sandbox.ts"
import type { SandboxSetting, Started } from "./sandbox.ts"
import { keepConfiguration } from "./workshop.ts"
import type { Workshop } from "./workshop.ts"

/** What a sandbox is made of. */
export interface SandboxTerms {
  readonly engine: Engine
  readonly workshop: Workshop
  /** What its containers are called by; nothing else on the engine may be. */
  readonly name: string
  /** The harness's image, which the engine has. */
  readonly image: string
  readonly release: Started
  /** What the program is told by its environment. */
  readonly variables: Readonly<Record<string, string>>
  /** The program's public configuration, any JSON; absent: it has none. */
  readonly configuration?: unknown
  /** Sockets in the workshop's door, which listen already; absent: that of the gateway. */
  readonly sockets?: readonly string[]
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** A relay that listens, and containers that have no other network than it. */
export interface Sandbox {
  readonly unenforceable: readonly Unenforceable[]
  /** The command that runs the image with arguments, as its nth process. */
  readonly launch: (args: readonly string[], number: number) => Launch
  /** Ends the relay, and gives away what the harness wrote. What is left then, `clear` of the engine removes. */
  readonly close: () => Promise<void>
}

/** Starts the relay of a sandbox; the harness is started by whoever drives it. Refused with the engine's own words. */
export async function openSandbox(terms: SandboxTerms): Promise<Done<Sandbox>> {
  const { engine, workshop, name, image, release, variables, configuration, sockets, clock, signal } = terms
  const { memory, cpus, processes } = sandboxProfile
  const setting: SandboxSetting = {
    name,
    folders: workshop.folders,
    limits: { memory, cpus, processes },
    labels: { [ownerLabel]: workshop.owner },
    ...(sockets === undefined ? {} : { sockets }),
    ...(configuration === undefined ? {} : { configuration: keepConfiguration(workshop, configuration) }),
  }
  const root = await engine.importImage(emptyArchive, `localhost/${name}:relay`, setting.labels, signal)
  const relay = root.ok ? await startRelay(engine, setting, root.value, clock, signal) : root
  if (!root.ok || !relay.ok) return { ok: false, what: `the relay cannot be started: ${relay.ok ? "" : relay.what}` }
  const { limits, unenforceable, stop } = relay.value
  return {
    ok: true,
    value: {
      unenforceable,
      launch: (args, number) => {
        const spec = harnessSpec({ ...setting, limits }, { number, image, release, args, lease: variables })
        return { ...engine.run(spec), cwd: workshop.folder }
      },
      close: async () => {
        stop()
        await give(engine, { setting, root: root.value, image })
      },
    },
  }
}

/** Where this is not root, files that the harness wrote may be another user's: whoever wrote them gives them away. */
async function give(
  engine: Engine,
  { setting, root, image }: { readonly setting: SandboxSetting; readonly root: string; readonly image: string },
): Promise<void> {
  if (process.getuid?.() === 0) return
  const known = await engine.image(image)
  const user = known.ok && known.value !== null && known.value.user !== "" ? known.value.user : "0"
  const { command, args, environment } = engine.run(givingSpec(setting, root, thisNode(), user))
  const child = spawn(command, args, { env: { ...environment }, stdio: "ignore", detached: true })
  await new Promise((ended) => child.on("close", ended).on("error", ended))
}

/** A tar archive without a file: two blocks of zeros. */
const emptyArchive: Uint8Array = new Uint8Array(1_024)
