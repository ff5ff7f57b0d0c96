import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { randomUUID } from "node:crypto"
import type { Launch } from "../driver/index.ts"
import type { ServedCall } from "../driver/served-calls.ts"
import { openModelServer } from "../model-server/index.ts"
import type { SeenRequest } from "../model-server/index.ts"
import { proxyEnvironment, usualModelEnvironment } from "./model-environment.ts"
import type { Asked, InspectOptions } from "./options.ts"
import { filled, filledJson } from "./placeholders.ts"
import { sceneModel, writtenFile } from "./scenes.ts"
import type { Scene } from "./scenes.ts"
import { openWayOut } from "./way-out.ts"

/** Everything around one process of an agent: its model, its home, a folder for each session, and a way out that is shut. */
export interface Stage {
  readonly launch: Launch
  readonly before: readonly Asked[]
  /** What the model does from now on. */
  readonly play: (scene: Scene) => void
  /** A new and empty folder for a session. */
  readonly folder: (name: string) => string
  /** Whether the command of a tool call ran in that folder; null where no tool was offered that runs commands. */
  readonly ran: (folder: string) => boolean | null
  readonly calls: () => readonly ServedCall[]
  readonly wayOut: () => WaysOut
  /** Takes everything down, and answers with what was asked of the model server until then. */
  readonly strike: () => Promise<void>
  readonly requests: readonly SeenRequest[]
  readonly key: string
}

/** What was sent to the proxy. */
export interface WaysOut {
  readonly refused: readonly string[]
  readonly passed: boolean
}

/** The model that an agent is told to use. */
const model = "local-model"

/** Sets the stage for one process. `offersTools` is as `sceneModel` has it. Throws what the disk or a socket throws. */
export async function setStage(options: InspectOptions, offersTools: boolean): Promise<Stage> {
  const root = mkdtempSync(join(tmpdir(), "inspect-"))
  let scene: Scene = "plain"
  let isCalled = false
  const requests: SeenRequest[] = []
  const server = await openModelServer({
    answers: sceneModel(
      () => scene,
      offersTools,
      () => void (isCalled = true),
    ),
    models: [model],
    seen: (request) => requests.push(request),
  })
  const wayOut = await openWayOut(server.url.slice("http://".length))
  const strike = async (): Promise<void> => {
    await Promise.all([server.close(), wayOut.close()])
    rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  const [home, temporary, work] = ["home", "tmp", "work"].map((name) => join(root, name)) as [string, string, string]
  const place = { base_url: server.url, key: `key-${randomUUID()}`, model, home }
  try {
    for (const folder of [home, temporary, work]) mkdirSync(folder)
    for (const [path, content] of Object.entries(options.files ?? {})) {
      const file = join(home, path)
      if (relative(home, file).startsWith("..")) throw new Error(`${path} lies outside the home`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, filled(content, place))
    }
  } catch (error) {
    await strike()
    throw error
  }
  const environment = {
    ...(options.bareModel === true ? {} : usualModelEnvironment),
    ...proxyEnvironment(wayOut.url),
    ...options.environment,
  }
  const own = { PATH: options.path, HOME: home, USERPROFILE: home, TMPDIR: temporary, TEMP: temporary, TERM: "dumb" }
  const named = Object.entries(environment).map(([name, value]) => [name, filled(value, place)])
  return {
    launch: {
      command: options.command,
      args: options.args,
      cwd: work,
      environment: { ...own, ...Object.fromEntries(named) },
    },
    before: (options.before ?? []).map(({ method, params }) => ({ method, params: filledJson(params, place) })),
    play: (next) => {
      scene = next
    },
    folder: (name) => {
      const folder = join(work, name)
      mkdirSync(folder)
      return folder
    },
    ran: (folder) => (isCalled ? existsSync(join(folder, writtenFile)) : null),
    calls: server.calls,
    wayOut: () => ({ refused: wayOut.refused(), passed: wayOut.passed() }),
    strike,
    requests,
    key: place.key,
  }
}
