import { spawn } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { onTestFinished } from "vitest"

const root = join(import.meta.dirname, "..", "..")

/** A runner of the kit: the program, and its script below the kit's folder. */
export interface Runner {
  readonly program: string
  readonly script: string
  /** What runs a file of `mine/`; Node where left out. */
  readonly command?: string
}

/** The runner for Node. */
export const inJavaScript: Runner = { program: process.execPath, script: "runners/run.mjs" }

/** The runner for Python. */
export const inPython: Runner = { program: "python3", script: "runners/run.py" }

/** What a run printed and how it ended. */
export interface Played {
  readonly code: number | null
  readonly lines: readonly string[]
  readonly err: string
}

/** The kit alone in a new folder, with the reference agent and command beside it; gone when the test ends. */
export function kitAlone(): string {
  const folder = mkdtempSync(join(tmpdir(), "kit-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(root, "output", "author-kit"), folder, { recursive: true })
  cpSync(join(root, "test", "fixtures", "reference"), join(folder, "mine"), { recursive: true })
  return folder
}

/** Changes a text of a file that must stand there exactly once. */
export function planted(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8")
  if (text.split(from).length !== 2) throw new Error(`${file} has ${text.split(from).length - 1} times ${from}`)
  writeFileSync(
    file,
    text.replace(from, () => to),
  )
}

/** Plays exchanges in a folder with the kit, against a file of `mine/` that Node runs. */
export async function play(
  runner: Runner,
  folder: string,
  exchanges: readonly string[],
  file: string,
  seconds = 20,
): Promise<Played> {
  const words = [runner.script, ...exchanges, "--", runner.command ?? process.execPath, `mine/${file}`]
  const env = { PATH: process.env["PATH"] ?? "", SECONDS: String(seconds), PYTHONDONTWRITEBYTECODE: "1" }
  const child = spawn(runner.program, words, { cwd: folder, env })
  const printed = { out: "", err: "" }
  child.stdout.setEncoding("utf8").on("data", (text: string) => void (printed.out += text))
  child.stderr.setEncoding("utf8").on("data", (text: string) => void (printed.err += text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject)
    child.on("close", resolve)
  })
  return { code, lines: printed.out.trimEnd().split("\n"), err: printed.err }
}

/**
 * The processes that outlive a runner which plays against a command that heeds no signal and starts another such. A signal
 * stops the runner in the middle; null: it goes on to its end.
 */
export async function leftBehind(
  { program, script }: Runner,
  folder: string,
  signal: NodeJS.Signals | null,
): Promise<readonly number[]> {
  const pids = join(folder, "pids")
  writeFileSync(
    join(folder, "mine", "parent.mjs"),
    `import { spawn } from "node:child_process"
import { appendFileSync } from "node:fs"
process.on("SIGTERM", () => {})
const child = spawn(process.execPath, ["-e", "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"], { stdio: "inherit" })
appendFileSync(${JSON.stringify(pids)}, process.pid + " " + child.pid + "\\n")
setInterval(() => {}, 1000)
`,
  )
  const words = [script, "checkfu/turn", "oneshot-v1/stdin-text", "--", process.execPath, "mine/parent.mjs"]
  const env = { ...process.env, SECONDS: signal === null ? "3" : "30" }
  const runner = spawn(program, words, { cwd: folder, env, stdio: "ignore" })
  const closed = new Promise((resolve) => runner.on("close", resolve))
  while (!existsSync(pids) || readFileSync(pids, "utf8") === "") await sleep(20)
  if (signal !== null) runner.kill(signal)
  await closed
  const started = readFileSync(pids, "utf8").trim().split(/\s+/).map(Number)
  if (started.length !== (signal === null ? 4 : 2)) throw new Error(`started were ${started.join(" ")}`)
  for (let tries = 0; tries < 50 && started.some(isAlive); tries++) await sleep(20)
  return started.filter(isAlive)
}

/** Whether a process still runs; one that only waits to be buried does not. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const stat = `/proc/${pid}/stat`
  return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, "utf8"))
}

/** A fault that is put into the reference agent or command: the text that it replaces, what it is tried on, and what must be said. */
export interface Defect {
  readonly what: string
  readonly file: "agent.mjs" | "oneshot.mjs"
  readonly from: string
  readonly to: string
  readonly exchange: string
  readonly says: RegExp
}

const agent = (what: string, from: string, to: string, exchange: string, says: RegExp): Defect => {
  return { what, file: "agent.mjs", from, to, exchange, says }
}

const oneshot = (what: string, from: string, to: string, exchange: string, says: RegExp): Defect => {
  return { what, file: "oneshot.mjs", from, to, exchange, says }
}

/** Faults that authors make. */
export const defects: readonly Defect[] = [
  agent(
    "declares a value that there is not",
    'steer: "native"',
    'steer: "fast"',
    "checkfu/capabilities",
    /step 2: \/result\/_meta\/checkfu\.capabilities\/steer is "fast", not of \["native"\]/,
  ),
  agent(
    "declares what nobody knows",
    'steer: "native"',
    'steer: "native", telepathy: "full"',
    "checkfu/capabilities",
    /step 2: \/result\/_meta\/checkfu\.capabilities\/telepathy is not expected/,
  ),
  agent(
    "grants what is malformed",
    "!isSound(_meta[key])",
    "false",
    "checkfu/builtin-tools",
    /step 8: \/error is absent/,
  ),
  agent(
    "refuses what is sound",
    '["fresh", "same_run_resume", "event_log_rebuild"]',
    '["fresh", "event_log_rebuild"]',
    "checkfu/continuity",
    /step 6: the answer is the error .*checkfu\.continuity is malformed/,
  ),
  agent(
    "sends a member that the payload does not have",
    "model_retries: 0",
    "model_retries: 0, mood: 3",
    "checkfu/turn",
    /step 6: \/result\/_meta\/checkfu\.turn\/mood is not expected/,
  ),
  agent(
    "gives a subagent another name as it settles",
    'tag("completed", { outcome',
    'tag("completed", { subagent_id: "helper-2", outcome',
    "checkfu/subagent",
    /step 9: \/params\/update\/_meta\/checkfu\.subagent\/subagent_id is "helper-2", not "helper-1"/,
  ),
  agent(
    "settles a subagent before it starts",
    'update(sessionId, "tool_call", call, "checkfu.subagent", tag("started", { name: "Helper" }))',
    "",
    "checkfu/subagent",
    /step 6: \/params\/update\/_meta\/checkfu\.subagent\/phase is "(?:activity|completed)", not "started"/,
  ),
  agent(
    "speaks of another session",
    "params: { sessionId, update:",
    'params: { sessionId: "other", update:',
    "checkfu/subagent",
    /step 6: \/params\/sessionId is "other", not "s-1"/,
  ),
  agent(
    "acknowledges in words of its own",
    'running.fates.size === 0 ? "delivered" : "queued"',
    '"accepted"',
    "checkfu/session-steer",
    /step 10: \/result\/status is "accepted", not of \["delivered","queued"\]/,
  ),
  agent(
    "delivers one input twice with two fates",
    "if (!running.fates.has(id)) ",
    "",
    "checkfu/session-steer",
    /step 12: \/result\/status is "queued", not "delivered"/,
  ),
  agent(
    "says that it drains and does not",
    "running.draining = true",
    "",
    "checkfu/session-interrupt",
    /step 11: the message is absent; nothing more came in 4 s/,
  ),
  agent(
    "never answers an interrupt",
    '"_checkfu/session/interrupt": interrupt',
    '"_checkfu/session/interrupt": () => new Promise(() => {})',
    "checkfu/session-interrupt",
    /step 6: the message is absent; nothing more came in 4 s/,
  ),
  agent(
    "does not serve what it declares",
    '"_checkfu/session/interrupt": interrupt',
    '"_checkfu/session/other": interrupt',
    "checkfu/session-interrupt",
    /step 6: the answer is the error .*is not served/,
  ),
  agent(
    "writes its log to standard output",
    "const sessions =",
    'console.log("ready")\nconst sessions =',
    "checkfu/turn",
    /a line is no message: ready/,
  ),
  agent(
    "ends in the middle of a turn",
    'say(sessionId, "Good day.")',
    "process.exit(7)",
    "checkfu/turn",
    /step 6: the message is absent; the agent has ended/,
  ),
  oneshot(
    "ends with another code",
    "} else process.stdout",
    "} else process.exitCode = 3\nprocess.stdout",
    "oneshot-v1/stdin-text",
    /turn 1: the exit code is 3, not 0/,
  ),
  oneshot(
    "does not read standard input",
    "readFileSync(path ?? 0",
    "readFileSync(path ?? import.meta.filename",
    "oneshot-v1/stdin-text",
    /turn 1: line 1: \/0 is ".*", without "quartz-41"/,
  ),
  oneshot(
    "forgets what it was told the turn before",
    "writeFileSync(memory",
    "if (false) writeFileSync(memory",
    "oneshot-v1/argv-path-stream-json",
    /turn 2: line 2: \/1\/value\/word is "nothing", without "quartz-41"/,
  ),
  oneshot(
    "writes text where lines of JSON were declared",
    'after("--output-mode") === "stream_json"',
    "false",
    "oneshot-v1/argv-path-stream-json",
    /turn 1: line 1: .*(?:absent|is )/,
  ),
  oneshot(
    "gives no output",
    'line({ type: "output"',
    'if (false) line({ type: "output"',
    "oneshot-v1/argv-path-stream-json",
    /turn 1: line 2: \/1/,
  ),
  oneshot(
    "does not end",
    "const words =",
    "setInterval(() => {}, 1000)\nconst words =",
    "oneshot-v1/stdin-text",
    /turn 1: it did not end in 4 s/,
  ),
]
