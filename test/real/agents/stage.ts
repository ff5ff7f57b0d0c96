import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, dirname, join } from "node:path"
import type { Launch } from "../../../runtime/driver/index.ts"
import { openWayOut } from "../../../runtime/inspect/way-out.ts"
import { openModelServer } from "../../../runtime/model-server/index.ts"
import type { ModelServer } from "../../../runtime/model-server/index.ts"
import { model } from "./recipe.ts"
import type { Place, Recipe } from "./recipe.ts"
import { sceneModel } from "./scenes.ts"

/** What an agent is given of the world: a home, a folder to work in, and a way out that leads nowhere. */
export interface Room {
  readonly launch: Launch
  /** Its home, which no other process has. */
  readonly home: string
  /** Where its sessions work. */
  readonly work: string
  /** The folder that holds both, and whatever else it writes. */
  readonly folder: string
  /** Which hosts it tried to reach besides its model, sorted. */
  readonly tried: () => readonly string[]
  readonly clear: () => Promise<void>
}

/** Everything around an agent: its room, and its model. */
export interface Stage extends Omit<Room, "folder" | "clear"> {
  readonly server: ModelServer
  /** The key that the agent was given for its model. */
  readonly key: string
  readonly strike: () => Promise<void>
}

/** Sets a stage for one run of an agent that is installed in a folder. */
export async function setStage(recipe: Recipe, installed: string): Promise<Stage> {
  const server = await openModelServer({ answers: sceneModel(), models: [model] })
  const key = `key-of-${recipe.bin.replaceAll(/\W+/g, "-")}`
  const { folder: _, clear, ...room } = await furnish(recipe, { installed, url: server.url, key })
  return { ...room, server, key, strike: async () => void (await Promise.all([server.close(), clear()])) }
}

/** Makes a room for one run of an agent that is told where it finds its model, and by which key. */
export async function furnish(recipe: Recipe, told: Omit<Place, "home">): Promise<Room> {
  const folder = mkdtempSync(join(tmpdir(), "agent-"))
  const [home, work] = [join(folder, "home"), join(folder, "work")]
  const outside = await openWayOut(told.url.slice("http://".length))
  const place: Place = { home, ...told }
  for (const path of [home, work]) mkdirSync(path)
  for (const [path, content] of Object.entries(recipe.files(place))) {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), content)
  }
  const proxied = recipe.proxiesLoopback === true ? {} : { HTTPS_PROXY: outside.url, HTTP_PROXY: outside.url }
  const program = join(told.installed, recipe.bin)
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
    home,
    work,
    folder,
    tried: () => outside.refused().map((target) => target.replace(/:443$/, "")),
    clear: async () => {
      await outside.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
