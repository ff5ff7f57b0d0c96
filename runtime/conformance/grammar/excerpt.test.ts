import { describe, expect, it } from "vitest"
import { excerptOf } from "./excerpt.ts"

const nothing = (): boolean => false

describe("the excerpt of an entry", () => {
  it("shows a short message as it stands", () => {
    expect(excerptOf({ at: 0, from: "agent", message: { id: 1, result: {} } }, nothing)).toBe('{"id":1,"result":{}}')
    expect(excerptOf({ at: 0, from: "agent", text: "[info]" }, nothing)).toBe('"[info]"')
  })

  it("cuts long texts, long lists, deep values and long messages", () => {
    const deep = JSON.parse(`${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`) as unknown
    for (const message of [
      "x".repeat(1_000_000),
      Array.from({ length: 100_000 }, () => 1),
      deep,
      { a: deep, b: "y".repeat(9_999) },
    ])
      expect(excerptOf({ at: 0, from: "agent", message }, nothing).length).toBeLessThan(500)
  })

  it("leaves out what is private", () => {
    const message = { params: { update: { _meta: { secret: { id: "thread_9" } } } } }
    expect(excerptOf({ at: 0, from: "agent", message }, (key) => key === "secret")).toBe(
      '{"params":{"update":{"_meta":{"secret":"(private)"}}}}',
    )
  })
})
