import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { describe, expect, it } from "vitest"
import { alive } from "../driver/alive.ts"
import { folder, session, turn } from "./driven.ts"

const answered = { record: () => [{ result: "answered" }] as const }

const { PATH = "/usr/bin:/bin" } = process.env

/** Whose calls are recorded only once the turn has begun. */
function recordingOnce(result: "answered" | "failed"): {
  readonly record: () => readonly { readonly result: typeof result }[]
} {
  let looks = 0
  return { record: () => (looks++ === 0 ? [] : [{ result }]) }
}

describe("a turn of a one-shot command", () => {
  it("succeeds when the command says so, exits with 0, and a model answered", async () => {
    const { result, seen } = await turn("good", { options: recordingOnce("answered"), prompt: "Grüße, 北京." })
    expect(result).toMatchObject({
      outcome: "succeeded",
      because: "model_answered",
      claim: "succeeded",
      text: "You said: Grüße, 北京.",
      turn: 1,
      isResumed: false,
      failure: null,
      diagnostics: [],
      closing: { rung: "gone", orphans: [], closure: { exitCode: 0 } },
    })
    expect(seen.map(({ kind }) => kind)).toEqual(["message", "ended"])
  })

  it("is unverified where nobody saw a model answer in it, whatever was answered before it", async () => {
    const { result } = await turn("good", { options: answered })
    expect(result).toMatchObject({ outcome: "unverified", because: "no_call_recorded" })
  })

  it.each([
    ["fails with exit 0", "failed", "said_failed"],
    ["says success and exits with 3", "failed", "exit_code"],
    ["says success and is killed", "crashed", "agent_ended"],
    ["says nothing at its end", "failed", "no_final_event"],
    ["says success of nothing", "failed", "empty_turn"],
    ["says a word that nobody knows", "failed", "unknown_end"],
    ["asks back", "needs_input", "refused"],
    ["says it was cancelled", "failed", "cancelled_unasked"],
    ["ends in the middle of a line", "failed", "no_final_event"],
    ["closes its output and stays", "failed", "did_not_exit"],
    ["silent", "failed", "no_final_event"],
    ["says success after a failure", "succeeded", "model_answered"],
    ["ends without a line feed", "succeeded", "model_answered"],
    ["writes carriage returns", "succeeded", "model_answered"],
  ])("that %s is %s: %s", async (behaviour, outcome, because) => {
    const { result, seen } = await turn(behaviour, { options: recordingOnce("answered") })
    expect(result).toMatchObject({ outcome, because })
    expect(seen.at(-1)).toEqual({ kind: "ended", outcome, because })
    expect(result.closing?.left).toEqual([])
  })

  it("keeps the words of a command that says why it failed", async () => {
    const { result } = await turn("fails with exit 0")
    expect(result).toMatchObject({ claim: "failed", complaint: "no model", text: "half" })
  })

  it("is no success over a model call that failed, whatever the command says and exits with", async () => {
    const { result } = await turn("good", { options: recordingOnce("failed") })
    expect(result).toMatchObject({ claim: "succeeded", outcome: "failed", because: "model_call_failed" })
  })

  it("is no success over a real stream that lies in every line: Qwen Code, whose model answered 401", async () => {
    const launch = () => ({
      command: "cat",
      args: [resolve("test/oneshot/lie.jsonl")],
      cwd: "/",
      environment: { PATH },
    })
    const { result } = await turn("", { options: { launch, ...recordingOnce("failed") } })
    expect(result).toMatchObject({
      claim: "succeeded",
      text: "[API Error: 401 no such key]",
      closing: { closure: { exitCode: 0 } },
    })
    expect(result).toMatchObject({ outcome: "failed", because: "model_call_failed" })
    const unseen = await turn("", { options: { launch } })
    expect(unseen.result.outcome).toBe("unverified")
  })

  it("leaves no child alive, also one in a session of its own that holds the output", async () => {
    const workspace = folder()
    const { result } = await turn("leaves a child behind", { options: { ...recordingOnce("answered"), workspace } })
    const child = Number(readFileSync(join(workspace, "child"), "utf8"))
    expect(result).toMatchObject({ outcome: "succeeded", closing: { orphans: [child], left: [] } })
    expect(result.diagnostics).toMatchObject([{ code: "outlived", raw: [child] }])
    expect(alive(child)).toBe(false)
  })

  it("reads on behind garbage, and reports each line of it", async () => {
    const { result, seen } = await turn("writes garbage between lines")
    expect(result).toMatchObject({ outcome: "unverified", text: "onetwo", claim: "succeeded" })
    expect(result.diagnostics.map(({ code }) => code)).toEqual(Array<string>(4).fill("wire/non-protocol-line"))
    expect(seen.filter(({ kind }) => kind === "unknown")).toHaveLength(3)
  })

  it("passes over a line of 100 MB without holding it", async () => {
    const { result } = await turn("writes a line of 100 MB")
    expect(result).toMatchObject({ outcome: "unverified", text: "behind it" })
    expect(result.diagnostics).toMatchObject([{ code: "wire/oversize" }])
  })

  it("reads what is no UTF-8 as U+FFFD, and says so", async () => {
    const { result } = await turn("writes what is no UTF-8")
    expect(result).toMatchObject({ outcome: "unverified", text: "a\uFFFDb" })
    expect(result.diagnostics).toMatchObject([{ code: "wire/invalid-utf8" }])
  })

  it("takes no harm from a command that reads nothing of a long prompt", async () => {
    const { result } = await turn("closes its input at once", { prompt: "long ".repeat(1_000_000) })
    expect(result).toMatchObject({ outcome: "unverified", text: "I read nothing" })
  })

  it("ends a command that writes too much", async () => {
    const { result } = await turn("floods", { options: { limits: { outputBytes: 1_000_000, text: 1_000 } } })
    expect(result).toMatchObject({ outcome: "failed", because: "too_much_output" })
    expect(result.text).toHaveLength(1_000)
    expect(result.textCut).toBeGreaterThan(1_000)
    const line = '{"type":"message","text":"again and again "}\n'
    const most = (1_000_000 / line.length) * "again and again ".length
    expect(result.text.length + result.textCut).toBeLessThanOrEqual(most)
  })

  it("kills a command that ignores SIGTERM when it is cancelled", async () => {
    const running = session("ignores SIGTERM").prompt("Go.")
    for await (const { observation } of running.observations) if (observation.kind === "message") running.cancel()
    expect(await running.result).toMatchObject({
      outcome: "cancelled",
      because: "cancel_asked",
      cancelled: "asked",
      closing: { rung: "killed", closure: { cause: "ended_by_us", signal: "SIGKILL" } },
    })
  })

  it("is cancelled also where the command then says that it succeeded, and exits with 0", async () => {
    const running = session("exits with 0 when it is told to end", { options: answered }).prompt("Go.")
    for await (const { observation } of running.observations) if (observation.kind === "message") running.cancel()
    expect(await running.result).toMatchObject({ outcome: "cancelled", claim: "succeeded" })
  })

  it.each([
    ["stall", "stalled"],
    ["turn", "took_too_long"],
  ] as const)("ends by its deadline: %s", async (limit, because) => {
    const { result } = await turn("ignores SIGTERM", { options: { limits: { [limit]: 50 } } })
    expect(result).toMatchObject({ outcome: "timed_out", because })
  })

  it("that is cancelled before it began starts nothing", async () => {
    const running = session("good").prompt("Go.")
    running.cancel()
    expect(await running.result).toMatchObject({ outcome: "cancelled", closing: null, argv: [] })
  })

  it("shows no secret of its environment, in a diagnostic or at the end of standard error", async () => {
    const environment = { MODEL_KEY: "key-canary-0123456789" }
    const launch = (args: readonly string[]) => {
      const script = "const key = process.env.MODEL_KEY; console.log(key); console.error(key)"
      return { command: process.execPath, args: ["-e", script, ...args], cwd: process.cwd(), environment }
    }
    const { result, seen } = await turn("", { options: { launch } })
    expect(result.diagnostics).toMatchObject([{ code: "wire/non-protocol-line", raw: "[redacted]" }])
    expect(result.closing?.closure.errorTail).toBe("[redacted]\n")
    expect(JSON.stringify([result, seen])).not.toContain("canary")
  })

  it("says what could not be started", async () => {
    const launch = () => ({ command: "no-such-command", args: [], cwd: process.cwd(), environment: {} })
    const { result } = await turn("good", { options: { launch } })
    expect(result).toMatchObject({
      outcome: "crashed",
      failure: { code: "spawn_failed", spawnError: { code: "ENOENT" } },
    })
  })

  it("is ended with its session", async () => {
    const opened = session("ignores SIGTERM")
    const running = opened.prompt("Go.")
    let closed: Promise<void> | null = null
    for await (const { observation } of running.observations)
      if (observation.kind === "message") closed = opened.close()
    await closed
    const result = await running.result
    expect(result).toMatchObject({ outcome: "cancelled", cancelled: "closing" })
    expect(await opened.prompt("Again.").result).toMatchObject({ failure: { code: "closed_before" } })
  })
})
