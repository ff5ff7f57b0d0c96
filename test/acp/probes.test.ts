import { describe, expect, it } from "vitest"
import { decodeErrorObject, decodeRequestId } from "../../output/acp/definitions.ts"
import type { Lenient } from "../../output/acp/lenient.ts"
import { methodOf, methods } from "../../output/acp/methods.ts"
import type { SessionUpdate } from "../../output/acp/session-update.ts"

const update = (inner: unknown): unknown => ({ sessionId: "s1", update: inner })
const updated = methods["session/update"].params
const initialized = methods.initialize.result

/** What was said of a value: what was salvaged and where, what is foreign, or where it was refused. */
function said(read: Lenient<unknown>): unknown {
  if (!read.ok) return `refused at /${read.error.path.join("/")}: ${read.error.expected}, not ${read.error.actual}`
  const salvaged = read.salvaged.map(({ salvage, path }) => `${salvage} /${path.join("/")}`)
  return [...salvaged, ...read.foreign.map((path) => `foreign /${path.join("/")}`)]
}

describe("what the official SDK drops, strips or lets through", () => {
  it("an update of an unknown kind is kept raw", () => {
    const raw = { sessionUpdate: "subagent_update", x: 1 }
    const read = updated(update(raw))
    expect(said(read)).toEqual(["kept /update"])
    expect(read).toMatchObject({ ok: true, value: { sessionId: "s1", update: { kind: "unknown" } } })
    expect(read.ok && read.value.update.sessionUpdate === undefined && read.value.update.raw === raw).toBe(true)
  })

  it.each([
    [
      "a null number where one must be",
      { sessionUpdate: "usage_update", used: null, size: 200_000 },
      "refused at /update/used: integer from 0, not null",
    ],
    ["an update that is no object", "chunk", "refused at /update: object, not string"],
    [
      "an update without a kind",
      { content: { type: "text", text: "a" } },
      /^refused at \/update\/sessionUpdate: one of .*, not absent$/,
    ],
    [
      "content of an unknown type",
      { sessionUpdate: "agent_message_chunk", content: { type: "video" } },
      /^refused at \/update\/content\/type: one of /,
    ],
    [
      "a tool call of an unknown kind and status",
      { sessionUpdate: "tool_call", toolCallId: "t", title: "T", kind: "dance", status: "cancelled" },
      ["defaulted /update/kind", "defaulted /update/status"],
    ],
    [
      "a vendor's member at the root of an update",
      { sessionUpdate: "tool_call_update", toolCallId: "t", vendorField: 1 },
      ["foreign /update/vendorField"],
    ],
    ["more in use than there is room for", { sessionUpdate: "usage_update", used: 300_000, size: 200_000 }, []],
    [
      "tool content of an unknown type among known ones",
      {
        sessionUpdate: "tool_call_update",
        toolCallId: "t",
        content: [{ type: "chart" }, { type: "terminal", terminalId: "x" }],
      },
      ["skipped /update/content/0"],
    ],
    [
      "a separator of lines in a text",
      { sessionUpdate: "agent_message_chunk", content: { type: "text", text: "a\u2028b" } },
      [],
    ],
  ])("%s", (_, inner, expected) => {
    const found = said(updated(update(inner)))
    if (expected instanceof RegExp) expect(found).toMatch(expected)
    else expect(found).toEqual(expected)
  })

  it.each([
    [{ protocolVersion: 2, info: { name: "a", version: "1" } }, ["foreign /info"]],
    [{ protocolVersion: "1" }, "refused at /protocolVersion: integer from 0 to 65535, not string"],
    [{ protocolVersion: 1, agentCapabilities: { loadSession: "true" } }, ["defaulted /agentCapabilities/loadSession"]],
    [
      { protocolVersion: 1, agentCapabilities: 1, authMethods: [{ id: "a" }, { id: "b", name: "B" }] },
      ["defaulted /agentCapabilities", "skipped /authMethods/0"],
    ],
  ])("an answer to initialize %j", (answer, expected) => {
    expect(said(initialized(answer))).toEqual(expected)
  })

  it("a stop reason that is none is refused, with the answer as it came", () => {
    const raw = { stopReason: "error" }
    const read = methods["session/prompt"].result(raw)
    expect(said(read)).toMatch(/^refused at \/stopReason: one of "end_turn"/)
    expect(read.ok ? null : read.raw).toBe(raw)
  })

  it("a permission option of an unknown kind is refused, and never read as an approval", () => {
    const options = [{ optionId: "y", name: "Yes", kind: "allow_forever" }]
    const read = methods["session/request_permission"].params({
      sessionId: "s",
      toolCall: { toolCallId: "t" },
      options,
    })
    expect(said(read)).toMatch(/^refused at \/options\/0\/kind: one of "allow_once"/)
  })

  it("session/load may be answered with null or an object, and with a member that it does not have", () => {
    const loaded = methods["session/load"].result
    expect(loaded(null)).toMatchObject({ ok: true, value: {} })
    expect(said(loaded(null))).toEqual(["null-defaulted /"])
    expect(said(loaded({}))).toEqual([])
    expect(said(loaded({ sessionId: "s1" }))).toEqual(["foreign /sessionId"])
    expect(said(methods["session/resume"].result(null))).toBe("refused at /: object, not null")
  })

  it.each([
    [null, []],
    [-1, []],
    ["a", []],
    [2 ** 60, []],
    [1.5, "refused at /: null or integer or text, not number"],
    [true, "refused at /: null or integer or text, not boolean"],
  ])("a request id %j", (id, expected) => {
    expect(said(decodeRequestId(id))).toEqual(expected)
  })

  it("an error has any integer code and any data", () => {
    expect(said(decodeErrorObject({ code: -32_603, message: "m", data: { details: ["x"] } }))).toEqual([])
    expect(said(decodeErrorObject({ code: "E", message: "m" }))).toBe("refused at /code: integer, not string")
  })
})

