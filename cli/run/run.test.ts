import { readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { chunk, opening, scripted } from "../../test/driver/scripted.ts"
import type { Step } from "../../test/driver/scripted.ts"
import { commands } from "../commands.ts"
import { run } from "../run.ts"

/** Runs a scripted agent by the command; a function as `args` is given the agent's folder. */
async function runs(
  script: readonly Step[],
  args: readonly string[] = [],
  {
    color = false,
    signal = AbortSignal.timeout(20_000),
    columns = 200,
    seen = () => {},
  }: { color?: boolean; signal?: AbortSignal; columns?: number; seen?: () => void } = {},
) {
  const agent = scripted(script)
  onTestFinished(agent.remove)
  const printed = { out: "", err: "" }
  const terminal = {
    out: (text: string) => {
      printed.out += text
      seen()
    },
    err: (text: string) => void (printed.err += text),
    color,
    columns,
    interactive: false,
    cwd: agent.cwd,
    again: "demo generate",
    command: "demo",
    version: "1.2.3",
    signal,
  }
  const line = ["run", ...args, "--prompt", "go", "--", agent.command, ...agent.args]
  const code = await run(terminal, commands, line)
  return { code, ...printed, agent }
}

async function refused(...args: readonly string[]) {
  const printed = { out: "", err: "" }
  const terminal = {
    out: (text: string) => void (printed.out += text),
    err: (text: string) => void (printed.err += text),
    color: false,
    interactive: false,
    cwd: "/",
    again: "demo generate",
    command: "demo",
    version: "1.2.3",
    signal: AbortSignal.timeout(20_000),
  }
  const code = await run(terminal, commands, ["run", ...args])
  return { code, ...printed }
}

const tool = (status: string) => ({ update: { sessionUpdate: "tool_call", toolCallId: "t", title: "List", status } })
const thought = { sessionUpdate: "agent_thought_chunk", content: { type: "text", text: "one two" } }
const plan = {
  sessionUpdate: "plan",
  entries: [
    { content: "a\u001B[2J", priority: "low", status: "completed" },
    { content: "b", priority: "low", status: "pending" },
  ],
}
const busy: readonly Step[] = [
  ...opening,
  { expect: "session/prompt" },
  { update: thought },
  { update: plan },
  chunk("Hello \u001B[31m"),
  tool("pending"),
  tool("completed"),
  chunk("world"),
  { answer: { stopReason: "end_turn" }, to: "session/prompt" },
]

describe("run", () => {
  it("streams the agent's text, and says everything else beside it, without what would reach the terminal", async () => {
    expect(await runs(busy)).toMatchObject({
      code: 0,
      out: "Hello [31m\nworld\n",
      err: [
        "thought: 2 words",
        "plan",
        "  [x] a[2J",
        "  [ ] b",
        "tool List",
        "tool completed List",
        "unverified: the agent finished, but nobody recorded whether a model answered, stop reason end_turn",
        "",
      ].join("\n"),
    })
  })

  it("colours what is no text, and only on a terminal", async () => {
    const { out, err } = await runs(busy, [], { color: true })
    expect(out).toBe("Hello [31m\nworld\n")
    expect(err).toContain("\u001B[1mtool\u001B[0m List\n")
  })

  it("prints one JSON object and nothing else, and fails where evidence is required", async () => {
    const { code, out, err } = await runs(busy, ["--json", "--require-evidence"])
    expect({ code, err }).toEqual({ code: 1, err: "" })
    expect(JSON.parse(out)).toMatchObject({
      outcome: "unverified",
      because: "no_record",
      stopReason: "end_turn",
      text: "Hello \u001B[31mworld",
      tools: [{ toolCallId: "t", title: "List", status: "completed" }],
      usage: [],
      diagnostics: [],
      exit: { cause: "ended_by_us", code: 0, signal: null, rung: "input_ended", orphans: [] },
    })
  })

  it("answers permissions as told", async () => {
    const options = [
      { optionId: "y", name: "Yes", kind: "allow_once" },
      { optionId: "n", name: "No", kind: "reject_once" },
    ]
    const params = { sessionId: "s1", toolCall: { toolCallId: "t" }, options }
    const script: readonly Step[] = [
      ...opening,
      { expect: "session/prompt" },
      { send: { jsonrpc: "2.0", id: 7, method: "session/request_permission", params } },
      { expectAnswer: 7 },
      { answer: { stopReason: "end_turn" }, to: "session/prompt" },
    ]
    const { code, agent } = await runs(script, ["--permission", "allow_once"])
    expect(code).toBe(0)
    expect(agent.received().at(-1)).toEqual({
      jsonrpc: "2.0",
      id: 7,
      result: { outcome: { outcome: "selected", optionId: "y" } },
    })
  })

  it("records every message in a file", async () => {
    const { agent } = await runs(busy, ["--trace", "trace.jsonl"])
    // The folder goes with the test, so the record is read before it ends.
    const lines = readFileSync(join(agent.cwd, "trace.jsonl"), "utf8").trimEnd().split("\n")
    const record = lines.map((line) => JSON.parse(line) as { readonly message?: { readonly method?: string } })
    expect(record[0]).toMatchObject({ trace: "checkfu:trace@1", client: "demo 1.2.3" })
    expect(record.flatMap(({ message }) => message?.method ?? [])).toEqual([
      "initialize",
      "session/new",
      "session/prompt",
      ...Array.from({ length: 6 }, () => "session/update"),
    ])
  })

  it.each<[readonly Step[], readonly string[], string]>([
    [[...opening, { expect: "session/prompt" }, { exit: 3 }], [], "crashed: the agent ended before it answered\n"],
    [
      [...opening, { expect: "session/prompt" }, { answer: { stopReason: "end_turn" } }],
      [],
      "failed: the agent says that it finished, but nothing came of it",
    ],
    [[...opening, { expect: "session/prompt" }], ["--timeout", "0.2"], "timed out: the turn took too long"],
    [[...opening, { expect: "session/prompt" }], ["--stall", "0.2"], "timed out: the agent said nothing"],
    [[{ expect: "initialize" }, { answer: { protocolVersion: 2 } }], [], "answers with version 2 of the protocol"],
  ])("fails with the reason: %j", async (script, args, reason) => {
    const cancelled: readonly Step[] = [
      { expect: "session/cancel" },
      { answer: { stopReason: "cancelled" }, to: "session/prompt" },
    ]
    const { code, err } = await runs([...script, ...(args.length > 0 ? cancelled : [])], args)
    expect(code).toBe(1)
    expect(err).toContain(reason)
  })

  it("cancels when it is interrupted", async () => {
    const stop = new AbortController()
    const script: readonly Step[] = [
      ...opening,
      { expect: "session/prompt" },
      chunk("x"),
      { expect: "session/cancel" },
      { answer: { stopReason: "cancelled" }, to: "session/prompt" },
    ]
    const running = runs(script, [], { signal: stop.signal, seen: () => stop.abort() })
    expect(await running).toMatchObject({ code: 1, err: "cancelled: it was cancelled, stop reason cancelled\n" })
  })

  it("sends text into the turn, and says what became of it", async () => {
    const declaring = { answer: { protocolVersion: 1, _meta: { "checkfu.capabilities": { steer: "native" } } } }
    const [, , ...opened] = opening
    const script = (answers: Step): readonly Step[] => [
      { expect: "initialize" },
      { ...declaring, to: "initialize" },
      ...opened,
      { expect: "session/prompt" },
      chunk("one"),
      { expect: "_checkfu/session/steer" },
      answers,
      { answer: { stopReason: "end_turn" }, to: "session/prompt" },
    ]
    const steer = (answer: object) => ({ answer, to: "_checkfu/session/steer" })
    const taken = await runs(script(steer({ status: "queued" })), ["--steer", "two", "--json"])
    expect(JSON.parse(taken.out)).toMatchObject({ outcome: "unverified", steer: { fate: "queued" }, breach: null })
    const broken = await runs(script(steer({ status: "heard" })), ["--steer", "two"])
    expect(broken.code).toBe(1)
    expect(broken.err).toContain("the agent answered with something that is no acknowledgement")
  })

  it("starts a harness by the command that the catalog has for it, and says what brings it where it is missing", async () => {
    vi.stubEnv("PATH", "/nowhere")
    onTestFinished(() => void vi.unstubAllEnvs())
    const { code, err } = await refused("pi", "hello", "--cwd", tmpdir())
    expect(code).toBe(1)
    expect(err).toContain("pi-acp cannot be started: there is no such command.")
    expect(err).toContain("Install it with: npm install --global pi-acp @mariozechner/pi-coding-agent\n")
  })

  it("cuts titles to what a narrow terminal has room for", async () => {
    const long = { sessionUpdate: "tool_call", toolCallId: "t", title: "List the ".repeat(9), status: "completed" }
    const script = [...opening, { expect: "session/prompt" }, { update: long }, { answer: { stopReason: "end_turn" } }]
    const { err } = await runs(script, [], { columns: 40 })
    const lines = err.split("\n").slice(0, 2)
    expect(lines).toEqual(["tool List the List the List the List th…", "tool completed List the List the List t…"])
  })

  it("gives an agent's own options to the agent", async () => {
    const { code, err } = await refused("--prompt", "x", "--", "/nowhere/agent", "--help")
    expect(code).toBe(1)
    expect(err).toMatch(/^crashed: .*\n {2}It could not be started: /)
  })

  it.each([
    [[], "run needs a prompt, and the command that starts the agent after --"],
    [["--prompt", "x"], "run needs the command that starts the agent, after --"],
    [["codx", "x"], "the catalog has no harness codx; nearest is codex. To run a command: --prompt TEXT -- codx"],
    [["codex"], "run codex needs a prompt"],
    [
      ["hermes", "x"],
      'the catalog knows hermes, but not how it is started. Give its command after --: run hermes "PROMPT" -- CMD',
    ],
    [
      ["--env", "KEY={model_key}", "--prompt", "x", "--", "y"],
      "--env says {model_key}, but no model is served: give --model-script FILE",
    ],
    [
      ["--model-script", "/nowhere.json", "--prompt", "x", "--", "y"],
      "cannot read /nowhere.json: ENOENT: no such file or directory, open '/nowhere.json'",
    ],
    [["--stall", "0", "--prompt", "x", "--", "y"], "--stall is a number of seconds above 0, not 0"],
    [
      ["--permission", "always", "--prompt", "x", "--", "y"],
      "--permission is one of deny, allow_once, allow_always, not always",
    ],
  ])("%j is wrong usage, and ends with 2", async (args, problem) => {
    expect(await refused(...args)).toEqual({ code: 2, out: "", err: `demo: ${problem}\nTry: demo help run\n` })
  })
})
