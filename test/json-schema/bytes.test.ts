import { describe, expect, it } from "vitest"
import { checkConfigurationSchema } from "../../runtime/admission/index.ts"
import { noFaults } from "../../runtime/admission/profile/finding.ts"
import { readJson } from "../../runtime/admission/profile/read-json.ts"
import { adversarialRows, corpus } from "./fixtures.ts"
import { randomFrom, randomSchema } from "./random.ts"
import type { Random } from "./random.ts"

const longest = 50

/** The verdict, and the CPU milliseconds that it took: the least of three, since the machine does other things too. */
function timed(source: Uint8Array | string): { readonly ok: boolean; readonly ms: number } {
  let ms = Infinity
  let ok = false
  for (let round = 0; round < 3 && ms > longest / 4; round++) {
    const before = process.cpuUsage()
    ok = checkConfigurationSchema(source).ok
    const { user, system } = process.cpuUsage(before)
    ms = Math.min(ms, (user + system) / 1000)
  }
  return { ok, ms }
}

function randomBytes(random: Random, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => random.below(256))
}

describe("bytes that nobody wrote on purpose", () => {
  it("a megabyte of them never throws, and is judged within 50 ms", () => {
    const random = randomFrom(1)
    for (let round = 0; round < 10; round++) {
      const { ok, ms } = timed(randomBytes(random, 1_000_000))
      expect(ok).toBe(false)
      expect(ms).toBeLessThan(longest)
    }
    expect(timed("[".repeat(1_000_000)).ms).toBeLessThan(longest)
    expect(timed("\ud800".repeat(1_000_000)).ms).toBeLessThan(longest)
  })

  it("nor do shorter ones, which are read to their end", () => {
    const random = randomFrom(2)
    const alphabet = Buffer.from('{}[]",:\\u0aef1-.eEtrunl $defipatx~/\u00e9')
    for (let round = 0; round < 2_000; round++) {
      expect(() => checkConfigurationSchema(randomBytes(random, random.below(300)))).not.toThrow()
      const likely = Uint8Array.from({ length: random.below(2_000) }, () => random.pick([...alphabet]))
      expect(timed(likely).ms).toBeLessThan(longest)
    }
  })

  it("nor do schemas with bytes changed, dropped or doubled", () => {
    const random = randomFrom(3)
    const sources = [
      ...adversarialRows.map(({ schema }) => Buffer.from(schema)),
      ...corpus().map(({ source }) => source),
    ].filter(({ length }) => length <= 32_768)
    for (let round = 0; round < 3_000; round++) {
      const source = Uint8Array.from(random.pick(sources))
      for (let change = random.below(4); change >= 0; change--) source[random.below(source.length)] = random.below(256)
      const cut = random.below(source.length)
      const mutant = random.chance(0.5)
        ? source
        : Buffer.concat([source.subarray(0, cut), source.subarray(random.below(cut + 1))])
      expect(timed(mutant).ms).toBeLessThan(longest)
    }
  })
})

describe("documents that are deep or wide", () => {
  it.each(["[", '{"a":', '{"not":', '{"$defs":{"a":', '[{"a":['])("100,000 times %s is refused at once", (opening) => {
    const faults = noFaults()
    const text = opening.repeat(100_000)
    expect(readJson(text, { depth: Infinity, exactIntegers: true }, faults)).toBe(null)
    expect(faults.found()).toMatchObject([{ code: "json" }])
    expect(timed(text).ms).toBeLessThan(longest)
    expect(timed(text.slice(0, 32_000)).ms).toBeLessThan(longest)
  })

  it("the reader itself does not recurse: 100,000 levels are read where no bound is set", () => {
    const text = "[".repeat(100_000) + "]".repeat(100_000)
    const faults = noFaults()
    expect(readJson(text, { depth: Infinity, exactIntegers: true }, faults)).toMatchObject({
      kind: "array",
      end: 200_000,
    })
    expect(faults.found()).toEqual([])
  })

  it.each([
    ["unknown keywords", `{${times(2_900, (index) => `"zz${index}":0`)}}`],
    ["patterns", `{"patternProperties":{${times(1_200, (index) => `"^a{${index}}(":true`)}}}`],
    ["references", `{"allOf":[${times(1_200, (index) => `{"$ref":"#/$defs/${index}"}`)}]}`],
    ["a ring", `{"$defs":{${times(900, (index) => `"${index}":{"$ref":"#/$defs/${(index + 1) % 900}"}`)}}}`],
    ["repeated names", `{"default":{${times(4_000, () => '"a":1')}}}`],
    ["long patterns", `{"allOf":[${times(110, () => `{"pattern":"^${"[^a-z]".repeat(40)}$"}`)}]}`],
  ])("32 KiB of %s are judged within 50 ms, with at most 64 findings", (_, source) => {
    expect(source.length).toBeLessThanOrEqual(32_768)
    expect(timed(source)).toMatchObject({ ok: false, ms: expect.toSatisfy((ms: number) => ms < longest) })
    const verdict = checkConfigurationSchema(source)
    expect(verdict.ok ? 0 : verdict.findings.length).toBeLessThanOrEqual(64)
  })
})

describe("the reader", () => {
  it("takes what JSON.parse takes and nothing else, and makes the same value of it", () => {
    const random = randomFrom(4)
    const pieces = [
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"a"',
      '"\\n"',
      '"\\u00e9"',
      "1",
      "-0",
      "1e5",
      "true",
      "null",
      " ",
      "\n",
      "0",
      ".",
      '"',
      "-",
    ]
    let taken = 0
    for (let round = 0; round < 30_000; round++) {
      const text = random.chance(0.1)
        ? JSON.stringify(randomSchema(random))
        : times(random.below(9), () => random.pick(pieces)).replaceAll("\0", "")
      const faults = noFaults()
      const ours = readJson(text, { depth: Infinity, exactIntegers: false }, faults)
      const theirs = parsed(text)
      expect(ours === null, text).toBe(theirs === undefined)
      if (ours === null || theirs === undefined) continue
      taken++
      expect(text.slice(ours.start, ours.end)).toBe(text.trim())
    }
    expect(taken).toBeGreaterThan(2_000)
  })
})

function times(count: number, make: (index: number) => string): string {
  const separator = count > 60 ? "," : ""
  return Array.from({ length: count }, (_, index) => make(index)).join(separator)
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
