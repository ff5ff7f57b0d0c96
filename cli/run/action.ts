import { resolve } from "node:path"
import { drive, inherited, lineFile, openConnection, systemClock, tracing } from "../../runtime/driver/index.ts"
import type { Decision, DriveOptions, DriveResult, LineFile } from "../../runtime/driver/index.ts"
import { harnesses } from "../../runtime/index.ts"
import { nearNames } from "../../model/near-names.ts"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { report, verdict } from "./report.ts"
import type { RunModels } from "./models.ts"
import { show } from "./show.ts"

/** What is to be run. */
interface Asked {
  readonly command: string
  readonly args: readonly string[]
  readonly prompt: string
}

/** Runs an agent on one prompt, and shows what it does. Exit 0 where the outcome is as good as was asked for. */
export async function runAgent(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  const { command, args, prompt } = asked(given)
  const cwd = resolve(terminal.cwd, text(given, "cwd") ?? ".")
  const environment = inherited(
    process.env,
    (text(given, "env") ?? "").split(",").map((name) => name.trim()),
  )
  const isJson = given.options["json"] === true
  const models = await modelsOf(terminal, given)
  const file = traceFile(terminal, text(given, "trace"))
  const header = { client: `${terminal.command} ${terminal.version}`, command: [command, ...args], cwd }
  const trace = file === null ? {} : { trace: tracing(file.write, systemClock, header) }
  const shown = show({
    text: isJson ? () => {} : terminal.out,
    line: isJson ? () => {} : (line) => terminal.err(`${line}\n`),
    color: terminal.color,
  })
  const launch = { command, args, cwd, environment: { ...environment, ...models?.environment }, ...trace }
  const run = drive((listener) => openConnection(launch, listener), {
    ...options(terminal, given),
    ...(models === null ? {} : { record: models.record }),
    cwd,
    prompt,
    watch: shown.take,
  })
  const stop = (): void => run.cancel()
  terminal.signal.addEventListener("abort", stop)
  if (terminal.signal.aborted) stop()
  const result = await run.result
  terminal.signal.removeEventListener("abort", stop)
  shown.end()
  const unwritten = file?.close() ?? null
  const unrecorded = (await models?.close()) ?? null
  if (unwritten !== null) terminal.err(`${terminal.command}: the trace is not whole: ${unwritten.message}\n`)
  if (unrecorded !== null) terminal.err(`${terminal.command}: nothing was recorded: ${unrecorded}\n`)
  if (isJson) terminal.out(`${JSON.stringify(report(result), null, 2)}\n`)
  else terminal.err(`${verdict(result).join("\n")}\n`)
  return isGood(result, given.options["require-evidence"] === true) && unwritten === null && unrecorded === null ? 0 : 1
}

/** Where the agent's model calls go: to a recording, through the gateway, or wherever the agent sends them (null). */
async function modelsOf(terminal: Terminal, given: Arguments): Promise<RunModels | null> {
  const [replay, record, config] = [text(given, "replay"), text(given, "record"), text(given, "gateway")]
  if (replay !== null && (record !== null || config !== null))
    throw new UsageError("--replay answers every call itself: it goes with neither --record nor --gateway")
  if (record !== null && config === null)
    throw new UsageError("--record needs --gateway FILE, which says where the calls go and as whom")
  if (replay === null && config === null) return null
  const { replaying, routing } = await import("./models.ts")
  if (replay !== null) return replaying(resolve(terminal.cwd, replay), replay)
  const at = { path: resolve(terminal.cwd, config ?? ""), shown: config ?? "" }
  return routing(at, record === null ? null : resolve(terminal.cwd, record))
}

function isGood({ outcome }: DriveResult, needsEvidence: boolean): boolean {
  return outcome === "succeeded" || (outcome === "unverified" && !needsEvidence)
}

function options(terminal: Terminal, given: Arguments): Omit<DriveOptions, "cwd" | "prompt"> {
  const [turn, stall] = [seconds(given, "timeout"), seconds(given, "stall")]
  const [login, steer] = [text(given, "login"), text(given, "steer")]
  return {
    client: { name: terminal.command, version: terminal.version },
    permission: { mode: (text(given, "permission") ?? "deny") as Decision },
    limits: { ...(turn === null ? {} : { turn }), ...(stall === null ? {} : { stall }) },
    ...(login === null ? {} : { login }),
    ...(steer === null ? {} : { steer }),
  }
}

function asked(given: Arguments): Asked {
  const prompt = text(given, "prompt")
  const [first, second, ...rest] = given.positional
  if (prompt !== null) {
    if (first === undefined) throw new UsageError("run needs the command that starts the agent, after --")
    return { command: first, args: given.positional.slice(1), prompt }
  }
  if (first === undefined) throw new UsageError("run needs a prompt, and the command that starts the agent after --")
  const names = harnesses.map(({ name }) => name)
  if (!names.includes(first)) {
    const [near] = nearNames(first, names)
    throw new UsageError(
      `the catalog has no harness ${first}${near === undefined ? "" : `; nearest is ${near}`}. To run a command: --prompt TEXT -- ${first}`,
    )
  }
  const [command, ...args] = rest
  if (second === undefined) throw new UsageError(`run ${first} needs a prompt`)
  if (command === undefined)
    throw new UsageError(
      `the catalog knows ${first}, but not a command that starts it on this machine. Give it after --: run ${first} "PROMPT" -- CMD`,
    )
  return { command, args, prompt: second }
}

function traceFile(terminal: Terminal, path: string | null): LineFile | null {
  if (path === null) return null
  try {
    return lineFile(resolve(terminal.cwd, path))
  } catch (thrown) {
    throw new UsageError(`cannot write the trace ${path}: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
  }
}

function text(given: Arguments, name: string): string | null {
  const value = given.options[name]
  return typeof value === "string" ? value : null
}

function seconds(given: Arguments, name: string): number | null {
  const value = text(given, name)
  if (value === null) return null
  if (!/^\d+(\.\d+)?$/.test(value) || Number(value) === 0)
    throw new UsageError(`--${name} is a number of seconds above 0, not ${value}`)
  return Number(value) * 1_000
}
