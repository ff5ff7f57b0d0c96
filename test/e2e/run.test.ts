import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, it, onTestFinished } from "vitest"
import { alive, idIn } from "../driver/alive.ts"
import { chunk, opening, scripted } from "../driver/scripted.ts"
import type { Step } from "../driver/scripted.ts"
import { until } from "../support/until.ts"

const launcher = resolve("cli/launch.js")
const reference = resolve("test/harness/reference/main.js")

/** The command as a process of its own, in a folder of its own. */
function checkfu(cwd: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [launcher, ...args], { cwd, stdio: ["ignore", "pipe", "pipe"] })
  const printed = { out: "", err: "" }
  child.stdout.on("data", (bytes) => void (printed.out += String(bytes)))
  child.stderr.on("data", (bytes) => void (printed.err += String(bytes)))
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null; out: string; err: string }>((done) =>
    child.on("close", (code, signal) => done({ code, signal, ...printed })),
  )
  return { child, ended, printed }
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "run-"))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

describe("a run, its record and the judgement of it", () => {
  it("agree: a model's answer is the evidence, and the recorded messages pass", async () => {
    const cwd = folder()
    writeFileSync(join(cwd, "answers.json"), JSON.stringify([{ text: "Good day." }]))
    const given = ["--model-script", "answers.json", "--require-evidence", "--trace", "run.jsonl", "--json"]
    const run = await checkfu(cwd, "run", ...given, "--prompt", "Hello.", "--", "node", reference).ended
    expect({ code: run.code, err: run.err }).toEqual({ code: 0, err: "" })
    expect(JSON.parse(run.out)).toMatchObject({
      outcome: "succeeded",
      because: "model_answered",
      text: "Good day.",
      calls: [{ result: "answered" }],
    })
    const checked = await checkfu(cwd, "harness", "check", "run.jsonl").ended
    expect({ code: checked.code, err: checked.err }).toEqual({ code: 0, err: "" })
    expect(checked.out).toMatch(/: passed\n\d+ passed, 0 failed/)
  })

  it("agree where the model fails and the agent answers with an error, which ends no turn well", async () => {
    const cwd = folder()
    writeFileSync(join(cwd, "answers.json"), JSON.stringify([{ failure: 401 }]))
    const given = ["--model-script", "answers.json", "--trace", "run.jsonl"]
    const run = await checkfu(cwd, "run", ...given, "--prompt", "Hello.", "--", "node", reference).ended
    expect(run).toMatchObject({ code: 1, out: "" })
    expect(run.err).toContain("the model answered with 401")
    const checked = await checkfu(cwd, "harness", "check", "run.jsonl").ended
    expect(checked.code).toBe(1)
    expect(checked.out).toContain("FAIL terminal_observation")
  })

  it("agree where the agent is at fault: the check names the line", async () => {
    const cwd = folder()
    const script: readonly Step[] = [
      ...opening,
      { expect: "session/prompt" },
      chunk("x"),
      { answer: { stopReason: "bored" }, to: "session/prompt" },
    ]
    const agent = scripted(script)
    onTestFinished(agent.remove)
    const given = ["--trace", "run.jsonl", "--prompt", "Hello.", "--", agent.command, ...agent.args]
    expect(await checkfu(cwd, "run", ...given).ended).toMatchObject({ code: 1, out: "x\n" })
    const lines = readFileSync(join(cwd, "run.jsonl"), "utf8").split("\n")
    const checked = await checkfu(cwd, "harness", "check", "run.jsonl").ended
    expect(checked.code).toBe(1)
    const shown = /^ *(\d+) {2}\{.*bored/m.exec(checked.out)
    expect(lines[Number(shown?.[1]) - 1]).toContain("bored")
  })
})

describe("a run that is interrupted", () => {
  const script = (path: string): readonly Step[] => [
    { touch: join(path, "agent") },
    ...opening,
    { expect: "session/prompt" },
    chunk("here"),
    { ignore: "SIGTERM" },
    { stay: true },
  ]

  it("cancels its turn at the first signal", async () => {
    const agent = scripted((path) => [
      ...script(path),
      { expect: "session/cancel" },
      { answer: { stopReason: "cancelled" }, to: "session/prompt" },
    ])
    onTestFinished(agent.remove)
    const { child, ended, printed } = checkfu(agent.cwd, "run", "--prompt", "x", "--", agent.command, ...agent.args)
    await until(() => printed.out.includes("here"))
    child.kill("SIGINT")
    expect(await ended).toMatchObject({ code: 1, signal: null })
    expect(printed.err).toContain("cancelled: it was cancelled, stop reason cancelled")
    expect(alive(await idIn(join(agent.cwd, "agent")))).toBe(false)
  })

  it("ends at the second, and leaves no agent that will not listen", async () => {
    const agent = scripted((path) => [...script(path), { deaf: true }])
    onTestFinished(agent.remove)
    const { child, ended, printed } = checkfu(agent.cwd, "run", "--prompt", "x", "--", agent.command, ...agent.args)
    await until(() => printed.out.includes("here"))
    child.kill("SIGINT")
    await sleep(200)
    child.kill("SIGINT")
    expect(await ended).toMatchObject({ code: null, signal: "SIGINT" })
    const id = await idIn(join(agent.cwd, "agent"))
    await until(() => !alive(id))
  })
})
