import { spawn } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { randomUUID } from "node:crypto"
import type { Clock } from "../clock.ts"
import type { Closing, Closure } from "../connection.ts"
import { onHostExit } from "./host-exit.ts"
import { climb, once } from "./ladder.ts"
import type { Limits } from "./limits.ts"
import { membersOf } from "./members.ts"
import { readOutputs } from "./outputs.ts"
import { markName } from "./process-table.ts"
import { folderFault, spawnFault } from "./spawn-fault.ts"
import type { SpawnFault } from "./spawn-fault.ts"
import { sweep } from "./sweep.ts"

/** What is started. */
export interface Launch {
  /** A path, or a name that is looked for on the PATH of `environment`. No shell has a part in it. */
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  /** Everything the agent gets, but for one variable that marks its descendants: nothing of this process is added. */
  readonly environment: Readonly<Record<string, string>>
}

/** What is told of the process. */
export interface Watch {
  readonly started: (id: number) => void
  readonly output: (chunk: Uint8Array) => void
  /** Once, when no output will come any more; answers with the closure in full. */
  readonly ended: (closure: Omit<Closure, "lastMethod">) => Closure
}

/** Why we end an agent. */
export type OurCause = Extract<Closure["cause"], "ended_by_us" | "noise" | "stalled">

/** A process that is watched over until nothing of it is left. */
export interface Supervised {
  readonly write: (line: string) => void
  /** Writes the last of its input as it is, and ends the input behind it. */
  readonly finish: (last: string) => void
  readonly unsent: () => number | null
  /** Ends it, with the end of its input first where that is `ended_by_us`. The same answer every time. */
  readonly end: (cause: OurCause) => Promise<Closing>
}

/**
 * Starts an agent in a group of its own and watches over it. Its standard error is always read, its pipes never raise an
 * error, and what it leaves behind is killed as soon as it has gone, whether or not anybody asks for its end. Never throws:
 * what could not be started has ended, and that is told on a turn of its own.
 */
export function supervise(launch: Launch, clock: Clock, limits: Limits, watch: Watch): Supervised {
  const mark = randomUUID()
  const { child, fault } = start(launch, mark)
  if (child?.pid === undefined) return stillborn(child, fault, launch, clock, watch)

  const members = membersOf(child.pid, mark)
  const release = onHostExit(members.killNow)
  const outputs = readOutputs(child, clock, limits, watch.output)
  const exited = once(clock)
  const concluded = once(clock)
  let exit: Pick<Closure, "exitCode" | "signal"> = { exitCode: null, signal: null }
  let ourCause: Closure["cause"] | null = null
  let closure: Closure | null = null
  let ending: Promise<Closing> | null = null

  const conclude = (cause: Closure["cause"]): Closure => {
    if (closure !== null) return closure
    outputs.close()
    child.stdin?.destroy()
    closure = watch.ended({ cause: ourCause ?? cause, spawnError: null, ...exit, errorTail: outputs.errorTail() })
    concluded.happen()
    return closure
  }

  const toTheEnd = async (cause: Closure["cause"], polite: boolean): Promise<Closing> => {
    const begun = clock.now()
    if (!(await exited.within(0))) {
      ourCause = cause
      // Who descends from it can be told by its children only while it lives.
      await members.living()
    }
    const agent = { endInput: () => child.stdin?.end(), signal: members.signal, gone: exited.within }
    const rung = await climb(agent, limits, polite)
    if (await exited.within(0)) await concluded.within(Infinity)
    const { orphans, left } = await sweep(members, clock, limits)
    const ended = conclude(cause)
    release()
    return { closure: ended, rung, orphans, left, milliseconds: clock.now() - begun }
  }
  const end = (cause: Closure["cause"], polite: boolean): Promise<Closing> => (ending ??= toTheEnd(cause, polite))

  const afterExit = async (): Promise<void> => {
    await outputs.drained()
    conclude("exited")
    await end("exited", true)
  }
  /** An agent that has closed its output has nothing more to say, whether or not it lives. */
  const afterOutput = async (): Promise<void> => {
    await outputs.ended.within(Infinity)
    // Whoever was held up finds the timer due before having heard of the exit: look once.
    if ((await exited.within(limits.drain)) || (await exited.within(1)) || ending !== null) return
    conclude("output_ended")
    await end("output_ended", false)
  }

  child.on("error", () => {})
  child.stdin?.on("error", () => {})
  child.on("exit", (exitCode, signal) => {
    exit = { exitCode, signal }
    exited.happen()
    void afterExit()
  })
  void afterOutput()
  watch.started(child.pid)

  return {
    // As bytes, so that what waits is counted in bytes.
    write: (line) => child.stdin?.write(Buffer.from(`${line}\n`)),
    finish: (last) => child.stdin?.end(last),
    unsent: () => (child.stdin?.writable === true ? child.stdin.writableLength : null),
    end: (cause) => end(cause, cause === "ended_by_us"),
  }
}

function start(
  { command, args, cwd, environment }: Launch,
  mark: string,
): { readonly child: ChildProcess | null; readonly fault: SpawnFault | null } {
  const fault = folderFault(cwd)
  if (fault !== null) return { child: null, fault }
  const posix = process.platform !== "win32"
  try {
    const env = { ...environment, [markName]: mark }
    return { child: spawn(command, args, { cwd, env, detached: posix, windowsHide: true, stdio: "pipe" }), fault: null }
  } catch (error) {
    return { child: null, fault: spawnFault(error, command) }
  }
}

/** What never lived. The reason comes with an event where the system gave it, and at once where Node did. */
function stillborn(
  child: ChildProcess | null,
  fault: SpawnFault | null,
  { command }: Launch,
  clock: Clock,
  watch: Watch,
): Supervised {
  const closing = new Promise<Closing>((resolve) => {
    const end = (spawnError: SpawnFault | null): void => {
      for (const pipe of [child?.stdin, child?.stdout, child?.stderr]) pipe?.destroy()
      const nothing = { exitCode: null, signal: null, errorTail: "" }
      const closure = watch.ended({ cause: "spawn_failed", spawnError, ...nothing })
      resolve({ closure, rung: "gone", orphans: [], left: [], milliseconds: 0 })
    }
    if (child === null) clock.after(0, () => end(fault))
    for (const pipe of [child?.stdin, child?.stdout, child?.stderr]) pipe?.on("error", () => {})
    child?.on("error", (error) => end(spawnFault(error, command)))
  })
  return { write: () => {}, finish: () => {}, unsent: () => null, end: () => closing }
}
