import { execFile, spawnSync } from "node:child_process"
import { promisify } from "node:util"
import { familyOf } from "./family.ts"
import type { Member } from "./family.ts"
import { processTable } from "./process-table.ts"

/** An agent's process with everything that came from it. */
export interface Members {
  /** The descendants that live now. Those once seen stay known, whoever has adopted them since. */
  readonly living: () => Promise<readonly Member[]>
  /** Signals the agent's group, and each descendant that has left it. SIGTERM also wakes what was stopped. */
  readonly signal: (signal: "SIGTERM" | "SIGKILL") => Promise<void>
  /** Kills those descendants alone; the agent itself has gone. */
  readonly kill: (members: readonly Member[]) => void
  /** Kills everything at once, for a process that is about to exit itself. */
  readonly killNow: () => void
}

/**
 * Follows what comes from the process `leader`, which leads a group of its own. A descendant is known by its group or
 * session, by its parents, or by the mark in its environment. One that sheds all three before it is seen once is lost.
 */
export function membersOf(leader: number, mark: string, platform: NodeJS.Platform = process.platform): Members {
  const table = processTable(platform)
  const first = { id: leader, started: table.startOf(leader), mark }
  let known: readonly Member[] = []
  const kill = (members: readonly Member[]): void => {
    for (const { id } of members) send(id, "SIGKILL")
  }
  const living = async (): Promise<readonly Member[]> => {
    known = familyOf(await table.read(), first, known)
    return known
  }
  if (platform === "win32") {
    return {
      living,
      kill,
      signal: async (signal) => {
        const { file, args } = taskkill(leader, signal === "SIGKILL")
        await promisify(execFile)(file, args).catch(() => {})
      },
      killNow: () => {
        const { file, args } = taskkill(leader, true)
        spawnSync(file, args)
      },
    }
  }
  return {
    living,
    kill,
    signal: async (signal) => {
      const targets = [-leader, ...(await living()).filter(({ group }) => group !== leader).map(({ id }) => id)]
      for (const target of targets) {
        send(target, signal)
        if (signal === "SIGTERM") send(target, "SIGCONT")
      }
    },
    killNow: () => {
      send(-leader, "SIGKILL")
      kill(familyOf(table.readNow(), first, known))
    },
  }
}

/** The tree below a process on Windows, where there are no groups. */
function taskkill(id: number, force: boolean): { readonly file: string; readonly args: readonly string[] } {
  return { file: "taskkill", args: ["/PID", String(id), "/T", ...(force ? ["/F"] : [])] }
}

/** To a process, or to a group where the id is negative. One that has gone, or has become somebody else's, is left alone. */
function send(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal)
  } catch {}
}
