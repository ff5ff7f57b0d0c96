import { describe, expect, it } from "vitest"
import { pointer } from "./pointer.ts"

describe("a place in a value", () => {
  it("is a JSON Pointer", () => {
    expect(pointer([])).toBe("the root")
    expect(pointer(["list", 3, "a/b~c"])).toBe("/list/3/a~1b~0c")
  })

  it("shows names of the other side's making short and on one line, without what a terminal obeys", () => {
    expect(pointer(["a\n\u001b[31m\u009b\u2028\u202eb"])).toBe("/a\\n\\u001b[31m\\u009b\\u2028\\u202eb")
    expect(pointer(["x".repeat(1_000_000)]).length).toBeLessThan(80)
    expect(pointer(Array.from({ length: 1_000 }, () => "x")).length).toBeLessThan(40)
  })
})
