import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, dirname, join } from "node:path"
import type { Launch } from "../../../runtime/driver/index.ts"
import { openModelServer } from "../../../runtime/model-server/index.ts"
import type { ModelServer } from "../../../runtime/model-server/index.ts"
import { deadEnd } from "./dead-end.ts"
import { model } from "./recipe.ts"
import type { Place, Recipe } from "./recipe.ts"
import { sceneModel } from "./scenes.ts"

/** Everything around an agent: its model, its home, the folder that it works in, and a way out that leads nowhere. */
export interface Stage {
  readonly launch: Launch
  readonly server: ModelServer
  /** The key that the agent was given for its model. */
  readonly key: string
  /** Its home, which no other process has. */
  readonly home: string
  /** Where its sessions work. */
  readonly work: string
  /** Which hosts it tried to reach besides its model, sorted. */
  readonly tried: () => readonly string[]
  readonly strike: () => Promise<void>
}

/** Sets a stage for one run of an agent that is installed in a folder. */
export async function setStage(recipe: Recipe, installed: string): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), "agent-"))
  const [home, work] = [join(folder, "home"), join(folder, "work")]
  const server = await openModelServer({ answers: sceneModel(), models: [model] })
  const outside = await deadEnd()
  const key = `key-of-${recipe.bin.replaceAll(/\W+/g, "-")}`
  const place: Place = { home, installed, url: server.url, key }
  for (const path of [home, work]) mkdirSync(path)
  for (const [path, content] of Object.entries(recipe.files(place))) {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), content)
  }
  const proxied = recipe.proxiesLoopback === true ? {} : { HTTPS_PROXY: outside.url, HTTP_PROXY: outside.url }
  const program = join(installed, recipe.bin)
  return {
    launch: {
      ...(recipe.isBinary === true
        ? { command: program, args: recipe.args }
        : { command: process.execPath, args: [program, ...recipe.args] }),
      cwd: work,
      environment: {
        PATH: [dirname(process.execPath), "/usr/local/bin", "/usr/bin", "/bin"].join(delimiter),
        HOME: home,
        TMPDIR: folder,
        TERM: "dumb",
        NO_PROXY: "127.0.0.1,localhost",
        ...proxied,
        ...recipe.environment(place),
      },
    },
    server,
    key,
    home,
    work,
    tried: outside.tried,
    strike: async () => {
      await Promise.all([server.close(), outside.close()])
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
