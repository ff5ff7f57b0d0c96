import { mkdirSync } from "node:fs"
import { join, resolve } from "node:path"
import { inherited, lineFile } from "../../runtime/driver/index.ts"
import type { Decision, LineFile } from "../../runtime/driver/index.ts"
import { devTurn, unlockOf } from "../../runtime/worker/index.ts"
import type { DevReport, DevSetting, TaskMode } from "../../runtime/worker/index.ts"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { codeOf } from "../harness/print.ts"
import { environmentOf } from "../run/environment.ts"
import { secondsIn } from "../run/seconds.ts"
import { modelsFor } from "./models.ts"
import type { Plan } from "./plan.ts"
import { turnData } from "./report.ts"
import { showing } from "./show.ts"

/** Tries an agent in one mode after the other. 2: it cannot be started, or the command was ended early. */
export async function tryModes(terminal: Terminal, plan: Plan, given: Arguments): Promise<ExitCode> {
  const traces = tracesIn(terminal, given)
  const asked = askedIn(given)
  const isJson = given.options["json"] === true
  if (typeof given.options["record"] === "string" && plan.modes.length > 1)
    throw new UsageError("--record writes down one turn: give --mode MODE with it")
  const turns: object[] = []
  let hasPassed = true
  for (const mode of plan.modes) {
    const shown = isJson ? null : showing(terminal, mode, plan)
    const report = await tried(terminal, plan, { ...asked, mode }, given, traces(mode), (event) => shown?.take(event))
    if (terminal.signal.aborted) return 2
    const { spawnError } = report.turn.closing.closure
    if (spawnError !== null) {
      terminal.err(`${terminal.command}: ${spawnError.message}\n`)
      return 2
    }
    const unlock = unlockOf(mode, report.hasPassed, plan.manifest?.declares ?? [])
    hasPassed &&= report.hasPassed
    shown?.end(report, unlock)
    turns.push(turnData(report, unlock))
  }
  const { command, manifest } = plan
  if (isJson) terminal.out(`${JSON.stringify({ passed: hasPassed, command, manifest, turns }, null, 2)}\n`)
  return hasPassed ? 0 : 1
}

async function tried(
  terminal: Terminal,
  { command: [command, ...args], folder }: Plan,
  asked: Pick<DevSetting, "mode" | "permission" | "limits">,
  given: Arguments,
  file: LineFile | null,
  tell: Parameters<typeof devTurn>[1],
): Promise<DevReport> {
  const models = await modelsFor(terminal, given, asked.mode)
  try {
    const { names, values } = environmentOf(textIn(given, "env") ?? "", models)
    const environment = { ...inherited(process.env, names), ...models?.environment, ...values }
    const setting: DevSetting = {
      ...asked,
      launch: { command, args, cwd: folder, environment },
      ...(models === null ? {} : { record: models.record }),
      ...(file === null ? {} : { trace: file.write }),
    }
    const turn = devTurn(setting, tell)
    const stop = (): void => turn.cancel("user")
    terminal.signal.addEventListener("abort", stop)
    if (terminal.signal.aborted) stop()
    const report = await turn.report
    terminal.signal.removeEventListener("abort", stop)
    return report
  } finally {
    const unrecorded = (await models?.close()) ?? null
    if (unrecorded !== null) terminal.err(`${terminal.command}: nothing was recorded: ${unrecorded}\n`)
    const unwritten = file?.close() ?? null
    if (unwritten !== null) terminal.err(`${terminal.command}: the transcript is not whole: ${unwritten.message}\n`)
  }
}

function askedIn(given: Arguments): Pick<DevSetting, "permission" | "limits"> {
  const [turn, stall] = [secondsIn(given, "timeout"), secondsIn(given, "stall")]
  return {
    permission: (textIn(given, "permission") ?? "allow_once") as Decision,
    limits: { ...(turn === null ? {} : { turn }), ...(stall === null ? {} : { stall }) },
  }
}

function tracesIn(terminal: Terminal, given: Arguments): (mode: TaskMode) => LineFile | null {
  const named = textIn(given, "trace")
  if (named === null) return () => null
  const folder = resolve(terminal.cwd, named)
  const attempt = <T>(make: () => T): T => {
    try {
      return make()
    } catch (thrown) {
      throw new UsageError(`cannot write to ${named}: ${codeOf(thrown)}`)
    }
  }
  attempt(() => mkdirSync(folder, { recursive: true }))
  return (mode) => attempt(() => lineFile(join(folder, `${mode}.jsonl`)))
}

function textIn({ options }: Arguments, name: string): string | null {
  const value = options[name]
  return typeof value === "string" ? value : null
}
