import { readFileSync, readdirSync } from "node:fs"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { lineFits } from "../../../model/line-form.ts"
import { lineForms } from "../../../output/facts/line-forms.ts"
import { jsonLines } from "./json-lines.ts"
import type { Meaning } from "./meaning.ts"

const recorded = "test/oneshot/recorded"
const said = "This is the answer of the model."
const tool = "tool_call in_progress, tool_call_update completed"

function read(bytes: Uint8Array | string, size = Infinity): readonly Meaning[] {
  const reader = jsonLines(lineForms, 1_000_000, (text) => text)
  const whole = Buffer.from(bytes)
  const chunks: Uint8Array[] = []
  for (let at = 0; at < whole.length; at += size) chunks.push(whole.subarray(at, Math.min(whole.length, at + size)))
  return [...chunks.flatMap((chunk) => reader.push(chunk)), ...reader.end()]
}

/** What a stream says in a few words: its text, its tools, its last word, and what of it was not understood. */
function summary(meanings: readonly Meaning[]) {
  const updates = meanings.flatMap((each) => (each.kind === "update" ? [each.update as Record<string, unknown>] : []))
  const texts = updates.filter(({ sessionUpdate }) => sessionUpdate === "agent_message_chunk")
  const tools = updates.filter(({ sessionUpdate }) => String(sessionUpdate).startsWith("tool_call"))
  const ends = meanings.filter(({ kind }) => kind === "end")
  return {
    sessions: new Set(meanings.flatMap((each) => (each.kind === "session" ? [each.id] : []))).size,
    text: texts.map(({ content }) => (content as { readonly text: string }).text).join(""),
    tools: tools.map(({ sessionUpdate, status }) => `${String(sessionUpdate)} ${String(status)}`).join(", "),
    end: ends.at(-1) ?? null,
    unknown: meanings.filter(({ kind }) => kind === "unknown" || kind === "fault"),
  }
}

const succeeded = { kind: "end", claim: "succeeded", says: null }
const failed = (says: unknown) => ({ kind: "end", claim: "failed", says })
const denied = failed(expect.stringContaining("no such key"))
const broken = failed(expect.stringMatching(/broken|high demand/))

describe("the stream JSON of real commands", () => {
  const families = [...new Set(readdirSync(recorded).map((file) => file.slice(0, file.indexOf("-"))))]

  it.each(families)("of %s means the same in each of its turns", (family) => {
    const of = (scene: string) => summary(read(readFileSync(`${recorded}/${family}-${scene}.jsonl`)))
    const toolSteps = family === "opencode" ? "tool_call completed" : tool
    expect(of("plain")).toEqual({ sessions: 1, text: said, tools: "", end: succeeded, unknown: [] })
    expect(of("tool")).toEqual({ sessions: 1, text: said, tools: toolSteps, end: succeeded, unknown: [] })
    expect(of("denied")).toEqual({ sessions: 1, text: "", tools: "", end: denied, unknown: [] })
    // Of what it was asked to do it had not given up when it was ended: so it has not said anything either.
    const isEnded = family === "gemini"
    const end = isEnded ? null : family === "opencode" ? failed(expect.any(String)) : broken
    expect(of("broken")).toEqual({ sessions: 1, text: "", tools: "", end, unknown: [] })
  })

  it("is read the same however it is cut into chunks", () => {
    for (const file of readdirSync(recorded)) {
      const bytes = readFileSync(`${recorded}/${file}`)
      for (const size of [1, 7, 1_000]) expect(read(bytes, size)).toEqual(read(bytes))
    }
  })

  it("opens one form with each line that opens any", () => {
    for (const file of readdirSync(recorded)) {
      const lines = readFileSync(`${recorded}/${file}`, "utf8").trim().split("\n")
      const opened = lines.map((line) => {
        const value: unknown = JSON.parse(line)
        return lineForms
          .filter(({ opens }) => opens.some((when) => lineFits(when, value, value)))
          .map(({ name }) => name)
      })
      expect(opened[0]).toHaveLength(1)
      expect(new Set(opened.flat()).size).toBe(1)
    }
  })
})

describe("a message that comes in pieces and then whole", () => {
  const line = (value: unknown): string => `${JSON.stringify(value)}\n`
  const open = line({ type: "session", id: "s" })
  const piece = (delta: string): string =>
    line({ type: "message_update", assistantMessageEvent: { type: "text_delta", delta } })
  const whole = (...texts: readonly string[]): string =>
    line({
      type: "message_end",
      message: { role: "assistant", stopReason: "stop", content: texts.map((text) => ({ type: "text", text })) },
    })

  it("is told once, however many texts stand in it", () => {
    expect(summary(read(open + piece("a") + piece("b") + whole("a", "b"))).text).toBe("ab")
  })

  it("is told whole where no piece came, also after one that came in pieces", () => {
    expect(summary(read(open + piece("a") + whole("a") + whole("b"))).text).toBe("ab")
  })
})

describe("what a subagent says", () => {
  it("is not told as the agent's own", () => {
    const line = (value: unknown): string => `${JSON.stringify(value)}\n`
    const content = [{ type: "text", text: "aside" }]
    const says = (parent: string | null): string =>
      line({ type: "assistant", message: { id: "m", content }, parent_tool_use_id: parent })
    const open = line({ type: "system", subtype: "init", session_id: "s" })
    expect(summary(read(open + says("t")))).toMatchObject({ text: "", unknown: [] })
    expect(summary(read(open + says(null)))).toMatchObject({ text: "aside", unknown: [] })
  })
})

describe("any bytes", () => {
  it("are read to their end without a throw, each line once", () => {
    const json = fc.json({ maxDepth: 3 })
    const lines = fc.array(fc.oneof(json, fc.string(), fc.constantFrom('{"type":"end","outcome":"failed"}', "")))
    fc.assert(
      fc.property(lines, fc.uint8Array({ maxLength: 40 }), (texts, tail) => {
        expect(() => read(Buffer.concat([Buffer.from(`${texts.join("\n")}\n`), tail]))).not.toThrow()
      }),
    )
  })
})
