/** Notifications as agents write them: what one turn of a coding agent streams, by share of what was seen. */
export function turnLines(): readonly string[] {
  const words = "The test fails because the parser keeps a carriage return at the end of each line. ".split(" ")
  const updates = [
    ...words.map((word, index) => chunk("agent_thought_chunk", `${word} `, `thought-${index % 2}`)),
    ...Array.from({ length: 40 }, (_, index) =>
      chunk("agent_message_chunk", `${words[index % words.length]} `, "message-1"),
    ),
    ...Array.from({ length: 4 }, (_, index) => toolCall(index)).flat(),
    {
      sessionUpdate: "plan",
      entries: ["Read the parser", "Mend the line ending", "Run the tests"].map((content, index) => ({
        content,
        priority: "medium",
        status: index === 0 ? "completed" : index === 1 ? "in_progress" : "pending",
      })),
    },
    { sessionUpdate: "usage_update", used: 41_204, size: 200_000, cost: { amount: 0.0831, currency: "USD" } },
    {
      sessionUpdate: "available_commands_update",
      availableCommands: ["review", "compact", "init", "memory"].map((name) => ({
        name,
        description: `Runs ${name} on the project that is open.`,
        input: { hint: "what to look at" },
      })),
    },
  ]
  return updates.map((update) =>
    JSON.stringify({ jsonrpc: "2.0", method: "session/update", params: { sessionId: "sess_0198f2c4a7b1", update } }),
  )
}

function chunk(sessionUpdate: string, text: string, messageId: string): object {
  return { sessionUpdate, content: { type: "text", text }, messageId }
}

function toolCall(index: number): readonly object[] {
  const toolCallId = `toolu_01A7b${index}`
  const source = Array.from(
    { length: 30 },
    (_, line) => `  if (text.endsWith("\\r")) return text.slice(0, -1) // ${line}`,
  )
  return [
    {
      sessionUpdate: "tool_call",
      toolCallId,
      title: "Edit src/parser.ts",
      kind: "edit",
      status: "pending",
      rawInput: { path: "/srv/task/src/parser.ts", old: source[0], new: source[1] },
      locations: [{ path: "/srv/task/src/parser.ts", line: 41 + index }],
      _meta: { vendor: { tool: "Edit" } },
    },
    { sessionUpdate: "tool_call_update", toolCallId, status: "in_progress" },
    {
      sessionUpdate: "tool_call_update",
      toolCallId,
      status: "completed",
      content: [
        {
          type: "diff",
          path: "/srv/task/src/parser.ts",
          oldText: source.join("\n"),
          newText: source.slice(1).join("\n"),
        },
      ],
      rawOutput: { ok: true, lines: 29 },
    },
  ]
}
