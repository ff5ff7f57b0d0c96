import { describe, expect, it } from "vitest"
import { begun, words } from "../../../test/driver/fake-agent.ts"
import { updateRoutings } from "../../../output/facts/update-routings.ts"
import { thoughtAtMost, updateRouter } from "./router.ts"
import { terminalRenderer } from "./terminal.ts"
import type { WorkerUpdate } from "./update.ts"

const thinks = (text: string): unknown => ({ sessionUpdate: "agent_thought_chunk", content: { type: "text", text } })
const tool = (status: string, title?: string): unknown => ({
  sessionUpdate: title === undefined ? "tool_call_update" : "tool_call",
  toolCallId: "c1",
  status,
  ...(title === undefined ? {} : { title }),
})
const plan = (status: string): unknown => ({
  sessionUpdate: "plan",
  entries: [{ content: "look", priority: "high", status }],
})
const usage = { sessionUpdate: "usage_update", used: 10, size: 100, cost: { amount: 0.5, currency: "USD" } }

/** What is shown of a turn in which the agent says just this. */
async function shown(updates: readonly unknown[]): Promise<readonly WorkerUpdate[]> {
  const seen: WorkerUpdate[] = []
  const { fake, session, observed } = await begun()
  const router = updateRouter((update) => seen.push(update))
  const { result } = session.prompt("go")
  for (const update of updates) fake.update(update)
  fake.answer("session/prompt", { stopReason: "end_turn" })
  fake.clock.advance(10_000)
  await result
  for (const each of observed) router.take(each)
  router.end()
  return seen
}

/** For each row of the catalog's table, an agent that sends its updates, and what is shown. */
const rows: { readonly [row: string]: readonly [readonly unknown[], readonly WorkerUpdate[]] } = {
  "agent-message-chunk-updates": [
    [words("I mend "), words("it. N"), words("ow")],
    [
      { landsIn: "activity", text: "I mend it. " },
      { landsIn: "activity", text: "Now" },
    ],
  ],
  "agent-thought-chunk-updates": [
    [thinks("which "), thinks("gate?"), words("This one.\n"), thinks("sure")],
    [
      { landsIn: "reasoning", text: "which gate?", units: 11 },
      { landsIn: "activity", text: "This one.\n" },
      { landsIn: "reasoning", text: "sure", units: 4 },
    ],
  ],
  "plan-updates": [
    [plan("pending"), plan("completed")],
    [
      { landsIn: "plan", entries: [{ content: "look", priority: "high", status: "pending" }] },
      { landsIn: "plan", entries: [{ content: "look", priority: "high", status: "completed" }] },
    ],
  ],
  "tool-call-updates": [
    [words("Look"), tool("pending", "ls"), tool("pending"), tool("completed")],
    [
      { landsIn: "activity", text: "Look" },
      { landsIn: "transcript", toolCallId: "c1", generation: 1, title: "ls", kind: null, status: "pending" },
      { landsIn: "transcript", toolCallId: "c1", generation: 1, title: "ls", kind: null, status: "completed" },
    ],
  ],
  "usage-update-updates": [
    [words("half a sen"), usage, words("tence. ")],
    [
      { landsIn: "usage", used: 10, size: 100, cost: { amount: 0.5, currency: "USD" } },
      { landsIn: "activity", text: "half a sentence. " },
    ],
  ],
}

describe("the router of a turn", () => {
  it("has an agent for every row of the catalog's table, which lands where the row says", () => {
    expect(Object.keys(rows)).toEqual(updateRoutings.map(({ name }) => name))
    for (const { name, landsIn } of updateRoutings)
      expect(rows[name]?.[1].map((update) => update.landsIn)).toContain(landsIn)
  })

  it.each(Object.entries(rows))("shows %s as the table says", async (_, [updates, expected]) => {
    expect(await shown(updates)).toEqual(expected)
  })

  it("tells messages apart, shows what is no text by its kind, and passes over what the table does not have", async () => {
    const of = (messageId: string, text: string): unknown => ({
      sessionUpdate: "agent_message_chunk",
      messageId,
      content: { type: "text", text },
    })
    const image = { sessionUpdate: "agent_message_chunk", content: { type: "image", data: "", mimeType: "image/png" } }
    const user = { sessionUpdate: "user_message_chunk", content: { type: "text", text: "you said" } }
    const mode = { sessionUpdate: "current_mode_update", currentModeId: "ask" }
    expect(await shown([of("m1", "one"), user, mode, of("m2", "two"), image])).toEqual([
      { landsIn: "activity", text: "one" },
      { landsIn: "activity", text: "two" },
      { landsIn: "activity", content: "image" },
    ])
  })

  it("holds no thought beyond its limit, and says how long it was", async () => {
    const [thought] = await shown([thinks("x".repeat(thoughtAtMost)), thinks("yz")])
    expect(thought).toMatchObject({ landsIn: "reasoning", units: thoughtAtMost + 2 })
    expect(thought !== undefined && "text" in thought && thought.text.length).toBe(thoughtAtMost)
  })

  it("shows nothing of what an old session tells again", async () => {
    const seen: WorkerUpdate[] = []
    const router = updateRouter((update) => seen.push(update))
    const content = { type: "text", text: "long ago. " } as const
    const observation = { kind: "message", from: "agent", messageId: null, content } as const
    for (const phase of ["pre_session", "replay", "idle"] as const)
      router.take({ sequence: 1, at: 0, sessionId: "s1", phase, turn: 0, observation })
    router.end()
    expect(seen).toEqual([])
  })
})

describe("the terminal", () => {
  const rendered = (updates: readonly WorkerUpdate[], color = false): string => {
    let text = ""
    const terminal = terminalRenderer({ write: (more) => (text += more), color })
    for (const update of updates) terminal.show(update)
    terminal.end()
    return text
  }

  it("shows every place of the table", () => {
    expect(rendered(Object.values(rows).flatMap(([, updates]) => updates))).toBe(
      [
        "I mend it. Now",
        "thought (11): which gate?",
        "This one.",
        "thought (4): sure",
        "plan",
        "  [ ] look",
        "plan",
        "  [x] look",
        "Look",
        "tool ls pending",
        "tool ls completed",
        "context 10 of 100, 0.5 USD",
        "half a sentence. \n",
      ].join("\n"),
    )
  })

  it("lets nothing of the agent's reach the terminal itself", () => {
    const evil = "\u001B[2J\u0007\u009B1m\r\u202Ehi"
    const updates: readonly WorkerUpdate[] = [
      { landsIn: "activity", text: evil },
      { landsIn: "activity", content: evil },
      { landsIn: "reasoning", text: evil, units: 9 },
      { landsIn: "plan", entries: [{ content: evil, priority: "low", status: "pending" }] },
      { landsIn: "transcript", toolCallId: evil, generation: 1, title: null, kind: null, status: "failed" },
      { landsIn: "usage", used: 1, size: 2, cost: { amount: 1, currency: evil } },
    ]
    expect(rendered(updates)).toMatch(/^[\n\x20-\x7e]+$/)
    expect(rendered(updates, true)).toContain("\u001B[31mfailed\u001B[0m")
  })
})
