import { describe, expect, it } from "vitest"
import type { AgentRequest } from "../../../runtime/driver/connection.ts"
import { chunk } from "../scripted.ts"
import type { Step } from "../scripted.ts"
import { saying, talk } from "../talk.ts"

/** A permission request with an id, as it stands on the wire. */
function permission(id: string, tool = "t1"): Step {
  return {
    write: `{"jsonrpc":"2.0","id":${id},"method":"session/request_permission","params":{"toolCall":{"toolCallId":"${tool}"}}}\n`,
  }
}

describe("16: ids of requests that repeat", () => {
  it("get keys of their own, and each answer has the id of its request", async () => {
    const { ask, requests, agent, diagnostics } = talk(
      [1, 2].flatMap((turn): readonly Step[] => [
        { expect: "session/prompt" },
        permission("0", `t${turn}`),
        { expectAnswer: 0 },
        { answer: { stopReason: "end_turn" }, to: "session/prompt" },
      ]),
      { onRequest: ({ key, reply }) => reply({ result: { key } }) },
    )
    await ask("session/prompt")
    await ask("session/prompt")
    expect(requests.map(({ key, id }) => ({ key, id }))).toEqual([
      { key: 1, id: 0 },
      { key: 2, id: 0 },
    ])
    expect(agent.received()).toMatchObject([
      { id: 1 },
      { id: 0, result: { key: 1 } },
      { id: 2 },
      { id: 0, result: { key: 2 } },
    ])
    expect(diagnostics).toEqual([])
  })

  it("while the first is open are told of, and both are asked", async () => {
    const { ask, requests, diagnostics, agent, connection } = talk([
      ...saying(permission("0"), permission("0", "t2")),
      { expectAnswer: 0 },
      { expectAnswer: 0 },
    ])
    await ask("initialize")
    expect(diagnostics).toMatchObject([{ code: "wire/id-in-use", line: 2 }])
    for (const { reply, key } of requests) reply({ result: key })
    await connection.close()
    expect(agent.received().slice(1)).toEqual([
      { jsonrpc: "2.0", id: 0, result: 1 },
      { jsonrpc: "2.0", id: 0, result: 2 },
    ])
  })

  it.each(["0", "-7", "null", '"a"', '"\\u0061"', "9007199254740993", "1.0", "1e2", '""'])(
    "are opaque: %s comes back as it was written",
    async (id) => {
      const { ask, agent, diagnostics, connection } = talk(saying(permission(id)), {
        onRequest: ({ reply }) => reply({ result: {} }),
      })
      await ask("initialize")
      await connection.close()
      expect(agent.lines()[1]).toBe(`{"jsonrpc":"2.0","id":${id},"result":{}}`)
      expect(diagnostics).toEqual([])
    },
  )

  it.each(["1.5", "true", '{"a":[1]}', "[]"])(
    "of no allowed type, such as %s, are told of and answered all the same",
    async (id) => {
      const { ask, agent, diagnostics, connection } = talk(saying(permission(id)), {
        onRequest: ({ reply }) => reply({ error: { code: -32600, message: "no" } }),
      })
      await ask("initialize")
      await connection.close()
      expect(agent.lines()[1]).toBe(`{"jsonrpc":"2.0","id":${id},"error":{"code":-32600,"message":"no"}}`)
      expect(diagnostics.map(({ code }) => code)).toEqual(["wire/id-type"])
    },
  )
})

describe("17: several requests at once", () => {
  it("are answered in any order, each once", async () => {
    const { ask, requests, agent, connection } = talk([
      ...saying(permission("1"), permission("2", "t2")),
      { expectAnswer: 1 },
    ])
    await ask("initialize")
    const [one, two] = requests as [AgentRequest, AgentRequest]
    two.reply({ result: "second" })
    one.reply({ result: "first" })
    one.reply({ result: "again" })
    await connection.close()
    one.reply({ result: "late" })
    expect(agent.received().slice(1)).toEqual([
      { jsonrpc: "2.0", id: 2, result: "second" },
      { jsonrpc: "2.0", id: 1, result: "first" },
    ])
  })

  it("an answer that JSON cannot say is an internal error, told of", async () => {
    const { ask, agent, diagnostics, connection } = talk(saying(permission("1")), {
      onRequest: ({ reply }) => reply({ result: 1n }),
    })
    await ask("initialize")
    await connection.close()
    expect(agent.received()[1]).toEqual({ jsonrpc: "2.0", id: 1, error: { code: -32603, message: "Internal error" } })
    expect(diagnostics.map(({ code }) => code)).toEqual(["wire/unsendable"])
  })
})

describe("18: order", () => {
  it("is that of the wire, also for a response and notifications in one write", async () => {
    const { ask, told, until } = talk([
      { expect: "session/prompt" },
      {
        together: [
          { update: "before" },
          { answer: { stopReason: "end_turn" } },
          { update: "behind" },
          { send: { jsonrpc: "2.0", id: 4, method: "fs/read_text_file" } },
        ],
      },
    ])
    void ask("session/prompt")
    await until((each) => "requested" in each)
    expect(told.map((each) => Object.values(each)[0])).toEqual([
      "session/update",
      "session/prompt",
      "session/update",
      "fs/read_text_file",
    ])
  })

  it("a listener that throws ends nothing", async () => {
    const { ask, diagnostics } = talk(saying(permission("1"), chunk("a")), {
      onRequest: () => {
        throw new Error("a bug of ours")
      },
    })
    expect((await ask("initialize")).kind).toBe("result")
    expect(diagnostics).toMatchObject([
      { code: "wire/listener-threw", line: 1, what: expect.stringContaining("a bug of ours") },
    ])
  })
})

