import { spawn } from "node:child_process"
import type { ChildProcessByStdio } from "node:child_process"
import { once } from "node:events"
import type { Readable, Writable } from "node:stream"

/** A process that is to be killed, and started anew by its arguments. */
export class Victim {
  readonly #program: string
  readonly #args: readonly string[]
  #child: ChildProcessByStdio<Writable, Readable, null> | null = null

  /** `program` names a file of this folder. It says a line once it is ready, and ends with its standard input. */
  constructor(program: string, args: readonly string[]) {
    this.#program = program
    this.#args = args
  }

  /** Starts it, and settles when it is ready; rejects where it ends before. */
  async start(): Promise<void> {
    const file = `test/verifications/${this.#program}.ts`
    const child = spawn(process.execPath, ["--import", "tsx", file, ...this.#args], { stdio: ["pipe", "pipe", "inherit"] })
    // Whoever was killed reads nothing any more.
    child.stdin.on("error", () => undefined)
    this.#child = child
    const ended = once(child, "exit").then(() => {
      throw new Error(`${this.#program} ended before it was ready`)
    })
    await Promise.race([once(child.stdout, "data"), ended])
    ended.catch(() => undefined)
  }

  /** Lets it kill itself when it next comes to a moment; true where it has, false after so many milliseconds without. */
  async killAt(moment: string, patience: number): Promise<boolean> {
    const child = this.#child
    if (child === null) return false
    child.stdin.write(`${moment}\n`)
    return await this.#gone(child, patience)
  }

  /** Stops it for so many milliseconds, as a machine that is put to sleep, and lets it go on. */
  async sleep(milliseconds: number): Promise<void> {
    this.#child?.kill("SIGSTOP")
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    this.#child?.kill("SIGCONT")
  }

  /** Ends it by SIGKILL, whatever it does. */
  async kill(): Promise<void> {
    const child = this.#child
    if (child === null) return
    child.kill("SIGKILL")
    await this.#gone(child, 60_000)
  }

  async #gone(child: ChildProcessByStdio<Writable, Readable, null>, patience: number): Promise<boolean> {
    if (child.exitCode !== null || child.signalCode !== null) return true
    const signal = AbortSignal.timeout(patience)
    return once(child, "exit", { signal }).then(
      () => true,
      () => false,
    )
  }
}
