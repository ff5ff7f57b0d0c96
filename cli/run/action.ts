import { resolve } from "node:path"
import { drive, inherited, lineFile, openConnection, systemClock, tracing } from "../../runtime/driver/index.ts"
import type { Decision, DriveOptions, DriveResult, LineFile } from "../../runtime/driver/index.ts"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { asked } from "./asked.ts"
import type { Asked } from "./asked.ts"
import { platformOptions } from "../platform/options.ts"
import { asksPlatform } from "./profile/asked.ts"
import { profileOptions } from "./profile/options.ts"
import { environmentOf } from "./environment.ts"
import { modelsOf } from "./models.ts"
import type { Models } from "./served-models.ts"
import { report, verdict } from "./report.ts"
import { secondsIn } from "./seconds.ts"
import { show } from "./show.ts"

/** Runs an agent on one prompt, and shows what it does. Exit 0 where the outcome is as good as was asked for. */
export async function runAgent(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  if (asksPlatform(given)) return (await import("./profile/action.ts")).runByProfile(terminal, given)
  const stray = [...profileOptions, ...platformOptions].find(({ name }) => given.options[name] !== undefined)
  if (stray !== undefined)
    throw new UsageError(`--${stray.name} is for a run on a platform: leave it out, or name a --profile`)
  const what = asked(given)
  const rest = options(terminal, given)
  const models = await modelsOf(terminal, given)
  let unrecorded: string | null = null
  let code: ExitCode
  try {
    code = await runs(terminal, given, what, rest, models)
  } finally {
    unrecorded = (await models?.close()) ?? null
    if (unrecorded !== null) terminal.err(`${terminal.command}: nothing was recorded: ${unrecorded}\n`)
  }
  return unrecorded === null ? code : 1
}

async function runs(
  terminal: Terminal,
  given: Arguments,
  { command, args, prompt, packages }: Asked,
  rest: Omit<DriveOptions, "cwd" | "prompt">,
  models: Models | null,
): Promise<ExitCode> {
  const cwd = resolve(terminal.cwd, text(given, "cwd") ?? ".")
  const { names, values } = environmentOf(text(given, "env") ?? "", models)
  const environment = { ...inherited(process.env, names), ...models?.environment, ...values }
  const isJson = given.options["json"] === true
  const file = traceFile(terminal, text(given, "trace"))
  const header = { client: `${terminal.command} ${terminal.version}`, command: [command, ...args], cwd }
  const trace = file === null ? {} : { trace: tracing(file.write, systemClock, header) }
  const shown = show({
    text: isJson ? () => {} : terminal.out,
    line: isJson ? () => {} : (line) => terminal.err(`${line}\n`),
    color: terminal.color,
    columns: terminal.columns ?? null,
  })
  const run = drive((listener) => openConnection({ command, args, cwd, environment, ...trace }, listener), {
    ...rest,
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
  if (unwritten !== null) terminal.err(`${terminal.command}: the trace is not whole: ${unwritten.message}\n`)
  if (isJson) terminal.out(`${JSON.stringify(report(result), null, 2)}\n`)
  else terminal.err(`${[...verdict(result), ...installation(result, packages)].join("\n")}\n`)
  return isGood(result, given.options["require-evidence"] === true) && unwritten === null ? 0 : 1
}

/** What brings the command of a harness that is not there. */
function installation({ closing }: DriveResult, packages: readonly string[]): readonly string[] {
  if (closing.closure.spawnError?.code !== "ENOENT" || packages.length === 0) return []
  return [`  Install it with: npm install --global ${packages.join(" ")}`]
}

function isGood({ outcome }: DriveResult, needsEvidence: boolean): boolean {
  return outcome === "succeeded" || (outcome === "unverified" && !needsEvidence)
}

function options(terminal: Terminal, given: Arguments): Omit<DriveOptions, "cwd" | "prompt"> {
  const [turn, stall] = [secondsIn(given, "timeout"), secondsIn(given, "stall")]
  const [login, steer] = [text(given, "login"), text(given, "steer")]
  return {
    client: { name: terminal.command, version: terminal.version },
    permission: { mode: (text(given, "permission") ?? "deny") as Decision },
    limits: { ...(turn === null ? {} : { turn }), ...(stall === null ? {} : { stall }) },
    ...(login === null ? {} : { login }),
    ...(steer === null ? {} : { steer }),
  }
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
