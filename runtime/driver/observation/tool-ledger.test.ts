import { describe, expect, it } from "vitest"
import { toolLedger, toolsAtMost } from "./tool-ledger.ts"
import type { ToolStated } from "./update.ts"

type Said = readonly [
  turn: number,
  by: ToolStated["by"],
  id: string,
  status?: "pending" | "in_progress" | "completed" | "failed",
]

function uses(...said: readonly Said[]): readonly string[] {
  const ledger = toolLedger()
  return said.map(([turn, by, toolCallId, status]) => {
    const patch = status === undefined ? {} : { status }
    const use = ledger.take({ kind: "tool_stated", by, toolCallId, patch }, turn)
    return `${use.turn}/${use.toolCallId}/${use.generation} ${use.step} ${use.status}`
  })
}

describe("the uses of a tool call's id", () => {
  it("are one while it is open, however often it is created", () => {
    expect(
      uses([1, "tool_call", "t"], [1, "tool_call", "t", "in_progress"], [1, "tool_call_update", "t", "completed"]),
    ).toEqual(["1/t/1 opened pending", "1/t/1 patched in_progress", "1/t/1 patched completed"])
  })

  it("are several once it has ended, in the same turn and in the next", () => {
    expect(
      uses(
        [1, "tool_call", "t", "completed"],
        [1, "tool_call", "t"],
        [1, "tool_call_update", "t", "failed"],
        [2, "tool_call", "t", "pending"],
      ),
    ).toEqual(["1/t/1 opened completed", "1/t/2 opened pending", "1/t/2 patched failed", "2/t/1 opened pending"])
  })

  it("begin with an update where nobody announced the call", () => {
    expect(uses([1, "tool_call_update", "t", "completed"], [2, "tool_call_update", "t", "in_progress"])).toEqual([
      "1/t/1 opened completed",
      "2/t/1 opened in_progress",
    ])
  })

  it("take late updates, which open nothing again", () => {
    expect(
      uses(
        [1, "tool_call", "t", "completed"],
        [1, "tool_call_update", "t", "in_progress"],
        [2, "tool_call_update", "t"],
      ),
    ).toEqual(["1/t/1 opened completed", "1/t/1 late completed", "1/t/1 late completed"])
  })

  it("are given up when the turn settles, in their order, and may still end", () => {
    const ledger = toolLedger()
    const say = (by: ToolStated["by"], id: string, status?: "completed", turn = 1) =>
      ledger.take({ kind: "tool_stated", by, toolCallId: id, patch: status === undefined ? {} : { status } }, turn)
    say("tool_call", "a")
    say("tool_call", "b")
    say("tool_call", "c", "completed")
    expect(ledger.settle("cancelled")).toEqual([
      { toolCallId: "a", turn: 1, generation: 1, status: "cancelled" },
      { toolCallId: "b", turn: 1, generation: 1, status: "cancelled" },
    ])
    expect(ledger.settle("unfinished")).toEqual([])
    expect(say("tool_call_update", "a", undefined, 2)).toMatchObject({ turn: 1, step: "late", status: "cancelled" })
    expect(say("tool_call_update", "a", "completed", 2)).toMatchObject({ turn: 1, step: "late", status: "completed" })
    expect(say("tool_call", "b", undefined, 2)).toMatchObject({ turn: 2, step: "opened", status: "pending" })
  })

  it("take no more room for more of them", () => {
    const ledger = toolLedger()
    for (let id = 0; id < toolsAtMost + 10; id++)
      ledger.take({ kind: "tool_stated", by: "tool_call", toolCallId: `${id}`, patch: {} }, 1)
    expect(ledger.open()).toBe(toolsAtMost)
  })
})
