import { beforeAll, describe, expect, it } from "vitest"
import type { Report } from "../../runtime/inspect/index.ts"
import { inspected } from "./inspected.ts"

let reference: Report
beforeAll(async () => {
  reference = await inspected("harness/reference/main.js")
})

const answered = { says: "end_turn", message: null, text: true }
const modelError = (message: string) => ({ says: "error -32603", message, text: false })

describe("the report on the reference harness", () => {
  it("says what it offers, and names the extensions that it sends", () => {
    expect(reference).toMatchObject({
      agent: { name: "reference-harness", version: "1.0.0" },
      protocolVersion: 1,
      capabilities: [
        "loadSession",
        "mcpCapabilities.http",
        "promptCapabilities.embeddedContext",
        "sessionCapabilities.close",
        "sessionCapabilities.list",
        "sessionCapabilities.resume",
      ],
      updates: ["agent_message_chunk", "session_info_update", "usage_update"],
      asks: [],
      methods: [],
      egress: [],
      troubles: [],
    })
    expect(reference.keys.map(({ path, at, known, fits }) => [path.join("."), ...at, known, fits])).toEqual([
      ["checkfu.capabilities", "InitializeResponse", "slot", true],
      ["checkfu.journal_checkpoint", "SessionNotification.update", "slot", true],
      ["checkfu.turn", "PromptResponse", "slot", true],
    ])
  })

  it("says what became of its turns, with a model that answers, fails and breaks off", () => {
    expect(reference.turns).toEqual({
      plain: answered,
      tool: { ...answered, asked: false, ran: null },
      second: answered,
      cancelled: { says: "cancelled", message: null, hungUp: true },
    })
    expect(reference.failures).toEqual({
      unauthorized: modelError("the model answered with 401"),
      broken: modelError("the model answered with 500"),
      cut: modelError("the model cannot be reached: terminated"),
    })
    expect(reference.measured.failures).toMatchObject({ unauthorized: { requests: 1 }, broken: { requests: 2 } })
  })

  it("says how it asks its model, and shows no value of a header that could be a secret", () => {
    const { model } = reference
    expect(model).toMatchObject({
      requests: [{ method: "POST", target: "/v1/chat/completions", dialect: "openai_chat" }],
      turns: ["local-model"],
      helpers: [],
      keyed: true,
      throughProxy: false,
    })
    expect(model.headers.find(({ name }) => name === "authorization")).toEqual({ name: "authorization", values: null })
    expect(model.headers.find(({ name }) => name === "user-agent")).toEqual({ name: "user-agent", values: ["node"] })
  })

  it("says how it answers what it cannot know, and how it ends", () => {
    expect(Object.values(reference.unknown).map((reaction) => reaction?.says)).toEqual([
      "error -32601",
      "error -32601",
      "error -32002",
      "end_turn",
      "accepted",
    ])
    expect(reference.endings).toEqual({
      inputEnd: { by: "itself", exitCode: 0, signal: null, descendants: 0 },
      terminate: { by: "itself", exitCode: null, signal: "SIGTERM", descendants: 0 },
    })
  })
})
