import { describe, expect, it } from "vitest"
import { knownContracts } from "../default-contracts.ts"
import { keysIn, methodsIn } from "./extensions.ts"
import type { Heard } from "./messages.ts"

function update(meta: unknown): Heard {
  const body = { sessionId: "s", update: { sessionUpdate: "agent_message_chunk", _meta: meta } }
  return { at: 0, form: "notification", method: "session/update", def: "SessionNotification", body }
}

const words = (heard: readonly Heard[]) =>
  keysIn(heard, knownContracts).map(({ path, known, contract, fits }) => [path.join("/"), known, contract, fits])

describe("the keys of a `_meta`", () => {
  it("are named as deep as a contract has slots, and no deeper", () => {
    expect(words([update({ claudeCode: { toolName: "Read", mood: { deep: 1 } }, mine: { deep: 1 } })])).toEqual([
      ["claudeCode/toolName", "slot", "claude-code", true],
      ["claudeCode/mood", "vendor", "claude-code", null],
      ["mine", "unknown", null, null],
    ])
  })

  it("are a vendor's own where its prefix ends, and not where another word goes on", () => {
    expect(words([update({ codex: 1, "codex.mood": 1, codexes: 1, "x.ai/mood": 1, "zed.dev/mood": 1 })])).toEqual([
      ["codex", "vendor", "codex", null],
      ["codex.mood", "vendor", "codex", null],
      ["codexes", "unknown", null, null],
      ["x.ai/mood", "vendor", "xai", null],
      ["zed.dev/mood", "vendor", "zed", null],
    ])
  })

  it("are listed once, with every place and with the worst of their values", () => {
    const keys = keysIn(
      [update({ claudeCode: { toolName: "Read" } }), update({ claudeCode: { toolName: 7 } })],
      knownContracts,
    )
    expect(keys).toMatchObject([{ at: ["SessionNotification.update"], fits: false }])
  })

  it("may be anything without a message being lost", () => {
    expect(words([update(null), update([]), update("x"), update({ "": null, constructor: 1, __proto__: 2 })])).toEqual([
      ["", "unknown", null, null],
      ["constructor", "unknown", null, null],
    ])
  })
})

describe("the methods that an agent calls", () => {
  it("are named with the form in which they are called; those of the protocol are none of them", () => {
    const heard = (["notification", "request"] as const).flatMap((form) =>
      ["_goose/unstable/session/update", "cursor/create_plan", "_who/knows", "fs/read_text_file"].map((method) => ({
        ...update(null),
        form,
        method,
      })),
    )
    const seen = methodsIn(heard, knownContracts).map(({ method, form, known, hasUnderscore }) => [
      method,
      form,
      known,
      hasUnderscore,
    ])
    expect(seen.slice(0, 3)).toEqual([
      ["_goose/unstable/session/update", "notification", "slot", true],
      ["cursor/create_plan", "notification", "slot", false],
      ["_who/knows", "notification", "unknown", true],
    ])
    expect(seen).toHaveLength(6)
  })
})
