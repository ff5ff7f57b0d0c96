import { execFile } from "node:child_process"
import { rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { describe, expect, it } from "vitest"
import { openConnection } from "../../runtime/driver/index.ts"
import { openModelServer, writeReplay } from "../../runtime/model-server/index.ts"
import type { Answering, ModelRequest, ModelServer } from "../../runtime/model-server/index.ts"
import { freshAccount, workerSession } from "../../runtime/worker/index.ts"
import type { Reported, SessionOptions, SessionTurn, TaskMode, WorkerOutcome } from "../../runtime/worker/index.ts"
import { request } from "../worker/turning.ts"
import { fewAtATime } from "./agents/few-at-a-time.ts"
import { install } from "./agents/install.ts"
import { processesAt } from "./agents/processes.ts"
import { model } from "./agents/recipe.ts"
import type { Recipe } from "./agents/recipe.ts"
import { claude } from "./agents/recipes/claude.ts"
import { furnish } from "./agents/stage.ts"
import type { Room } from "./agents/stage.ts"
import { calls, modelOf, recordingOf, replayOf, said, workers } from "./agents/worker-models.ts"
import type { Worker } from "./agents/worker-models.ts"

/** Agents are heavy, and two of them fill the processors of a small machine. */
const oneOfTwo = fewAtATime(2)
const patience = 600_000
const limits = { turn: 300_000, stall: 200_000 }

/** A room for an agent, and a model whose answers may be changed between turns. */
interface Set {
  readonly room: Room
  readonly server: ModelServer
  answer: Answering
  readonly asked: ModelRequest[]
}

/** Runs with an agent that is installed; nothing of it may be left afterwards. */
async function withAgent(
  recipe: Recipe,
  skip: (condition: boolean, note: string) => void,
  run: (set: Set) => Promise<void>,
) {
  const installed = await install(recipe)
  if (!installed.ok) {
    skip(process.env["CI"] !== "true", installed.why)
    throw new Error(installed.why)
  }
  const set = { answer: modelOf("code"), asked: [] as ModelRequest[] }
  const answers: Answering = (asked) => {
    set.asked.push(asked)
    return set.answer(asked)
  }
  const server = await openModelServer({ answers, models: [model] })
  const room = await furnish(recipe, { installed: installed.folder, url: server.url, key: "key-of-the-run" })
  try {
    await run(Object.assign(set, { room, server }))
    expect(processesAt(room.home)).toEqual([])
  } finally {
    await server.close()
    await room.clear()
  }
}

/** What the command prints of a turn. */
interface Printed {
  readonly passed: boolean
  readonly outcome: WorkerOutcome
  readonly reported: Reported
  readonly text: string
  readonly rules: readonly { readonly id: string; readonly tier: string; readonly verdict: string }[]
}

/** Tries the agent on a turn in a mode, by the command that its author has; `told` takes the place of what it is told of its model. */
async function tried({ room }: Set, mode: TaskMode, more: readonly string[] = [], told = {}): Promise<Printed> {
  const { command, args, cwd, environment } = room.launch
  const own = Object.entries(told).map(([name, value]) => `${name}=${String(value)}`)
  const inherits = Object.keys(environment).filter((name) => own.length === 0 || !name.startsWith("ANTHROPIC_"))
  const env = [...inherits, ...own].join(",")
  const line = ["runtime", "dev", "--mode", mode, "--json", "--env", env, ...more, "--", command, ...args]
  const printed = await new Promise<string>((done) =>
    execFile(process.execPath, [resolve("cli/launch.js"), ...line], { cwd, env: environment }, (_, out, err) =>
      done(out === "" ? err : out),
    ),
  )
  const { turns } = JSON.parse(printed) as { readonly turns: readonly [Printed] }
  return turns[0]
}

describe("a real agent under the worker", () => {
  it.concurrent.for(workers)(
    "completes code, and plan and review where it starts the servers that come with a session: $recipe.name",
    { timeout: patience },
    async ({ recipe, asks }: Worker, { skip }) =>
      oneOfTwo(() =>
        withAgent(recipe, skip, async (set) => {
          set.answer = asks === null ? modelOf("code") : replayOf(recordingOf("code", asks))
          const code = await tried(set, "code")
          expect(code).toMatchObject({ passed: true, outcome: { kind: "succeeded" } })
          expect(code.text).toContain(said)
          expect(code.reported.result).toBe(asks === null ? null : said)
          for (const mode of ["plan", "review"] as const) {
            set.answer = modelOf(mode)
            const { outcome, passed, reported } = await tried(set, mode)
            expect(passed).toBe(asks !== null)
            if (asks === null)
              expect(outcome).toMatchObject({
                kind: "incomplete",
                missing: calls[mode]?.tool,
                hint: expect.stringContaining("The agent never spoke to the host's MCP server"),
              })
            else expect(outcome).toEqual({ kind: "succeeded" })
            if (mode === "plan") expect(reported.written).toHaveLength(asks === null ? 0 : 1)
            else expect(reported.verdict).toEqual(asks === null ? null : { verdict: "approved", reason: said })
          }
        }),
      ),
  )

  it.concurrent(
    "completes code on what was recorded, without any other model",
    { timeout: patience },
    async ({ skip }) =>
      oneOfTwo(() =>
        withAgent(claude, skip, async (set) => {
          const asks = workers.find(({ recipe }) => recipe === claude)?.asks
          if (asks == null) return expect.fail("nobody knows how it asks")
          const file = join(set.room.work, "calls.jsonl")
          // A gateway records what a provider is asked, which is without the agent's query.
          writeFileSync(file, writeReplay(recordingOf("code", { ...asks, target: "/v1/messages" })))
          const told = { ANTHROPIC_BASE_URL: "{model_url}", ANTHROPIC_AUTH_TOKEN: "{model_key}" }
          expect(await tried(set, "code", ["--replay", file], told)).toMatchObject({
            passed: true,
            reported: { result: said },
          })
          expect(set.asked).toEqual([])
        }),
      ),
  )

  it.concurrent(
    "goes on after a turn and after a crash, is told all again where it forgot, and is ended by the host's clocks",
    { timeout: patience },
    async ({ skip }) =>
      oneOfTwo(() =>
        withAgent(claude, skip, async (set) => {
          const { room } = set
          let account = freshAccount
          const next = async (input: string | null, options: Partial<SessionOptions> = {}): Promise<SessionTurn> => {
            set.asked.length = 0
            const session = workerSession(
              (listener) => openConnection(room.launch, listener),
              { ...request, cwd: room.work },
              { permission: "allow_once", limits, account, ...options },
            )
            const turn = session.next(input)
            if (!turn.ok) throw new Error(turn.refusal.what)
            const report = await turn.report
            expect(report.closing.left).toEqual([])
            account = report.account
            return report
          }
          const told = (): string => JSON.stringify(set.asked.map(({ body }) => body))
          set.answer = () => ({ kind: "text", text: "The latch is oiled." })
          expect(await next(null)).toMatchObject({ outcome: { kind: "succeeded" }, continued: "new" })

          expect(await next("And the hinge?")).toMatchObject({ outcome: { kind: "succeeded" }, continued: "resumed" })
          expect(told()).toContain("The latch is oiled.")
          expect(told()).toContain("And the hinge?")

          set.answer = () => {
            for (const id of processesAt(room.home)) process.kill(id, "SIGKILL")
            return { kind: "silence" }
          }
          expect(await next("And the post?")).toMatchObject({
            outcome: { kind: "protocol_violation", because: "exit_without_stop_reason" },
            continued: "resumed",
            events: [{ kind: "violation" }],
          })

          rmSync(join(room.home, ".claude"), { recursive: true })
          set.answer = () => ({ kind: "text", text: "The post stands." })
          expect(await next(null)).toMatchObject({ outcome: { kind: "succeeded" }, continued: "replayed" })
          for (const words of ["The latch is oiled.", "And the hinge?", "And the post?"])
            expect(told()).toContain(words)
          expect(account.runtimeAttempt).toBe(4)

          set.answer = () => ({ kind: "silence" })
          const stalled = await next("And the gate?", { limits: { ...limits, stall: 5_000 } })
          expect(stalled).toMatchObject({ outcome: { kind: "cancelled", by: "stall" }, continued: "resumed" })

          set.answer = () => ({ kind: "text", text: "word ".repeat(10_000), pace: { between: 200 } })
          const late = await next(null, { limits: { ...limits, turn: 5_000 } })
          expect(late).toMatchObject({ outcome: { kind: "cancelled", by: "timeout" }, continued: "resumed" })
          expect(account.input).toBe("And the gate?")
        }),
      ),
  )
})
