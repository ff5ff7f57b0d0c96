import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { reportOf, trySuite } from "../../runtime/conformance/index.ts"
import type { Report, TraceEntry } from "../../runtime/conformance/index.ts"
import { defaultContracts, inherited, lineFile, traceRevision } from "../../runtime/driver/index.ts"
import type { LineFile } from "../../runtime/driver/index.ts"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { codeOf, print } from "./print.ts"
import { namesIn } from "./check.ts"
import { serveModels } from "./models.ts"
import { again } from "./watch.ts"

/** Tries an agent and prints what it came to; with `--watch` again at each change of what it is made of. */
export async function test(terminal: Terminal, command: readonly string[], given: Arguments): Promise<ExitCode> {
  const [program, ...args] = command
  if (program === undefined) throw new UsageError("harness test needs the command of the agent after --")
  const once = async (): Promise<ExitCode> => {
    const report = await tried(terminal, program, args, given)
    return report === null ? 2 : print(terminal, given, report)
  }
  return given.options["watch"] === true ? again(terminal, command, once) : once()
}

/** The report of one run; null where it was ended early, or where the command could not be started, which it says. */
async function tried(
  terminal: Terminal,
  program: string,
  args: readonly string[],
  given: Arguments,
): Promise<Report | null> {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"))
  const records = recorders(terminal, given.options["record"])
  const models = given.options["own-models"] === true ? null : await serveModels()
  let unstarted: string | null = null
  try {
    const parts = await trySuite({
      launch: {
        command: program,
        args,
        cwd: terminal.cwd,
        environment: { ...inherited(process.env, namesIn(given.options["env"])), ...models?.environment },
      },
      folder,
      limits: limitsIn(given),
      drains: given.options["drain"] === true,
      stage: (name, text) => {
        writeFileSync(join(folder, name), text)
        return pathToFileURL(join(folder, name)).href
      },
      signal: terminal.signal,
      progress: (done, of, probe) => {
        if (terminal.interactive) terminal.err(`\r\u001B[K${done}/${of} ${probe}${done === of ? "\r\u001B[K" : ""}`)
      },
      record: (process, entry) => {
        unstarted ??= startFault(entry)
        records.record(process, entry)
      },
    })
    if (terminal.signal.aborted) return null
    if (terminal.interactive) terminal.err("\r\u001B[K")
    if (unstarted !== null) {
      terminal.err(`${terminal.command}: ${String(unstarted)}\n`)
      return null
    }
    return reportOf(parts, {
      subject: { kind: "agent", command: [program, ...args] },
      spoken: defaultContracts,
      expected: namesIn(given.options["declare"]),
    })
  } finally {
    records.close()
    await models?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Why a process could not be started; null for every other entry of a trace. */
function startFault(entry: TraceEntry): string | null {
  if (!("event" in entry) || entry["cause"] !== "spawn_failed") return null
  const { message } = Object(entry["spawnError"]) as { readonly message?: unknown }
  return typeof message === "string" ? message : "the command cannot be started"
}

/** Seconds on the command line, milliseconds in here. */
function limitsIn(given: Arguments): { readonly prompt?: number } {
  const { timeout } = given.options
  if (typeof timeout !== "string") return {}
  const seconds = Number(timeout)
  if (!(seconds > 0)) throw new UsageError(`--timeout takes a number of seconds, not ${timeout}`)
  return { prompt: seconds * 1_000 }
}

/** Writes the record of each process into a file of its own. */
function recorders(
  terminal: Terminal,
  given: string | boolean | undefined,
): { readonly record: (process: string, entry: object) => void; readonly close: () => void } {
  if (typeof given !== "string") return { record: () => {}, close: () => {} }
  const folder = resolve(terminal.cwd, given)
  const files = new Map<string, LineFile>()
  try {
    mkdirSync(folder, { recursive: true })
  } catch (thrown) {
    throw new UsageError(`cannot write to ${given}: ${codeOf(thrown)}`)
  }
  return {
    record: (process, entry) => {
      let file = files.get(process)
      if (file === undefined) {
        file = lineFile(join(folder, `${process}.jsonl`))
        file.write(JSON.stringify({ trace: traceRevision, process }))
        files.set(process, file)
      }
      file.write(JSON.stringify(entry))
    },
    close: () => {
      for (const file of files.values()) file.close()
    },
  }
}
