import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { traceRevision } from "../../runtime/driver/trace.ts"
import { grammar } from "../../runtime/conformance/grammar/grammar.ts"
import type { TraceEntry } from "../../runtime/conformance/grammar/entry.ts"
import { traceReader } from "../../runtime/conformance/trace-reader.ts"
import { conversation } from "./conversation.ts"
import { extensionFixtures } from "./fixtures-extensions.ts"
import { protocolFixtures } from "./fixtures-protocol.ts"
import { sessionFixtures } from "./fixtures-sessions.ts"
import { rulesThat } from "./judge.ts"

const fixtures = Object.values({ ...protocolFixtures, ...sessionFixtures, ...extensionFixtures })
const traces: readonly (readonly TraceEntry[])[] = fixtures.flatMap(({ pass, fail }) =>
  [pass, fail].map((write) => {
    const c = conversation()
    write(c)
    return c.entries
  }),
)

const header = JSON.stringify({ trace: traceRevision })
const lines = (entries: readonly TraceEntry[]): string => entries.map((entry) => `${JSON.stringify(entry)}\n`).join("")

function read(text: string, chunk = text.length) {
  const judge = grammar()
  const reader = traceReader(judge)
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += chunk) reader.push(bytes.subarray(at, at + chunk))
  return { ...reader.end(), judged: judge.judged() }
}

describe("the reader of records", () => {
  it("judges a record as it judges the live messages, in chunks of any size", () => {
    for (const entries of traces.slice(0, 40)) {
      const direct = grammar()
      for (const entry of entries) direct.take(entry)
      const expected = rulesThat("fail", direct.judged())
      for (const chunk of [1, 7, 4_096]) {
        const whole = read(`${header}\n${lines(entries)}`, chunk)
        expect(rulesThat("fail", whole.judged)).toEqual(expected)
        expect(whole).toMatchObject({ entries: entries.length, broken: null })
      }
    }
  })

  it("counts lines as they stand in the file", () => {
    const text = `${header}\n\n${lines([{ at: 1, from: "agent", text: "log" }])}`
    const [rule] = read(text).judged.judgements.filter(({ verdict }) => verdict === "fail")
    expect(rule?.failures[0]?.transcript[0]?.line).toBe(3)
  })

  it("reads on behind a broken line, and forgives half a line at the end", () => {
    const entry = lines([{ at: 1, from: "agent", text: "log" }])
    expect(read(`${header}\n{oops\n${entry}`)).toMatchObject({ entries: 1, broken: { line: 2, why: "it is no JSON" } })
    expect(read(`${header}\n${entry}{"at":2,"fro`)).toMatchObject({ entries: 1, broken: null })
    expect(read("[1]\n7\n")).toMatchObject({ entries: 0, broken: { line: 1, why: "it is no object" } })
  })

  it("does not read the record of another form", () => {
    const text = `{"trace":"somebody:else@7"}\n${lines([{ at: 1, from: "agent", text: "log" }])}`
    expect(read(text)).toMatchObject({ entries: 0, broken: { line: 1 } })
  })
})

describe("the grammar", () => {
  const json = fc.jsonValue({ maxDepth: 3 })
  const members = fc.constantFrom(
    "id",
    "method",
    "params",
    "result",
    "error",
    "sessionId",
    "update",
    "toolCallId",
    "_meta",
    "jsonrpc",
    "stopReason",
  )

  /** Puts a value somewhere into a copy of a message. */
  const mutated = (message: unknown, name: string, value: unknown, depth: number): unknown => {
    if (typeof message !== "object" || message === null || Array.isArray(message)) return value
    const inner = Object.entries(message).find(([, each]) => typeof each === "object" && each !== null)
    if (depth === 0 || inner === undefined) return { ...message, [name]: value }
    return { ...message, [inner[0]]: mutated(inner[1], name, value, depth - 1) }
  }

  it("throws for no trace that was changed, cut, doubled or shuffled", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...traces),
        fc.array(fc.record({ at: fc.nat(40), name: members, value: json, depth: fc.nat(3), op: fc.nat(3) }), {
          maxLength: 12,
        }),
        (trace, changes) => {
          const entries = [...trace]
          for (const { at, name, value, depth, op } of changes) {
            const place = at % Math.max(1, entries.length)
            const entry = entries[place]
            if (entry === undefined) continue
            if (op === 0) entries.splice(place, 1)
            else if (op === 1) entries.splice(place, 0, entry)
            else if (op === 2) entries.push(entry)
            else if ("message" in entry)
              entries[place] = { ...entry, message: mutated(entry.message, name, value, depth) }
          }
          const reader = grammar()
          for (const entry of entries) reader.take(entry)
          const { judgements } = reader.judged()
          for (const { failures, failed } of judgements)
            expect(failures.length).toBeLessThanOrEqual(Math.min(8, failed))
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it("throws for no entry at all", () => {
    const entry = fc.oneof(
      fc.record({ at: fc.double(), from: fc.constantFrom("agent" as const, "client" as const), message: json }),
      fc.record({ at: fc.double(), from: fc.constantFrom("agent" as const, "client" as const), text: fc.string() }),
      fc
        .tuple(
          fc.constantFrom(
            "closed",
            "ended",
            "expired",
            "known",
            "never",
            "expects",
            "endless",
            "served_tools",
            "diagnostic",
          ),
          fc.dictionary(
            fc.constantFrom("key", "session", "cause", "rung", "orphans", "words", "of", "code", "inside"),
            json,
          ),
        )
        .map(([event, more]) => ({ ...more, at: 1, event })),
    )
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
        const reader = grammar()
        for (const each of entries) reader.take(each as TraceEntry)
        reader.judged()
      }),
      { numRuns: 2_000 },
    )
  })

  it("fails nothing that was not elicited: whatever a conforming trace is cut to, it has no failure", () => {
    for (const { pass } of fixtures) {
      const c = conversation()
      pass(c)
      for (let length = 0; length <= c.entries.length; length++) {
        const reader = grammar()
        for (const entry of c.entries.slice(0, length)) reader.take(entry)
        expect(rulesThat("fail", reader.judged())).toEqual([])
      }
    }
  })
})
