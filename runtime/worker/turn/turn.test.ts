import { describe, expect, it } from "vitest"
import { chunk, opening } from "../../../test/driver/scripted.ts"
import type { Step } from "../../../test/driver/scripted.ts"
import { cast, patient, request } from "../../../test/worker/turning.ts"
import type { Cast, Read } from "../../../test/worker/turning.ts"
import { onehorizon } from "../../../output/contracts/onehorizon/index.ts"
import { sessionOutcomes } from "../../../output/facts/session-outcomes.ts"
import type { ContentBlock } from "../../../output/acp/index.ts"
import { openConnection } from "../../driver/transport/open.ts"
import type { WorkerUpdate } from "../routing/update.ts"
import { readPrompt } from "../prompt/read-prompt.ts"
import { runTurn } from "./turn.ts"
import type { Turn, TurnOptions, TurnReport, TurnRequest } from "./turn.ts"

const key = onehorizon.keyPrefix ?? ""

const first: TurnRequest = {
  ...request,
  bundle: { ...request.bundle, version: 1, taskMode: "code", runtimeAttempt: 0 },
  previous: null,
  history: [],
}

function blocksIn(message: Read | undefined): readonly ContentBlock[] {
  return (message?.params?.["prompt"] ?? []) as readonly ContentBlock[]
}

interface Ran extends Cast {
  readonly report: TurnReport
}

async function ran(
  script: readonly Step[],
  more: Partial<TurnRequest> = {},
  options: Partial<TurnOptions> = {},
  during: (turn: Turn) => void = () => {},
): Promise<Ran> {
  const players = cast(script)
  const turn = runTurn(
    players.connect,
    { ...first, ...more },
    { permission: "deny", ...options, limits: { ...patient, ...options.limits } },
  )
  during(turn)
  return { ...players, report: await turn.report }
}

const ending = (stopReason: string): readonly Step[] => [
  ...opening,
  { expect: "session/prompt" },
  chunk("Which gate?"),
  { answer: { stopReason } },
]

const dying: readonly Step[] = [
  ...opening,
  { expect: "session/prompt" },
  { write: "the disk is full\n", stream: "stderr" },
  { exit: 3 },
]

/** For each row of the catalog's table, an agent for each of its stop reasons, and what becomes of it. */
const rows: { readonly [row: string]: readonly (readonly [string, readonly Step[], object])[] } = {
  "end-turn-outcome": [["end_turn", ending("end_turn"), { kind: "succeeded" }]],
  "refusal-outcome": [["refusal", ending("refusal"), { kind: "awaiting_input", question: "Which gate?" }]],
  "budget-outcome": [
    ["max_tokens", ending("max_tokens"), { kind: "failed_retryable", stopReason: "max_tokens" }],
    ["max_turn_requests", ending("max_turn_requests"), { kind: "failed_retryable", stopReason: "max_turn_requests" }],
  ],
  "cancelled-outcome": [
    ["cancelled", ending("cancelled"), { kind: "protocol_violation", because: "cancelled_unasked" }],
  ],
  "no-stop-reason-outcome": [
    [
      "process exit without a stop reason",
      dying,
      { kind: "protocol_violation", because: "exit_without_stop_reason", standardError: "the disk is full\n" },
    ],
  ],
}

