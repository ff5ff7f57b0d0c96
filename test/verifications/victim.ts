import { spawn } from "node:child_process"
import type { ChildProcessByStdio } from "node:child_process"
import { EventEmitter, once } from "node:events"
import { createInterface } from "node:readline"
import type { Readable, Writable } from "node:stream"
import { setTimeout as pause } from "node:timers/promises"

/** A process that is to be killed, and started anew by its arguments. */
export class Victim {
  readonly #program: string
  readonly #args: readonly string[]
  readonly #said = new EventEmitter()
  readonly #counts = new Map<string, number>()
  #child: ChildProcessByStdio<Writable, Readable, null> | null = null

  /** `program` names a file of this folder. It says `ready` once it is, and ends with its standard input. */
  constructor(program: string, args: readonly string[]) {
    this.#program = program
    this.#args = args
  }

  /** How often its processes said so. */
  said(line: string): number {
    return this.#counts.get(line) ?? 0
  }

  /** Starts it, and settles when it is ready; rejects where it ends before. */
  async start(): Promise<void> {
    const file = `test/verifications/${this.#program}.ts`
    const child = spawn(process.execPath, ["--import", "tsx", file, ...this.#args], {
      stdio: ["pipe", "pipe", "inherit"],
    })
    // Whoever was killed reads nothing any more.
    child.stdin.on("error", () => undefined)
    createInterface(child.stdout).on("line", (line) => {
      this.#counts.set(line, this.said(line) + 1)
      this.#said.emit(line)
    })
    this.#child = child
    const ended = once(child, "exit").then(() => {
      throw new Error(`${this.#program} ended before it was ready`)
    })
    await Promise.race([once(this.#said, "ready"), ended])
    ended.catch(() => undefined)
  }

  /** Lets it kill itself when it next comes to a moment; true where it has, false after so many milliseconds without. */
  async killAt(moment: string, patience: number): Promise<boolean> {
    this.#child?.stdin.write(`kill ${moment}\n`)
    return await this.#gone(patience)
  }

  /**
   * Stops it when it next comes to a moment, as a machine that is put to sleep, and lets it go on after so many
   * milliseconds; true where it slept, false where it did not come there in as many.
   */
  async sleepAt(moment: string, milliseconds: number): Promise<boolean> {
    const child = this.#child
    child?.stdin.write(`sleep ${moment}\n`)
    try {
      await once(this.#said, "asleep", { signal: AbortSignal.timeout(milliseconds) })
    } catch {
      child?.stdin.write("live\n")
      return false
    }
    await pause(milliseconds)
    return child?.kill("SIGCONT") ?? false
  }

  /** Ends it by SIGKILL, whatever it does. */
  async kill(): Promise<void> {
    this.#child?.kill("SIGKILL")
    await this.#gone(60_000)
  }

  async #gone(patience: number): Promise<boolean> {
    const child = this.#child
    if (child === null || child.exitCode !== null || child.signalCode !== null) return true
    return once(child, "exit", { signal: AbortSignal.timeout(patience) }).then(
      () => true,
      () => false,
    )
  }
}
