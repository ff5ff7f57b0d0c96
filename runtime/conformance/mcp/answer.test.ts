import { describe, expect, it } from "vitest"
import { probeTool } from "../platform.ts"
import { budget, probeAnswers } from "./answer.ts"

const ask = (method: string, params?: object, id: unknown = 1): object => ({ jsonrpc: "2.0", id, method, params })
const call = ask("tools/call", { name: probeTool, arguments: {} })

describe("the server of the probe", () => {
  it("introduces itself in the revision that it is asked for, and else in the newest", async () => {
    const { answer } = probeAnswers()
    const asked = (protocolVersion: string): Promise<unknown> => answer(ask("initialize", { protocolVersion }))
    expect(await asked("2025-03-26")).toMatchObject({
      id: 1,
      result: { protocolVersion: "2025-03-26", capabilities: { tools: {} } },
    })
    expect(await asked("1999-01-01")).toMatchObject({ result: { protocolVersion: "2025-11-25" } })
  })

  it("lists one tool, and serves it within its budget", async () => {
    const { answer, served } = probeAnswers((number) => `call ${number}`)
    expect(await answer(ask("tools/list"))).toMatchObject({ result: { tools: [{ name: probeTool }] } })
    expect(served()).toBe(0)
    for (let number = 1; number <= budget; number++)
      expect(await answer(call)).toMatchObject({
        result: { content: [{ type: "text", text: `call ${number}` }], isError: false },
      })
    expect(await answer(call)).toMatchObject({ result: { isError: true } })
    expect(served()).toBe(budget)
  })

  it("answers each request of a list, with its id, and no notification", async () => {
    const { answer } = probeAnswers()
    expect(
      await answer([ask("ping", {}, "a"), { jsonrpc: "2.0", method: "notifications/initialized" }, ask("ping", {}, 0)]),
    ).toEqual([
      { jsonrpc: "2.0", id: "a", result: {} },
      { jsonrpc: "2.0", id: 0, result: {} },
    ])
    expect(await answer({ jsonrpc: "2.0", method: "notifications/initialized" })).toBeNull()
    expect(await answer([{ jsonrpc: "2.0", method: "notifications/initialized" }])).toBeNull()
    expect(await answer({ jsonrpc: "2.0", id: 5, result: {} })).toBeNull()
  })

  it.each([
    [ask("tools/call", { name: "rm" }), -32_602],
    [ask("tools/call"), -32_602],
    [ask("resources/list"), -32_601],
    [[], -32_600],
    ["tools/list", -32_600],
    [null, -32_600],
  ])("refuses %j", async (message, code) => {
    const { answer, served } = probeAnswers()
    expect(await answer(message)).toMatchObject({ error: { code } })
    expect(served()).toBe(0)
  })
})
