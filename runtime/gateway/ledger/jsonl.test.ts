import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { manualClock } from "../../../test/gateway/manual-clock.ts"
import { jsonlSink } from "./jsonl.ts"
import type { BeginRow, EndRow } from "./rows.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jsonl-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const effort = { requested: null, applied: null, value: null, because: null }
const asked = { run: "r", lease: "0", dialect: "d", target: "/", provider: "p", requestedModel: null, tier: "default" }
const sent = { sentModel: "m", credential: "c", generation: 1, effort, stream: false, offersTools: false }
const begin = (call: string): BeginRow => ({
  kind: "begin",
  call,
  attempt: 1,
  at: 0,
  ...asked,
  ...sent,
  requestBytes: 2,
  skipped: [],
  traceparent: null,
})
const unknown = { usage: null, tokens: null, cost: null, unpriced: null, reportedModel: null, firstByteMs: null }
const end = (call: string): EndRow => ({
  kind: "end",
  call,
  attempt: 1,
  at: 0,
  outcome: "answered",
  status: 200,
  failure: null,
  cut: null,
  ...unknown,
  maybeBilled: false,
  ms: 1,
  sentBytes: 2,
  redacted: false,
})

describe("a ledger in a file", () => {
  it("has a begin at once, an end with the next begin or soon, and everything when it is closed", async () => {
    const path = join(folder, "a.jsonl")
    const clock = manualClock()
    const sink = jsonlSink(path, clock)
    const rows = () =>
      readFileSync(path, "utf8")
        .split("\n")
        .slice(0, -1)
        .map((line) => (JSON.parse(line) as BeginRow | EndRow).kind + (JSON.parse(line) as BeginRow).call)
    sink.begin([begin("1")])
    expect(rows()).toEqual(["begin1"])
    sink.end(end("1"))
    expect(rows()).toEqual(["begin1"])
    sink.begin([begin("2")])
    expect(rows()).toEqual(["begin1", "end1", "begin2"])
    sink.end(end("2"))
    clock.pass(50)
    expect(rows()).toEqual(["begin1", "end1", "begin2", "end2"])
    sink.end(end("3"))
    await sink.close()
    expect(rows().at(-1)).toBe("end3")
    expect(clock.waiting()).toBe(0)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const again = jsonlSink(path, clock)
    again.begin([begin("4")])
    await again.close()
    expect(rows()).toHaveLength(6)
  })

  it("on a full disk refuses a begin, keeps an end until there is room, and throws at nobody who cannot hear it", async () => {
    const clock = manualClock()
    const sink = jsonlSink("/dev/full", clock)
    sink.end(end("1"))
    expect(() => sink.begin([begin("2")])).toThrow("ENOSPC")
    expect(clock.waiting()).toBe(1)
    expect(() => clock.pass(50)).not.toThrow()
    sink.end(end("3"))
    expect(() => clock.pass(1_000)).not.toThrow()
    expect(clock.waiting()).toBe(1)
    await expect(sink.close()).rejects.toThrow("ENOSPC")
    expect(clock.waiting()).toBe(0)
  })

  it("cannot be opened where there is no place for it", () => {
    expect(() => jsonlSink(join(folder, "nowhere", "a.jsonl"), manualClock())).toThrow("ENOENT")
  })
})
