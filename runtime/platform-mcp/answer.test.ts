import { describe, expect, it } from "vitest"
import { probeTool } from "../conformance/platform.ts"
import { answerPlatform, togetherAtMost } from "./answer.ts"
import { budgetOf } from "./budget.ts"
import type { Served, ServedRecord } from "./served.ts"

const ask = (method: string, params?: object, id: unknown = 1): object => ({ jsonrpc: "2.0", id, method, params })
const call = ask("tools/call", { name: probeTool, arguments: {} })

function recording(): ServedRecord & { readonly rows: readonly Served[] } {
  const rows: Served[] = []
  return {
    rows,
    take: async (served, most) => {
      if (rows.filter(({ method }) => method === served.method).length >= most) return false
      rows.push(served)
      return true
    },
  }
}

describe("the platform's server of tools", () => {
  it("serves the four methods, and writes down each before it answers", async () => {
    const record = recording()
    expect(await answerPlatform(ask("initialize", { protocolVersion: "2024-11-05" }), record)).toMatchObject({
      result: { protocolVersion: "2024-11-05", serverInfo: { name: "checkfu" } },
    })
    expect(await answerPlatform(ask("ping", {}, "a"), record)).toEqual({ jsonrpc: "2.0", id: "a", result: {} })
    expect(await answerPlatform(ask("tools/list"), record)).toMatchObject({ result: { tools: [{ name: probeTool }] } })
    expect(await answerPlatform(call, record)).toMatchObject({ result: { isError: false } })
    expect(record.rows).toEqual([
      { method: "initialize", tool: null },
      { method: "ping", tool: null },
      { method: "tools/list", tool: null },
      { method: "tools/call", tool: probeTool },
    ])
  })

  it("says nothing to notifications and answers, and writes nothing down", async () => {
    const record = recording()
    for (const message of [
      { jsonrpc: "2.0", method: "notifications/initialized" },
      { jsonrpc: "2.0", method: "tools/call", params: { name: probeTool } },
      { jsonrpc: "2.0", id: 4, result: {} },
    ])
      expect(await answerPlatform(message, record)).toBeNull()
    expect(record.rows).toEqual([])
  })

  it.each([
    [ask("tools/call", { name: "rm" }), -32_602],
    [ask("tools/call"), -32_602],
    [ask("resources/list"), -32_601],
    [ask("ping", {}, {}), -32_600],
    [ask("ping", {}, null), -32_600],
    [{ id: 1, method: "ping" }, -32_600],
    [[], -32_600],
    [Array.from({ length: togetherAtMost + 1 }, () => ask("ping")), -32_600],
    ["tools/list", -32_600],
    [null, -32_600],
  ])("answers %j with an error, and writes nothing down", async (message, code) => {
    const record = recording()
    expect(await answerPlatform(message, record)).toMatchObject({ error: { code } })
    expect(record.rows).toEqual([])
  })

  it("answers each request of a list, in order", async () => {
    const record = recording()
    const list = [ask("ping", {}, 1), { jsonrpc: "2.0", method: "notifications/initialized" }, [call], ask("no", {}, 2)]
    expect(await answerPlatform(list, record)).toMatchObject([
      { id: 1, result: {} },
      { id: null, error: { code: -32_600 } },
      { id: 2, error: { code: -32_601 } },
    ])
    expect(record.rows).toHaveLength(1)
  })

  it("serves the probe within its budget, and says beyond it that it was served often enough", async () => {
    const record = recording()
    const most = budgetOf("tools/call")
    for (let number = 1; number <= most; number++)
      expect(await answerPlatform(call, record)).toMatchObject({ result: { isError: false } })
    expect(await answerPlatform(call, record)).toMatchObject({
      id: 1,
      error: { code: -32_000, data: { method: "tools/call", tool: probeTool, served: most } },
    })
    expect(await answerPlatform(ask("ping"), record)).toMatchObject({ result: {} })
    expect(record.rows).toHaveLength(most + 1)
  })
})
