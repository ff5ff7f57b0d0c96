import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { fakeClock } from "../../test/driver/fake-clock.ts"
import { lineFile, traceRevision, tracing } from "./trace.ts"

/** A record of everything that can be told, as lines. */
function recorded(redact?: (text: string) => string): readonly string[] {
  const clock = fakeClock()
  clock.advance(1_000)
  const lines: string[] = []
  const trace = tracing((line) => lines.push(line), clock, { harness: "any" }, redact)
  trace.event("started", { pid: 7 })
  clock.advance(1.23456)
  trace.sent('{"jsonrpc":"2.0","id":1,"method":"m"}')
  trace.received('{"id":9007199254740993,"id":1.0, "text":"pears"}')
  trace.noise(`pears ${"x".repeat(5_000)}`, 5_006)
  return lines
}

describe("the record of a connection", () => {
  it("is one JSON value a line, in order, after a header that names its form", () => {
    const lines = recorded()
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { trace: traceRevision, harness: "any" },
      { at: 0, event: "started", pid: 7 },
      { at: 1.235, from: "client", message: { jsonrpc: "2.0", id: 1, method: "m" } },
      { at: 1.235, from: "agent", message: { id: 1, text: "pears" } },
      { at: 1.235, from: "agent", text: `pears ${"x".repeat(4_090)}`, bytes: 5_006 },
    ])
  })

  it("has a message with the very characters that it had", () => {
    expect(recorded()[3]).toBe('{"at":1.235,"from":"agent","message":{"id":9007199254740993,"id":1.0, "text":"pears"}}')
  })

  it("is redacted before it is written, and stays JSON whatever that makes of a message", () => {
    expect(recorded((text) => text.replaceAll("pears", "-"))[3]).toContain('"text":"-"')
    expect(recorded((text) => text.replaceAll("pears", "-"))[4]).toContain('"text":"- xxx')
    const broken = recorded((text) => text.replaceAll("pears", '"')).map((line) => JSON.parse(line) as unknown)
    expect(broken[3]).toEqual({
      at: 1.235,
      from: "agent",
      text: '{"id":9007199254740993,"id":1.0, "text":"""}',
      bytes: 48,
    })
  })

  it("stands in its file line by line, also before the file is closed", () => {
    const folder = mkdtempSync(join(tmpdir(), "trace-"))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, "trace.jsonl")
    const file = lineFile(path)
    file.write("one é")
    expect(readFileSync(path, "utf8")).toBe("one é\n")
    file.write("two")
    expect(file.close()).toBe(null)
    expect(readFileSync(path, "utf8")).toBe("one é\ntwo\n")
    file.write("late")
    expect(file.close()).toMatchObject({ code: "EBADF" })
  })

  it.runIf(process.platform === "linux")("says when the disk is full, and does not throw", () => {
    const file = lineFile("/dev/full")
    file.write("lost")
    file.write("lost too")
    expect(file.close()).toMatchObject({ code: "ENOSPC" })
  })
})
