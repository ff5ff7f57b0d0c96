import { spawn } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"

/** A replica of the gateway in a process of its own. */
export interface Replica {
  readonly port: number
  readonly pid: number
  /** Ends the process at once, whatever it does. */
  readonly kill: () => Promise<void>
  /** Lets it answer what it has, and end. */
  readonly end: () => Promise<void>
}

/** Starts a replica over a store, with every provider at one origin; rejects where it ends before it listens. */
export async function startReplica(store: string, origin: string, port = 0): Promise<Replica> {
  const program = join(import.meta.dirname, "replica.ts")
  const child = spawn(process.execPath, ["--import", "tsx", program, store, origin, String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const listening = await new Promise<number>((ready, failed) => {
    createInterface(child.stdout).once("line", (line) => ready(Number(line)))
    child.once("exit", () => failed(new Error("a replica ended before it listened")))
  })
  return {
    port: listening,
    pid: child.pid ?? 0,
    kill: () => signalled(child, "SIGKILL"),
    end: () => signalled(child, "SIGTERM"),
  }
}

async function signalled(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, "exit")
  child.kill(signal)
  await exit
}
