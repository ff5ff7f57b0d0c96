import { describe, expect, it } from "vitest"
import type { Meaning } from "./meaning.ts"
import { plainText } from "./plain-text.ts"

function read(bytes: Uint8Array | string, { size = 3, most = 1_000 } = {}): readonly Meaning[] {
  const reader = plainText(most)
  const whole = Buffer.from(bytes)
  const pushed: Meaning[] = []
  for (let at = 0; at < whole.length; at += size) pushed.push(...reader.push(whole.subarray(at, at + size)))
  expect(pushed).toEqual([])
  return reader.end()
}

function message(text: string): Meaning {
  return { kind: "update", update: { sessionUpdate: "agent_message_chunk", content: { type: "text", text } } }
}

describe("the output of a text command", () => {
  it.each([
    ["one line", "one line"],
    ["one line\n", "one line"],
    ["one line\r\n", "one line"],
    ["two\nlines\n\n", "two\nlines\n"],
    [" \n", " "],
    ["Grüße aus 北京 \u{1F404}", "Grüße aus 北京 \u{1F404}"],
  ])("%j is the message %j, also where a character goes over the edge of a chunk", (output, text) => {
    for (const size of [1, 2, 3, 5, 1_000]) expect(read(output, { size })).toEqual([message(text)])
  })

  it("is no message where there is none", () => {
    expect(read("")).toEqual([])
  })

  it("has U+FFFD for what is no UTF-8, also at its end", () => {
    expect(read(Uint8Array.of(0x61, 0xff, 0x62, 0xe5, 0x8c))).toEqual([message("a\uFFFDb\uFFFD")])
  })

  it("is held up to its limit, and the rest is counted", () => {
    expect(read("0123456789\n", { most: 4 })).toEqual([
      message("0123"),
      { kind: "fault", code: "text_cut", what: "7 more UTF-16 units of text came than are held.", raw: null },
    ])
  })
})
