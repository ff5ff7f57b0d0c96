import { describe, expect, it } from "vitest"
import type { FinalForm } from "../../extensions/roles.ts"
import type { RunObservation, ToolObservation } from "../observation/observation.ts"
import { finalValue } from "./final-value.ts"

const say = (
  text: string,
  messageId: string | null = null,
  from: "agent" | "thought" | "user" = "agent",
): RunObservation => ({
  kind: "message",
  from,
  messageId,
  content: { type: "text", text },
})

const call = (
  toolCallId: string,
  patch: ToolObservation["patch"],
  status: ToolObservation["status"],
): RunObservation => ({
  kind: "tool",
  by: "tool_call",
  toolCallId,
  turn: 1,
  generation: 1,
  step: "opened",
  status,
  patch,
})

const attributed: RunObservation = {
  kind: "extension",
  observation: { kind: "attribution", slot: "s", loop: "l" as never, phase: "active" },
}

function textOf(form: FinalForm, observations: readonly RunObservation[]): string | null {
  const value = finalValue(form)
  for (const each of observations) value.take(each)
  return value.text()
}

describe("a final value that is the last message", () => {
  it.each([
    ["of several messages the last", [say("Hello.", "a"), say('{"n"', "b"), say(":1}", "b")], '{"n":1}'],
    [
      "without ids, what stands together at the end",
      [say("Hi. "), call("t", {}, "completed"), say("[1"), say("]")],
      "[1]",
    ],
    ["a thought ends a message", [say("hm", null), say("x", null, "thought"), say("1")], "1"],
    ["what another loop says is not it", [say("1", "a"), say("2", "b"), attributed], "1"],
    ["nothing but white space is nothing", [say("  \n")], null],
    ["nothing is nothing", [say("1", null, "user")], null],
  ])("%s", (_, observations, text) => {
    expect(textOf({ from: "message" }, observations)).toBe(text)
  })
})

describe("a final value that is handed in by a call", () => {
  const form: FinalForm = { from: "call", title: "submit" }

  it.each([
    [
      "is what came of the call",
      [call("t", { title: "submit", rawInput: 1 }, "pending"), call("t", { rawOutput: 2 }, "completed")],
      "2",
    ],
    ["else what it was given", [call("t", { title: "submit", rawInput: { n: 1 } }, "completed")], '{"n":1}'],
    [
      "is the last that ended well",
      [call("t", { title: "submit", rawInput: 1 }, "completed"), call("u", { title: "submit", rawInput: 2 }, "failed")],
      "1",
    ],
    ["is not there before it ended", [call("t", { title: "submit", rawInput: 1 }, "in_progress")], null],
    ["is no call of another tool", [call("t", { title: "read", rawInput: 1 }, "completed")], null],
    [
      "is no call of another loop",
      [call("t", { title: "submit", rawInput: 1 }, "pending"), attributed, call("t", {}, "completed")],
      null,
    ],
  ])("%s", (_, observations, text) => {
    expect(textOf(form, observations)).toBe(text)
  })

  it("does not outlive its turn", () => {
    const value = finalValue(form)
    value.take(call("t", { title: "submit", rawInput: 1 }, "completed"))
    value.turned()
    expect(value.text()).toBeNull()
  })
})
