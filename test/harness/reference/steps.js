/** What the agent can do by itself, where the session does not grant it less. */
const builtIn = { read_file: "read", grep: "search", write_file: "edit", run_command: "execute" }

/** Uses a built-in tool, and gives whether it was granted and ended well. */
export async function act(turn, named, outcome = "completed", meta) {
  const name = named || "read_file"
  const granted = turn.session.granted.builtin_tools?.tools ?? Object.keys(builtIn)
  if (!Object.hasOwn(builtIn, name) || !granted.includes(name)) {
    turn.say(`${name} is not granted.\n`)
    return false
  }
  if (turn.work === "direct") turn.work = "tool_loop"
  const toolCallId = `call-${++turn.session.calls}`
  const call = { title: name, kind: builtIn[name], status: "pending", rawInput: { path: "parser.ts" } }
  turn.update("tool_call", { toolCallId, ...call }, meta)
  turn.update("tool_call_update", { toolCallId, status: "in_progress" }, meta)
  await turn.pause(5)
  const ended = turn.isCancelled ? "failed" : outcome
  const content = [{ type: "content", content: { type: "text", text: `${name}: ${ended}` } }]
  turn.update("tool_call_update", { toolCallId, status: ended, content, rawOutput: { ended } }, meta)
  return ended === "completed"
}

/** Asks for permission, and uses the tool if it is given. */
export async function ask(turn, named) {
  const name = named || "write_file"
  if (turn.session.alwaysAllowed === name) return act(turn, name)
  const toolCall = { toolCallId: `call-${turn.session.calls + 1}`, title: name, kind: builtIn[name] ?? "other" }
  const options = [
    { optionId: "once", name: "Allow", kind: "allow_once" },
    { optionId: "always", name: "Always allow", kind: "allow_always" },
    { optionId: "no", name: "Reject", kind: "reject_once" },
  ]
  const params = { sessionId: turn.session.id, toolCall, options }
  const answer = await turn.unlessCancelled(turn.wire.ask("session/request_permission", params))
  const chosen = answer?.outcome?.outcome === "selected" ? answer.outcome.optionId : null
  if (chosen === "always") turn.session.alwaysAllowed = name
  if (chosen === "once" || chosen === "always") await act(turn, name)
  else turn.say(`${name} was not permitted.\n`)
}

export function think(turn, text) {
  turn.update("agent_thought_chunk", { content: { type: "text", text: text || "Let me see." } })
}

/** A plan of two entries, told twice: as it is made, and as it is done. */
export async function plan(turn) {
  const entry = (content, status) => ({ content, priority: "medium", status })
  turn.update("plan", { entries: [entry("Read", "in_progress"), entry("Answer", "pending")] })
  await turn.pause(5)
  turn.update("plan", { entries: [entry("Read", "completed"), entry("Answer", "completed")] })
}

/** Counts up to a number, ten milliseconds each, and heeds what comes in on the way. */
export async function count(turn, most) {
  for (let number = 1; number <= Number(most || 20) && !turn.isOver(); number++) {
    turn.say(`${number}\n`)
    await turn.pause(10)
    turn.hear()
    if (turn.isTold("Stop at ten.") && number >= 10) break
  }
}

/** Makes room in the context, unless the session was told of a window and not of how to make room in it. */
export function compact(turn) {
  const { runtime_config: config } = turn.session.granted
  if (!turn.isExtended || (config !== undefined && config.compaction === undefined))
    return turn.say("I may not make room.\n")
  const before = Math.round((config?.context_window ?? 200_000) * 0.9)
  const counts = { tokens_before: before, tokens_after: Math.round(before / 4), compacted_messages: 12 }
  const compaction = { strategy: config?.compaction.strategy ?? "summarize", ...counts }
  turn.say("I have made room.\n", { "checkfu.compaction": compaction })
}

/** Says what the first prompt of the conversation was, as far as the session knows of one before this. */
export function recall(turn) {
  const [first] = turn.session.history.slice(0, -1)
  turn.say(first === undefined ? "Nothing.\n" : `You said: ${first.text}\n`)
}

export function spend(turn, used) {
  const size = turn.session.granted.runtime_config?.context_window ?? 200_000
  turn.update("usage_update", { used: Number(used || 1_200), size })
}

export function stop(turn, reason) {
  turn.stopReason = reason
}
