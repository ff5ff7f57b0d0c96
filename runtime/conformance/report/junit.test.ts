import { readFileSync } from "node:fs"
import { assert, array, constantFrom, oneof, property, record, string, tuple } from "fast-check"
import { XmlDocument, XsdValidator } from "libxml2-wasm"
import { afterAll, describe, expect, it } from "vitest"
import { conversation } from "../../../test/conformance/conversation.ts"
import type { Conversation } from "../../../test/conformance/conversation.ts"
import { defaultContracts } from "../../defaults.ts"
import { grammar } from "../grammar/grammar.ts"
import { junitReport } from "./junit.ts"
import { reportOf } from "./report.ts"
import type { Report, RuleReport } from "./report.ts"

const schema = XmlDocument.fromString(readFileSync("test/fixtures/junit.xsd", "utf8"))
const validator = XsdValidator.fromDoc(schema)
afterAll(() => {
  validator.dispose()
  schema.dispose()
})

/** What a place of a document holds; throws where the document is not well-formed, or is none by the schema. */
function read(xml: string, place: string): string {
  const document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
    return document.get(place)?.content ?? ""
  } finally {
    document.dispose()
  }
}

function reported(write: (c: Conversation) => void): Report {
  const c = conversation()
  write(c)
  const reader = grammar()
  for (const entry of c.entries) reader.take(entry)
  const subject = { kind: "trace", file: "run.jsonl" } as const
  return reportOf([{ process: null, ...reader.judged() }], { subject, spoken: defaultContracts })
}

const good = reported((c) => {
  c.hello()
  c.begin()
  c.turn()
})
const noisy = reported((c) => {
  c.hello()
  c.line("agent", `<&"\u0001\uD800 ]]>`)
})

/**
 * Code units of every kind that gives trouble: of markup, control characters, halves of characters, and what is none. No byte
 * order mark in front: the reader here takes it off now and then.
 */
const awkward = oneof(
  string({ unit: "binary" }),
  array(
    constantFrom(
      "<",
      ">",
      "&",
      '"',
      "'",
      "]]>",
      "<![CDATA[",
      "<!--",
      "--",
      "&#0;",
      "\u0000",
      "\u0001",
      "\t",
      "\n",
      "\r",
      "\u0085",
    ),
  ).map((parts) => parts.join("")),
  array(constantFrom("\uD800", "\uDBFF", "\uDC00", "\uDFFF", "\uFFFE", "\uFFFF", "\uFEFF", "\u2028", "😀", "a")).map(
    (parts) => parts.join(""),
  ),
).map((text) => text.replace(/^\uFEFF+/, ""))

describe("a report as JUnit XML", () => {
  it.each([
    ["where everything passes", good],
    ["where something fails", noisy],
    ["where no rule is left", { ...good, rules: [] }],
  ])("is one by the schema %s", (_, report) => {
    expect(read(junitReport(report), "/testsuites/@tests")).toBe(String(report.rules.length))
  })

  it("is held to a schema that takes no other document", () => {
    const xml = junitReport(noisy)
    for (const [from, to] of [
      [/(<testsuite [^>]*) errors="0"/, "$1"],
      ["<skipped", "<ignored"],
      [' time="0"', ' time="soon"'],
      [/<testcase classname="[^"]*"/, "<testcase"],
      [/ type="mandatory"/, ""],
    ] as const) {
      expect(xml.replace(from, to), String(from)).not.toBe(xml)
      expect(() => read(xml.replace(from, to), "/testsuites"), String(from)).toThrow()
    }
  })

  it("holds every text of a rule, whatever that is, but for what XML cannot hold", () => {
    const texts = record({ title: awkward, what: awkward, excerpt: awkward, repair: awkward, page: awkward })
    assert(
      property(
        tuple(texts, constantFrom("mandatory", "advisory")),
        ([{ title, what, excerpt, repair, page }, tier]) => {
          const [first, ...rest] = noisy.rules
          const failures = [{ what, transcript: [{ process: null, line: 4, excerpt }] }]
          const changed = {
            ...(first as RuleReport),
            tier,
            verdict: "fail",
            title,
            repair,
            page,
            failed: 1,
            failures,
          } as const
          const xml = junitReport({ ...noisy, rules: [changed, ...rest] })
          const place = `/testsuites/testsuite/testcase[@name="${changed.id}"]`
          if (tier === "advisory") {
            expect(read(xml, `${place}/skipped/@message`)).toBe(`advisory: ${holdable(what)}`)
            return
          }
          expect(read(xml, `${place}/failure/@message`)).toBe(holdable(what))
          expect(read(xml, `${place}/failure`)).toBe(
            holdable([title, what, `  line:4 ${excerpt}`, `Fix: ${repair}`, `Page: ${page}`].join("\n")),
          )
        },
      ),
      { numRuns: 300 },
    )
  })
})

/** A text with a mark in place of each character that XML 1.0 has not. */
function holdable(text: string): string {
  return text.replaceAll(/./gsu, (character) => {
    const point = character.codePointAt(0) ?? 0
    if (point < 0x20) return "\t\n\r".includes(character) ? character : "\uFFFD"
    return (point >= 0xd800 && point < 0xe000) || point === 0xfffe || point === 0xffff ? "\uFFFD" : character
  })
}