describe("18: a batch whose first member makes us throw", () => {
  it("is told of to its end", async () => {
    const batch = [
      { jsonrpc: "2.0", id: 1, method: "a" },
      { jsonrpc: "2.0", method: "b" },
    ]
    const { ask, told } = talk(saying({ send: batch }), {
      onRequest: () => {
        throw new Error("a bug of ours")
      },
    })
    await ask("initialize")
    expect(told.slice(0, 4)).toEqual([
      { observed: "wire/batch", line: 1 },
      { requested: "a", key: 1 },
      { observed: "wire/listener-threw", line: 1 },
      { notified: "b", params: undefined },
    ])
  })
})

describe("19: what we do not know", () => {
  it("a request comes to the listener, a notification asks for nothing", async () => {
    const { ask, agent, told, connection } = talk(
      saying(
        { send: { jsonrpc: "2.0", id: 9, method: "_v.dev/ask", params: {} } },
        { send: { jsonrpc: "2.0", method: "_v.dev/note" } },
      ),
      { onRequest: ({ reply }) => reply({ error: { code: -32601, message: "Method not found" } }) },
    )
    await ask("initialize")
    await connection.close()
    expect(told.slice(0, 2)).toEqual([
      { requested: "_v.dev/ask", key: 1 },
      { notified: "_v.dev/note", params: undefined },
    ])
    expect(agent.lines()[1]).toBe('{"jsonrpc":"2.0","id":9,"error":{"code":-32601,"message":"Method not found"}}')
  })
})

describe("20: a notification of ours", () => {
  it("has no id", async () => {
    const { connection, agent, until } = talk([{ expect: "session/cancel" }, chunk("read")])
    connection.notify("session/cancel", { sessionId: "s1" })
    await until((each) => "notified" in each)
    expect(agent.lines()).toEqual(['{"jsonrpc":"2.0","method":"session/cancel","params":{"sessionId":"s1"}}'])
  })
})

describe("responses that are not as they should be", () => {
  const malformed = { kind: "malformed" }
  it.each([
    ["an id that is a text", '{"jsonrpc":"2.0","id":"1","result":1}', ["wire/id-type"], { kind: "result", value: 1 }],
    ["no jsonrpc", '{"id":1,"result":1}', ["wire/jsonrpc-member"], { kind: "result", value: 1 }],
    ["another jsonrpc", '{"jsonrpc":"1.0","id":1,"result":1}', ["wire/jsonrpc-member"], { kind: "result", value: 1 }],
    [
      "a result and an error",
      '{"jsonrpc":"2.0","id":1,"result":1,"error":{"code":1,"message":"m"}}',
      ["wire/result-and-error"],
      malformed,
    ],
    [
      "a result and no error",
      '{"jsonrpc":"2.0","id":1,"result":1,"error":null}',
      ["wire/result-and-error"],
      { kind: "result", value: 1 },
    ],
    [
      "an error and no result",
      '{"jsonrpc":"2.0","id":1,"result":null,"error":{"code":1,"message":"m"}}',
      ["wire/result-and-error"],
      { kind: "error", error: { code: 1, message: "m" } },
    ],
    ["neither", '{"jsonrpc":"2.0","id":1}', ["wire/no-result"], malformed],
    ["an error that is a text", '{"jsonrpc":"2.0","id":1,"error":"no"}', ["wire/error-shape"], malformed],
    [
      "an error without a message",
      '{"jsonrpc":"2.0","id":1,"error":{"code":401,"data":[]}}',
      ["wire/error-shape"],
      { kind: "error", error: { code: 401, message: "", data: [] } },
    ],
    [
      "a code of no JSON-RPC",
      '{"jsonrpc":"2.0","id":1,"error":{"code":401,"message":"m"}}',
      [],
      { kind: "error", error: { code: 401, message: "m" } },
    ],
    ["a result that is null", '{"jsonrpc":"2.0","id":1,"result":null}', [], { kind: "result", value: null }],
    [
      "a batch",
      '[{"jsonrpc":"2.0","id":1,"result":1},{"jsonrpc":"2.0","method":"a"},3]',
      ["wire/batch", "wire/non-protocol-line"],
      { kind: "result", value: 1 },
    ],
  ])("settle all the same: %s", async (_, line, codes, answer) => {
    const { ask, until, diagnostics } = talk([{ expect: "initialize" }, { write: `${line}\n` }, chunk("end")])
    expect(await ask("initialize")).toMatchObject(answer)
    await until((each) => "notified" in each && each.notified === "session/update")
    expect(diagnostics.map(({ code }) => code)).toEqual(codes)
  })

  it("a second response is told of, and settles nothing", async () => {
    const { ask, until, diagnostics } = talk([
      { expect: "initialize" },
      { answer: 1 },
      { answer: 2 },
      { fail: { code: 1, message: "m" } },
      chunk("end"),
    ])
    expect(await ask("initialize")).toEqual({ kind: "result", value: 1 })
    await until((each) => "notified" in each)
    expect(diagnostics.map(({ code }) => code)).toEqual(["wire/duplicate-response", "wire/duplicate-response"])
  })
})