describe("the outcome of a turn", () => {
  it("has an agent for every stop reason of the catalog's table", () => {
    expect(Object.entries(rows).map(([row, agents]) => [row, agents.map(([stopReason]) => stopReason)])).toEqual(
      sessionOutcomes.map(({ name, stopReasons }) => [name, stopReasons]),
    )
  })

  it.each(Object.values(rows).flat())("is the table's for %s", async (_, script, outcome) => {
    const { report } = await ran(script)
    expect(report.outcome).toMatchObject(outcome)
    expect(report).toMatchObject({ sessionId: "s1", continued: "new", tried: [] })
  })

  it.each<[string, readonly Step[], object]>([
    ["a stop reason of its own", ending("bored"), { kind: "protocol_violation", because: "unknown_stop_reason" }],
    [
      "an answer without a stop reason",
      [...opening, { expect: "session/prompt" }, { answer: {} }],
      { kind: "protocol_violation", because: "no_stop_reason" },
    ],
    [
      "an error",
      [...opening, { expect: "session/prompt" }, { fail: { code: -32_000, message: "log in" } }],
      { kind: "failed", because: "auth_required" },
    ],
    [
      "an exit before its session",
      [{ expect: "initialize" }, { write: "no config\n", stream: "stderr" }, { exit: 1 }],
      { kind: "protocol_violation", because: "exit_without_stop_reason", standardError: "no config\n" },
    ],
    [
      "another version of the protocol",
      [{ expect: "initialize" }, { answer: { protocolVersion: 2 } }],
      { kind: "failed", because: "unsupported_protocol_version" },
    ],
  ])("is told apart for an agent that ends with %s", async (_, script, outcome) => {
    const { report } = await ran(script)
    expect(report.outcome).toMatchObject(outcome)
  })

  it("is a failure, and none of the agent's, where there is no such command", async () => {
    const launch = { command: "no-such-agent", args: [], cwd: "/", environment: {} }
    const turn = runTurn((listener) => openConnection(launch, listener), first, { permission: "deny" })
    expect((await turn.report).outcome).toMatchObject({ kind: "failed", because: "spawn_failed" })
  })

  it.each([
    ["user", "cancelled"],
    ["shutdown", "end_turn"],
  ] as const)("is what the host asked for where the %s cancels, and the agent says %s", async (by, stopReason) => {
    let cancel: Turn["cancel"] = () => {}
    const { report, methods } = await ran(
      [
        ...opening,
        { expect: "session/prompt" },
        chunk("hm"),
        { expect: "session/cancel" },
        { answer: { stopReason }, to: "session/prompt" },
      ],
      {},
      { watch: ({ phase }) => void (phase === "in_turn" && cancel(by)) },
      (turn) => (cancel = turn.cancel),
    )
    expect(report.outcome).toEqual({ kind: "cancelled", by })
    expect(methods(0).at(-1)).toBe("session/cancel")
  })

  it("is what the host asked for first", async () => {
    let cancel: Turn["cancel"] = () => {}
    const { report } = await ran(
      [
        ...opening,
        { expect: "session/prompt" },
        { expect: "session/cancel" },
        chunk("stopping"),
        { answer: { stopReason: "cancelled" }, to: "session/prompt" },
      ],
      {},
      {
        limits: { stall: 300, settle: 5_000 },
        watch: ({ observation }) => void (observation.kind === "message" && cancel("user")),
      },
      (turn) => (cancel = turn.cancel),
    )
    expect(report.outcome).toEqual({ kind: "cancelled", by: "stall" })
  })

  it("is what the host asked for also before there is a session, and the agent is gone", async () => {
    const { report } = await ran([{ expect: "initialize" }, { deaf: true }], {}, {}, (turn) => turn.cancel("user"))
    expect(report.outcome).toEqual({ kind: "cancelled", by: "user" })
    expect(report.closing.left).toEqual([])
  })

  it.each([
    ["stall", { stall: 300 }, [] as readonly Step[]],
    [
      "timeout",
      { turn: 600, stall: 20_000 },
      [{ again: [chunk("still here"), { sleep: 50 }], times: 60 }] as readonly Step[],
    ],
  ])("is a cancel by the host's clock on a %s, also where the agent heeds nothing", async (by, limits, talk) => {
    const { report, methods } = await ran(
      [...opening, { expect: "session/prompt" }, ...talk, { stay: true }],
      {},
      { limits },
    )
    expect(report.outcome).toEqual({ kind: "cancelled", by })
    expect(report.closing.left).toEqual([])
    expect(methods(0).slice(0, 3)).toEqual(["initialize", "session/new", "session/prompt"])
  })
})

