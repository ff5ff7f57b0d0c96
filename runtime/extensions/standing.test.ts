import { describe, expect, it } from "vitest"
import { acme, metaSlot } from "../../test/exchanges/invented-contract.ts"
import { standingIn } from "./standing.ts"

const overtakenBy = (name: string): ReturnType<typeof metaSlot> =>
  metaSlot(name, "fidelity", [`acme.${name}`], { overtakenBy: name })
const stands = standingIn([
  acme(
    Object.fromEntries(
      ["usage_update", "session/load", "PromptResponse.usage"].map((name) => [name, overtakenBy(name)]),
    ),
  ),
])

describe("what stands in a message of the protocol", () => {
  it.each([
    [
      "the kind of its update",
      "SessionNotification",
      "session/update",
      { update: { sessionUpdate: "usage_update" } },
      ["usage_update"],
    ],
    ["another kind", "SessionNotification", "session/update", { update: { sessionUpdate: "plan" } }, []],
    ["its method", "LoadSessionRequest", "session/load", { sessionId: "s" }, ["session/load"]],
    ["a field", "PromptResponse", "session/prompt", { stopReason: "end_turn", usage: {} }, ["PromptResponse.usage"]],
    ["a field that is null", "PromptResponse", "session/prompt", { usage: null }, []],
    ["a field of another message", "PromptRequest", "session/prompt", { usage: {} }, []],
    [
      "a kind that is no text",
      "SessionNotification",
      "session/update",
      { update: { sessionUpdate: ["usage_update"] } },
      [],
    ],
    ["an inherited field", "PromptResponse", "session/prompt", Object.create({ usage: {} }), []],
    ["no object", "SessionNotification", "session/update", null, []],
    ["an update that is none", "SessionNotification", "session/update", { update: 7 }, []],
  ])("is %s", (_, def, method, body: unknown, standing) => {
    expect(stands({ def, method, body })).toEqual(standing)
  })
})
