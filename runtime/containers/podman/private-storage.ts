import { existsSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import type { Done, Engine } from "../engine.ts"
import { podmanArguments } from "./arguments.ts"
import { podmanEngine } from "./podman.ts"
import type { PodmanOptions } from "./podman.ts"
import { idsIn } from "./printed.ts"
import { processesIn } from "./processes-in.ts"
import { runPodman } from "./run-podman.ts"
import { storageConfiguration, storeIn } from "./storage-of.ts"

/** By this variable podman finds the configuration of its storage; who has it of a folder works for that folder. */
export const storageVariable = "CONTAINERS_STORAGE_CONF"

/**
 * An engine whose images and containers lie in a folder of their own, which exists and is empty, and which sees the user's
 * images besides. Its `clear` ends and removes everything in the folder, whoever left it, and the folder.
 */
export async function privatePodman(options: PodmanOptions, folder: string): Promise<Done<Engine>> {
  const { command = "podman", environment } = options
  const info = await runPodman({ command, environment, args: podmanArguments.facts() })
  if (!info.ok) return info
  try {
    const store = storeIn(info.value)
    if (store === null)
      return { ok: false, what: "its containers run on another machine, which sees no folder of this one" }
    writeFileSync(configurationIn(folder), storageConfiguration(store, folder), { mode: 0o600 })
  } catch {
    return { ok: false, what: `${command} info does not say where it keeps its images` }
  }
  return { ok: true, value: inFolder(options, folder) }
}

/** Ends and removes what a private storage holds, of a command that is no more. */
export async function clearPrivatePodman(options: PodmanOptions, folder: string): Promise<Done<null>> {
  return inFolder(options, folder).clear("")
}

function inFolder({ command = "podman", environment }: PodmanOptions, folder: string): Engine {
  const own = { ...environment, [storageVariable]: configurationIn(folder) }
  const run = (args: readonly string[]): Promise<Done<string>> => runPodman({ command, args, environment: own })
  return {
    ...podmanEngine({ command, environment: own }),
    owners: () => Promise.resolve({ ok: true, value: [] }),
    clear: async () => {
      if (!existsSync(configurationIn(folder))) return removed(folder, run)
      // A build that goes on would make again what is removed.
      for (const id of processesIn(folder).workers) kill(id)
      // Removed twice where the first one meets the end of a container that is removing itself.
      for (let tries = 0; tries < 3; tries++) {
        const listed = await run(podmanArguments.everyContainer())
        const ids = listed.ok ? idsIn(listed.value) : []
        if (listed.ok && ids.length === 0) break
        for (const id of ids) await run(podmanArguments.remove(id))
      }
      for (const id of processesIn(folder).inside) kill(id)
      // What podman starts behind a container that ended would write into the folder again.
      for (let tries = 0; tries < 100 && processesIn(folder).about.length > 0; tries++) await pause(50)
      return removed(folder, run)
    },
  }
}

async function removed(folder: string, run: (args: readonly string[]) => Promise<Done<string>>): Promise<Done<null>> {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    return { ok: true, value: null }
  } catch {
    // Files of another user of the namespace in which podman keeps them, where it is not run by root.
    await run(["unshare", "rm", "-rf", folder])
    return existsSync(folder) ? { ok: false, what: `${folder} cannot be removed` } : { ok: true, value: null }
  }
}

function configurationIn(folder: string): string {
  return join(folder, "storage.conf")
}

function kill(id: number): void {
  try {
    process.kill(id, "SIGKILL")
  } catch {
    // It has ended by itself in the meantime.
  }
}
