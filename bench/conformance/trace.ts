import { checkfu } from "../../output/contracts/checkfu/index.ts"

/** How many lines a turn of the made-up trace has. */
export const turnLength = 200

const attributing = checkfu.slots.subagent.site.kind === "meta" ? (checkfu.slots.subagent.site.at.at(-1) ?? "") : ""

/** The lines of a record before its first turn. */
export function opening(): readonly string[] {
  return [
    { trace: "checkfu:trace@1" },
    { at: 0, from: "client", message: { jsonrpc: "2.0", id: 0, method: "initialize", params: { protocolVersion: 1 } } },
    {
      at: 1,
      from: "agent",
      message: {
        jsonrpc: "2.0",
        id: 0,
        result: {
          protocolVersion: 1,
          agentInfo: { name: "made-up", version: "1" },
          _meta: { "checkfu.capabilities": { subagents: "observed" } },
        },
      },
    },
    {
      at: 2,
      from: "client",
      message: { jsonrpc: "2.0", id: 1, method: "session/new", params: { cwd: "/w", mcpServers: [] } },
    },
    { at: 3, from: "agent", message: { jsonrpc: "2.0", id: 1, result: { sessionId: "s1" } } },
  ].map((line) => JSON.stringify(line))
}

/**
 * The lines of one turn: text and thoughts, tools with their input and output, a plan, usage, and a subagent. Where
 * `isOpenEnded`, no tool and no subagent ever ends, and every id is new.
 */
export function turnLines(turn: number, isOpenEnded: boolean): readonly string[] {
  const at = turn * turnLength
  const lines: object[] = [
    {
      jsonrpc: "2.0",
      id: turn + 2,
      method: "session/prompt",
      params: { sessionId: "s1", prompt: [{ type: "text", text: "Go on." }] },
    },
  ]
  const update = (more: object): void =>
    void lines.push({ jsonrpc: "2.0", method: "session/update", params: { sessionId: "s1", update: more } })
  const loop = (phase: string, more: object = {}): object => ({
    [attributing]: { phase, subagent_id: `loop-${turn}`, ...more },
  })
  const chunk = "Here is what I have found so far, and what I am going to look at next in the files that you named. "
  update({ sessionUpdate: "agent_thought_chunk", content: { type: "text", text: chunk }, _meta: loop("started") })
  while (lines.length < turnLength - 3) {
    const id = `call-${turn}-${lines.length}`
    const input = { path: `src/file-${lines.length}.ts`, pattern: "parser" }
    update({
      sessionUpdate: "tool_call",
      toolCallId: id,
      title: "Read a file",
      kind: "read",
      status: "pending",
      rawInput: input,
    })
    update({ sessionUpdate: "tool_call_update", toolCallId: id, status: "in_progress", _meta: loop("activity") })
    if (!isOpenEnded)
      update({
        sessionUpdate: "tool_call_update",
        toolCallId: id,
        status: "completed",
        content: [{ type: "content", content: { type: "text", text: chunk.repeat(8) } }],
        rawOutput: { lines: 40 },
      })
    for (let piece = 0; piece < 12 && lines.length < turnLength - 3; piece++)
      update({
        sessionUpdate: "agent_message_chunk",
        messageId: `m${turn}`,
        content: { type: "text", text: chunk.slice(piece) },
      })
  }
  update({ sessionUpdate: "usage_update", used: 1_200, size: 200_000 })
  if (!isOpenEnded) update({ sessionUpdate: "plan", entries: [], _meta: loop("completed", { outcome: "succeeded" }) })
  lines.push({ jsonrpc: "2.0", id: turn + 2, result: { stopReason: "end_turn" } })
  return lines.map((message, index) =>
    JSON.stringify({ at: at + index, from: index === 0 ? "client" : "agent", message }),
  )
}