describe("every value", () => {
  const deep = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`) as unknown
  const nested = JSON.parse(`${'{"content":'.repeat(50_000)}1${"}".repeat(50_000)}`) as unknown

  it("however deep is read without an exception", () => {
    const all = Object.values(methods).flatMap(({ params, result }) => (result === null ? [params] : [params, result]))
    for (const decode of [...all, decodeErrorObject, decodeRequestId] as readonly ((
      input: unknown,
    ) => Lenient<unknown>)[])
      for (const value of [deep, nested, { sessionId: "s", update: nested, content: deep, _meta: deep }])
        expect(() => decode(value)).not.toThrow()
    const whole = update({ sessionUpdate: "tool_call", toolCallId: "t", title: "T", rawInput: deep, rawOutput: nested })
    const read = updated(whole)
    expect(read.ok && read.value === whole && read.salvaged.length === 0).toBe(true)
  })

  it("with members named as what objects inherit is read by what it has itself", () => {
    const parsed = JSON.parse(
      '{"sessionId":"s","update":{"sessionUpdate":"plan","entries":5,"__proto__":{"x":1},"constructor":2}}',
    ) as unknown
    const read = updated(parsed)
    expect(said(read)).toEqual([
      "defaulted /update/entries",
      "foreign /update/__proto__",
      "foreign /update/constructor",
    ])
    const kept: object = read.ok ? read.value.update : {}
    expect([Object.hasOwn(kept, "__proto__"), Object.getPrototypeOf(kept) === Object.prototype]).toEqual([true, true])
    expect(methodOf("constructor")).toBeUndefined()
  })

  it("is left as it was, and shared where nothing was salvaged", () => {
    const content = [{ type: "content", content: { type: "text", text: "a" } }, { type: "stranger" }]
    const input = update({ sessionUpdate: "tool_call_update", toolCallId: "t", title: 5, content, rawInput: {} })
    const before = structuredClone(input)
    const read = updated(input)
    expect(input).toEqual(before)
    const inner = read.ok && read.value.update.sessionUpdate === "tool_call_update" ? read.value.update : null
    expect([inner?.content?.length, inner?.content?.[0] === content[0], inner !== null && "title" in inner]).toEqual([
      1,
      true,
      false,
    ])
  })
})

describe("what was said of a value that is given up", () => {
  it("is forgotten where its item is skipped", () => {
    const options = [{ value: "a", name: "A", vendorField: 1, description: 5 }, { value: "b" }]
    const broken = { id: "m", name: "Model", type: "select", currentValue: "a", options }
    expect(said(updated(update({ sessionUpdate: "config_option_update", configOptions: [broken] })))).toEqual([
      "skipped /update/configOptions/0",
    ])
  })

  it("is forgotten where another alternative fits to the letter", () => {
    const asked = methods["elicitation/create"].params
    const requestedSchema = { properties: {} }
    const both = { message: "m", mode: "form", requestedSchema, sessionId: "s", toolCallId: 5, requestId: 1 }
    expect(said(asked(both))).toEqual(["foreign /sessionId", "foreign /toolCallId"])
    expect(said(asked({ ...both, requestId: true }))).toEqual(["defaulted /toolCallId", "foreign /requestId"])
  })

  it("leaves a free name as it is, whatever that is", () => {
    const text =
      '{"message":"m","mode":"form","sessionId":"s","requestedSchema":{"properties":{"__proto__":{"type":"string","title":5}}}}'
    const read = methods["elicitation/create"].params(JSON.parse(text))
    expect(said(read)).toEqual(["defaulted /requestedSchema/properties/__proto__/title"])
    expect(JSON.stringify(read.ok && read.value)).toBe(text.replace(',"title":5', ""))
  })
})

describe("the table of methods", () => {
  it("lists every method of the stable protocol with its side and form", () => {
    const by = (side: string, form: string): readonly string[] =>
      Object.values(methods)
        .flatMap((one) => (one.side === side && one.form === form ? [one.method] : []))
        .toSorted()
    expect(by("agent", "request")).toEqual([
      "authenticate",
      "initialize",
      "logout",
      ...["close", "delete", "list", "load", "new", "prompt", "resume", "set_config_option", "set_mode"].map(
        (name) => `session/${name}`,
      ),
    ])
    expect(by("client", "request")).toEqual([
      "elicitation/create",
      "fs/read_text_file",
      "fs/write_text_file",
      "session/request_permission",
      ...["create", "kill", "output", "release", "wait_for_exit"].map((name) => `terminal/${name}`),
    ])
    expect([by("agent", "notification"), by("client", "notification"), by("either", "notification")]).toEqual([
      ["session/cancel"],
      ["elicitation/complete", "session/update"],
      ["$/cancel_request"],
    ])
  })

  it("is exhaustive to the compiler: every kind of update, and the unknown one", () => {
    const told = (one: SessionUpdate): string => {
      switch (one.sessionUpdate) {
        case undefined:
          return `unknown ${String(one.raw["sessionUpdate"])}`
        case "user_message_chunk":
        case "agent_message_chunk":
        case "agent_thought_chunk":
        case "compaction_summary_chunk":
          return one.content.type
        case "tool_call":
        case "tool_call_update":
          return one.toolCallId
        case "plan":
          return String(one.entries.length)
        case "available_commands_update":
        case "current_mode_update":
        case "config_option_update":
        case "session_info_update":
        case "usage_update":
        case "notice":
        case "compaction_update":
          return one.sessionUpdate
        default:
          return one satisfies never
      }
    }
    const read = updated(update({ sessionUpdate: "state_update" }))
    expect(read.ok && told(read.value.update)).toBe("unknown state_update")
  })
})

describe("the edge of the package", () => {
  it("has every decoder that a method names, and the table", async () => {
    const edge: { readonly [name: string]: unknown } = await import("../../output/acp/index.ts")
    const decoders = Object.values(methods).flatMap(({ params, result }) =>
      result === null ? [params] : [params, result],
    )
    const exported = new Set(Object.values(edge))
    expect(decoders.filter((decode) => !exported.has(decode))).toEqual([])
    expect([edge["methods"], edge["methodOf"]]).toEqual([methods, methodOf])
  })
})