describe("a turn's agent", () => {
  const offering: readonly Step[] = [
    { expect: "initialize" },
    { answer: { protocolVersion: 1, agentCapabilities: { loadSession: true, sessionCapabilities: { resume: {} } } } },
  ]
  const prompted: readonly Step[] = [
    { expect: "session/prompt" },
    chunk("done"),
    { answer: { stopReason: "end_turn" } },
  ]

  it("is offered nothing, and given the bundle with the session and the prompt in its frames", async () => {
    const { read, methods } = await ran(ending("end_turn"))
    expect(methods(0)).toEqual(["initialize", "session/new", "session/prompt"])
    const [initialize, opened, prompt] = read(0)
    expect(initialize?.params?.["clientCapabilities"]).toEqual({
      fs: { readTextFile: false, writeTextFile: false },
      terminal: false,
    })
    const meta = opened?.params?.["_meta"] as { readonly [key: string]: unknown }
    expect(meta[key]).toEqual(first.bundle)
    expect(onehorizon.slots.sessionMeta.decode(meta[key]).ok).toBe(true)
    expect(readPrompt(blocksIn(prompt))).toEqual({
      ok: true,
      prompt: first.prompt,
    })
  })

  it.each<[string, readonly Step[], string, readonly string[], boolean]>([
    [
      "resumes where it can",
      [...offering, { expect: "session/resume" }, { answer: {} }, ...prompted],
      "resumed",
      ["session/resume"],
      false,
    ],
    [
      "loads where it cannot resume",
      [
        ...offering,
        { expect: "session/resume" },
        { fail: { code: -32_603, message: "no" } },
        { expect: "session/load" },
        { answer: {} },
        ...prompted,
      ],
      "loaded",
      ["session/resume", "session/load"],
      false,
    ],
    [
      "is told all of it again where neither helps",
      [
        ...offering,
        { expect: "session/resume" },
        { fail: { code: -32_002, message: "not found" } },
        { expect: "session/load" },
        { fail: { code: -32_002, message: "not found" } },
        { expect: "session/new" },
        { answer: { sessionId: "s2" } },
        ...prompted,
      ],
      "replayed",
      ["session/resume", "session/load", "session/new"],
      true,
    ],
    ["is told all of it again where it offers neither", ending("end_turn"), "replayed", ["session/new"], true],
  ])("goes on with a session: it %s", async (_, script, continued, asked, isTold) => {
    const history = [{ author: "agent", content: "Which gate?", replies: [] }]
    const { report, read, methods } = await ran(script, { previous: "s1", history })
    expect(report).toMatchObject({ continued, outcome: { kind: "succeeded" } })
    expect(methods(0).slice(1, -1)).toEqual(asked)
    for (const { params } of read(0).slice(1, -1)) expect(params?.["_meta"]).toEqual({ [key]: first.bundle })
    const prompt = readPrompt(blocksIn(read(0).at(-1)))
    expect(prompt.ok && prompt.prompt.task.comments).toEqual(isTold ? history : [])
  })

  it("is answered by the permission mode at once", async () => {
    const asking: Step = {
      send: {
        jsonrpc: "2.0",
        id: 7,
        method: "session/request_permission",
        params: {
          sessionId: "s1",
          toolCall: { toolCallId: "c1" },
          options: [
            { optionId: "no", name: "No", kind: "reject_once" },
            { optionId: "yes", name: "Yes", kind: "allow_once" },
          ],
        },
      },
    }
    const script: readonly Step[] = [
      ...opening,
      { expect: "session/prompt" },
      asking,
      { expectAnswer: 7 },
      { answer: { stopReason: "end_turn" }, to: "session/prompt" },
    ]
    for (const [permission, optionId] of [
      ["deny", "no"],
      ["allow_once", "yes"],
    ] as const) {
      const { read } = await ran(script, {}, { permission })
      expect(read(0).at(-1)).toMatchObject({ id: 7, result: { outcome: { outcome: "selected", optionId } } })
    }
  })

  it("is given no resource of a kind that it does not take", async () => {
    const link = { type: "resource_link", uri: "file:///a", name: "a" } as const
    const image = { type: "image", data: "aGk=", mimeType: "image/png" } as const
    const { report, read } = await ran(ending("end_turn"), { prompt: { ...first.prompt, resources: [image, link] } })
    expect(report.leftOut).toEqual([image])
    expect(blocksIn(read(0).at(-1)).map(({ type }) => type)).toEqual(["text", "text", "resource_link"])
  })

  it("is shown as it goes, its last words too, and whoever shows it cannot end it", async () => {
    const seen: WorkerUpdate[] = []
    const show = (update: WorkerUpdate): void => {
      seen.push(update)
      throw new Error("no room")
    }
    const { report } = await ran(ending("end_turn"), {}, { show })
    expect(report.outcome).toEqual({ kind: "succeeded" })
    expect(seen).toEqual([{ landsIn: "activity", text: "Which gate?" }])
  })

  it("is asked nothing where the bundle or the prompt must not be sent", async () => {
    const bad = await ran(opening, { bundle: { ...first.bundle, runtimeAttempt: -1 } })
    expect(bad.report.outcome).toMatchObject({ kind: "failed", because: "refused", failure: { stage: "session/new" } })
    expect(bad.methods(0)).toEqual(["initialize"])
    const policy = { version: 1 } as unknown as typeof first.prompt.policy
    const worse = await ran(opening, { prompt: { ...first.prompt, policy } })
    expect(worse.report.outcome).toMatchObject({ failure: { stage: "session/prompt", code: "refused" } })
    expect(worse.methods(0)).toEqual(["initialize", "session/new"])
  })
})
