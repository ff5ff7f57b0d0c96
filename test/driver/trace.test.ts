import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { systemClock } from "../../runtime/driver/clock.ts"
import { lineFile, traceRevision, tracing } from "../../runtime/driver/trace.ts"
import { talk } from "./talk.ts"

describe("the record of an agent that lived", () => {
  it("has what was said in both directions, what was odd, and the end, in the order of the wire", async () => {
    const lines: string[] = []
    const trace = tracing((line) => lines.push(line), systemClock, { harness: "any" })
    const { ask, connection } = talk(
      [{ expect: "initialize" }, { write: "noise\n" }, { update: "one" }, { answer: null }, { write: "last words" }],
      { trace },
    )
    await ask("initialize")
    await connection.close()
    const record = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(record).toMatchObject([
      { trace: traceRevision, harness: "any" },
      { event: "started", pid: expect.any(Number) },
      { from: "client", message: { id: 1, method: "initialize" } },
      { from: "agent", text: "noise", bytes: 5 },
      { event: "diagnostic", code: "wire/non-protocol-line", line: 1 },
      { from: "agent", message: { method: "session/update" } },
      { from: "agent", message: { id: 1, result: null } },
      { event: "closing" },
      { from: "agent", text: "last words", bytes: 10 },
      { event: "diagnostic", code: "wire/unterminated-line", line: 4 },
      { event: "diagnostic", code: "wire/non-protocol-line", line: 4 },
      { event: "closed", cause: "ended_by_us", exitCode: 0, lastMethod: "initialize" },
    ])
    const times = record.slice(1).map(({ at }) => at as number)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  })

  it("is in its file up to the moment, while the agent still lives", async () => {
    let path = ""
    const { ask } = talk(
      (folder) => {
        path = join(folder, "trace.jsonl")
        return [{ expect: "initialize" }, { answer: null }]
      },
      {
        launch: () => {
          const file = lineFile(path)
          return { trace: tracing(file.write, systemClock) }
        },
      },
    )
    await ask("initialize")
    expect(readFileSync(path, "utf8").split("\n").at(-2)).toContain('"message":{"jsonrpc":"2.0","id":1,"result":null}')
  })
})
