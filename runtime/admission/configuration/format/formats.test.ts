import { fullFormats } from "ajv-formats/dist/formats.js"
import { describe, expect, it } from "vitest"
import { edited, pieces } from "../../../../test/json-schema/edited.ts"
import { randomFrom } from "../../../../test/json-schema/random.ts"
import { formats } from "../../profile/keywords.ts"
import type { FormatName } from "../../profile/keywords.ts"
import { formatsByName } from "./formats.ts"

const names = formats as readonly FormatName[]

describe("every format", () => {
  it.each(names)("%s: its example is one, a text that is of no format is not", (name) => {
    const { accepts, example, wants } = formatsByName[name]
    expect(accepts(example)).toBe(true)
    expect(wants).toMatch(/^an? /)
    expect(accepts("(\u0000")).toBe(false)
  })

  it.each(names)("%s: no edit of its example makes it throw, and both answers occur", (name) => {
    const { accepts, example } = formatsByName[name]
    const random = randomFrom(7)
    const answers = new Set<boolean>()
    for (let round = 0; round < 4_000; round++) {
      answers.add(accepts(edited(random, example)))
    }
    expect(answers).toEqual(new Set([true, false]))
  })
})

describe("formats that stand in each other", () => {
  const within = [
    ["uri", "uri-reference"],
    ["uri", "iri"],
    ["uri-reference", "iri-reference"],
    ["iri", "iri-reference"],
    ["hostname", "idn-hostname"],
    ["email", "idn-email"],
  ] as const

  it.each(within)("every %s is a text of %s", (narrow, wide) => {
    const random = randomFrom(11)
    let found = 0
    for (let round = 0; round < 20_000; round++) {
      const text = edited(random, formatsByName[narrow].example)
      if (!formatsByName[narrow].accepts(text)) continue
      found++
      expect(formatsByName[wide].accepts(text), text).toBe(true)
    }
    expect(found).toBeGreaterThan(2_000)
  })
})

/** What a text of a megabyte is made of: a beginning, a part that is repeated, and an end that spoils it. */
const hostile: readonly (readonly [beginning: string, part: string, end: string])[] = [
  ...pieces.filter((piece) => piece !== "").map((piece) => ["", piece, "\u0000"] as const),
  ...([
    ["a@", "a.", "!"],
    ['"', "\\\\", '"'],
    ["", "a@", ""],
    ["a@[IPv6:", "1:", "]"],
    ["é@", "e\u0301\u0323.", "!"],
  ] as const),
  ...([
    ["2020-01-01T00:00:00.", "0", ""],
    ["00:00:60.", "9", "Z "],
    ["P", "1", "D "],
    ["P", "1Y", "!"],
  ] as const),
  ...([
    ["http://", "a:", "!"],
    ["http://[v1.", "a", "]\u0000"],
    ["http://", "@", ""],
    ["a:", "//", "\u0000"],
  ] as const),
  ...([
    ["{", "a,", "}"],
    ["", "{a}", "{"],
    ["{", "a.", "}"],
    ["{", ":1", "}"],
    ["", "%41", "%"],
    ["?", "%e9", "\u0000"],
  ] as const),
  ...([
    ["/", "~0", "~"],
    ["1", "0", "##"],
    ["xn--", "a-", ""],
    ["", "é.", ""],
    ["", "א\u05b0", ""],
    ["", "\u0301\u0323", ""],
  ] as const),
]

function textOf([beginning, part, end]: readonly [string, string, string], length: number): string {
  return Buffer.from(beginning + part.repeat(length / part.length) + end, "utf16le").toString("utf16le")
}

/** CPU milliseconds that a judgement takes, the least of five where it is not short: the machine does other things too. */
function cpuOf(judge: () => boolean): number {
  let least = Infinity
  for (let round = 0; round < 5 && least > 5; round++) {
    const before = process.cpuUsage()
    judge()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}

describe("the time that any format takes", () => {
  it.each(hostile)("is linear in %j, %j without end, and %j: a megabyte within 100 ms", (...parts) => {
    const [half, whole] = [textOf(parts, 500_000), textOf(parts, 1_000_000)]
    for (const name of names) {
      const { accepts } = formatsByName[name]
      const long = cpuOf(() => accepts(whole))
      expect(long, name).toBeLessThan(100)
      // Below some milliseconds a ratio says nothing.
      if (long > 20) expect(long / cpuOf(() => accepts(half)), name).toBeLessThan(3.5)
    }
  })
})

describe("ajv-formats", () => {
  const ordinary: { readonly [Name in keyof typeof fullFormats & FormatName]?: readonly string[] } = {
    "date-time": [
      "2020-02-29T12:00:00Z",
      "2021-02-29T12:00:00Z",
      "2020-01-01T00:00:00",
      "2020-01-01",
      "1990-12-31T23:59:60Z",
    ],
    date: ["2020-02-29", "2021-02-29", "2020-13-01", "20-01-01", "2020-1-1", "today"],
    time: ["12:00:00Z", "12:00:00.5+02:00", "12:00:00", "25:00:00Z", "12:60:00Z", "noon"],
    duration: ["P1D", "PT5M", "P1Y2M3DT4H5M6S", "P4W", "P", "1D", "PT", "P1S", "P-1D"],
    email: [
      "ada@example.com",
      "a.b+c@mail.example.org",
      "ada",
      "ada@",
      "@example.com",
      "a b@example.com",
      "a..b@example.com",
    ],
    hostname: ["example.com", "a-b.c", "localhost", "-a.com", "a-.com", "a_b.com", "", `${"a".repeat(64)}.com`],
    ipv4: ["192.0.2.1", "0.0.0.0", "256.0.0.1", "1.2.3", "1.2.3.4.5", "a.b.c.d", "01.2.3.4"],
    ipv6: ["::", "::1", "2001:db8::1", "1:2:3:4:5:6:7:8", "::ffff:192.0.2.1", "1::2::3", "1:2:3", "12345::", "g::"],
    uri: ["https://example.com/a?b=c#d", "mailto:ada@example.com", "urn:isbn:1", "/a", "a", "http://a b", "://a"],
    "uri-reference": ["https://example.com", "//a/b", "/a", "a", "?a", "#a", "", "a b", "\\a", "#a#b"],
    uuid: ["2eb8aa08-aa98-11ea-b4aa-73b441d16380", "2EB8AA08-AA98-11EA-B4AA-73B441D16380", "2eb8aa08", "x"],
    "uri-template": ["/users/{id}{?page,size}", "{+path}", "{id*}", "{id:3}", "{id", "id}", "{}", "{id:0}", "a b"],
    "json-pointer": ["", "/", "/a/0", "/a~0b~1c", "a", "/~", "/~2", "#/a"],
    "relative-json-pointer": ["0", "1/a", "0#", "10/a/b", "-1/a", "/a", "01/a", "0##", ""],
  }

  it.each(Object.entries(ordinary))("judges ordinary texts alike: %s", (name, texts) => {
    const theirs = fullFormats[name as keyof typeof fullFormats]
    for (const text of texts)
      expect([text, formatsByName[name as FormatName].accepts(text)]).toEqual([text, answerOf(theirs, text)])
  })
})

function answerOf(format: unknown, text: string): boolean {
  const judge = typeof format === "object" && format !== null && "validate" in format ? format.validate : format
  return judge instanceof RegExp ? judge.test(text) : (judge as (text: string) => boolean)(text)
}
