import { existsSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { checks } from "../../../output/facts/checks.ts"
import { taskModes } from "../../../output/facts/task-modes.ts"
import { dutiful, tried } from "../../../test/worker/trying.ts"
import type { Behaviour } from "../../../test/worker/trying.ts"
import type { TaskMode } from "../prompt/prompt.ts"
import { isFailing } from "./dev-turn.ts"
import type { DevReport, DevSetting } from "./dev-turn.ts"
import { generatedTask } from "./task.ts"

const modes = taskModes.map(({ literal }) => literal as TaskMode)
const said = (text: string): object => ({ sessionUpdate: "agent_message_chunk", content: { type: "text", text } })
const edit = (path: string): object => ({
  sessionUpdate: "tool_call",
  toolCallId: "edit-1",
  title: "Mend the gate",
  kind: "edit",
  status: "completed",
  locations: [{ path }],
})
const plan = (status: string): object => ({
  sessionUpdate: "plan",
  entries: [{ content: "Read", priority: "high", status }],
})
const usage = { sessionUpdate: "usage_update", used: 10, size: 100 }

interface Fixture {
  readonly mode: TaskMode
  readonly pass: Behaviour
  readonly fail: Behaviour
  readonly limits?: DevSetting["limits"]
}

/** For each rule that can be broken an agent that keeps to it, and one that does not. */
const fixtures: { readonly [rule: string]: Fixture } = {
  session_with_bundle: { mode: "research", pass: {}, fail: { opens: false } },
  host_stop_reason: { mode: "research", pass: {}, fail: { ends: { exit: 3 } } },
  ends_in_time: { mode: "research", pass: {}, fail: { ends: {} }, limits: { stall: 600, settle: 200 } },
  session_outlives_process: { mode: "research", pass: { can: { loadSession: true } }, fail: {} },
  inside_the_workspace: {
    mode: "research",
    pass: { shows: [edit("gate.js")] },
    fail: { shows: [edit("/etc/gate.js")] },
  },
  policy_above_task: { mode: "research", pass: {}, fail: { writes: [generatedTask("research").forbidden] } },
  current_plan: { mode: "research", pass: { shows: [plan("completed")] }, fail: { shows: [plan("in_progress")] } },
  refusal_with_reason: {
    mode: "research",
    pass: { shows: [said("Which gate?")], ends: { stopReason: "refusal" } },
    fail: { ends: { stopReason: "refusal" } },
  },
  required_call: { mode: "plan", pass: { calls: dutiful.plan }, fail: { calls: dutiful.code } },
  preferred_call: { mode: "code", pass: { calls: dutiful.code }, fail: { calls: dutiful.plan } },
  host_tools_reached: { mode: "research", pass: { calls: dutiful.research }, fail: {} },
}

/** Rules that nothing can break: what was seen is written down. */
const recording = ["usage_shown"]

const verdictOf = ({ rules }: DevReport, id: string): string | undefined =>
  rules.find(({ rule }) => rule.id === id)?.verdict

describe("each rule of a turn", () => {
  it("has an agent that keeps to it and one that breaks it, or is never broken", () => {
    const judged = checks.filter(({ judgedBy }) => judgedBy === "worker").map(({ literal }) => literal)
    expect([...Object.keys(fixtures), ...recording].toSorted()).toEqual(judged.toSorted())
  })

  it.concurrent.each(Object.entries(fixtures))("%s holds, and is told with its line", async (rule, { mode, pass }) => {
    const report = await tried(mode, pass)
    expect(verdictOf(report, rule)).toBe("pass")
    const told = report.events.flatMap((event) => (event.kind === "holds" && event.rule.id === rule ? [event] : []))
    expect(told).toHaveLength(1)
    expect(report.lines[(told[0]?.at.line ?? 0) - 1]).toBeDefined()
  })

  it.concurrent.each(Object.entries(fixtures))(
    "%s fails, and is told with its line",
    async (rule, { mode, fail, limits = {} }) => {
      const report = await tried(mode, fail, { limits })
      expect(verdictOf(report, rule)).toBe("fail")
      const [told] = report.events.flatMap((event) => (event.kind === "fails" && event.rule.id === rule ? [event] : []))
      expect(told?.rule.page).toMatch(/^\/concepts\/one-horizon-acp-contract#/)
      expect(report.lines[(told?.failure.transcript.at(-1)?.line ?? 0) - 1]).toBeDefined()
      expect(report.hasPassed).toBe(report.outcome.kind === "succeeded" && !report.rules.some(isFailing))
    },
  )

  it("is not elicited where nothing could show it", async () => {
    const report = await tried("research", {})
    for (const rule of ["required_call", "preferred_call", "current_plan", "usage_shown", "refusal_with_reason"])
      expect(verdictOf(report, rule), rule).toBe("not_elicited")
    const shown = await tried("research", { shows: [usage] })
    expect(verdictOf(shown, "usage_shown")).toBe("pass")
  })
})

describe("a turn that is tried", () => {
  it.concurrent.each(modes)("passes in %s mode where nothing is missing", async (mode) => {
    const report = await tried(mode, { calls: dutiful[mode], shows: [said("Done.")], can: { loadSession: true } })
    expect(report.rules.filter(({ verdict }) => verdict === "fail").map(({ rule }) => rule.id)).toEqual([])
    expect(report).toMatchObject({ hasPassed: true, outcome: { kind: "succeeded" } })
  })

  it("fails with a hint where the call of its mode is missing, whoever is to blame", async () => {
    const silent = await tried("review", { calls: [] })
    expect(silent.hasPassed).toBe(false)
    expect(silent.outcome).toMatchObject({ kind: "incomplete", missing: "report_workflow_verdict" })
    expect(JSON.stringify(silent.rules)).toContain("connect to the servers that come with the session")
    const wrong = await tried("review", { calls: [["report_workflow_verdict", { verdict: "fine" }]] })
    expect(JSON.stringify(wrong.rules)).toContain("Call it over MCP before the turn ends.")
  })

  it("is held to the protocol as well", async () => {
    const report = await tried("research", { shows: [{ sessionUpdate: "tool_call", title: "without an id" }] })
    const broken = report.events.flatMap((event) => (event.kind === "fails" ? [event.rule] : []))
    expect(broken.find(({ of }) => of === "protocol")?.page).toBe("/reference/conformance#message_schema")
    expect(report.hasPassed).toBe(false)
  })

  it("tells what it knows while the turn runs, and leaves its folder to nobody", async () => {
    const { events, lines } = await tried("plan", { calls: dutiful.plan })
    const at = (id: string): number => events.findIndex((event) => event.kind === "holds" && event.rule.id === id)
    expect(at("session_with_bundle")).toBeGreaterThanOrEqual(0)
    expect(at("session_with_bundle")).toBeLessThan(events.findIndex(({ kind }) => kind === "update"))
    expect(at("required_call")).toBeLessThan(at("host_stop_reason"))
    const { cwd } = lines.map((line) => Object(JSON.parse(line)) as Told).find(isOpening)?.message?.params ?? {}
    expect(cwd).toMatch(/turn-/)
    expect(existsSync(cwd ?? "")).toBe(false)
  })
})

interface Told {
  readonly message?: { readonly method?: string; readonly params?: { readonly cwd?: string } }
}

function isOpening({ message }: Told): boolean {
  return message?.method === "session/new"
}
