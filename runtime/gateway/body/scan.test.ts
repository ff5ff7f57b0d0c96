import { describe, expect, it } from "vitest"
import { judge } from "../../../test/fuzz/body/judge.ts"
import { textOf } from "../../../test/fuzz/body/texts.ts"
import { Random } from "../../../test/fuzz/random.ts"
import { bodyScanner, scanBounds } from "./scan.ts"
import { depthBound } from "./grammar.ts"

function scanned(text: string, size = Infinity) {
  const bytes = Buffer.from(text)
  const scanner = bodyScanner()
  for (let at = 0; at < bytes.length; at += size) scanner.push(bytes.subarray(at, at + size))
  return scanner.end()
}

describe("the scanner of bodies", () => {
  it.each([1, 2, 3, 7, Infinity])("says where the members are, in chunks of %d", (size) => {
    const text = ' {"a" : 1 ,"b":"x\\"}","c":[{"a":[]},null], "\\u0064":{"b":1},"é":-0.5e+3}\n'
    const answer = scanned(text, size)
    if (!answer.ok) return expect.unreachable(answer.fault)
    const bytes = Buffer.from(text)
    const values = answer.scanned.members.map(({ name, start, end }) => [name, bytes.subarray(start, end).toString()])
    expect(values).toEqual([
      ["a", "1"],
      ["b", '"x\\"}"'],
      ["c", '[{"a":[]},null]'],
      ["d", '{"b":1}'],
      ["é", "-0.5e+3"],
    ])
    expect(bytes[answer.scanned.open]).toBe(0x7b)
    expect(bytes[answer.scanned.close]).toBe(0x7d)
  })

  it.each([
    ['{"model":"allowed","model":"expensive"}', "duplicate_member"],
    ['{"model":"allowed","mod\\u0065l":"expensive"}', "duplicate_member"],
    ["[]", "not_object"],
    ['"x"', "not_object"],
    ["1", "not_object"],
    ["", "not_json"],
    ['{"a":1', "not_json"],
    ['{"a":1}}', "not_json"],
    ['{"a":1}{"a":2}', "not_json"],
    ['{"a":[}]}', "not_json"],
    ['{"a":01}', "not_json"],
    ['{"a":1,}', "not_json"],
    ["{a:1}", "not_json"],
    ['{"a":"\n"}', "not_json"],
    ['{"a":"\\x"}', "not_json"],
    ['\ufeff{"a":1}', "not_json"],
    [`{"a":${"[".repeat(depthBound)}`, "too_deep"],
    [`{"${"k".repeat(scanBounds.nameBytes + 1)}":1}`, "name_too_long"],
    [`{${Array.from({ length: scanBounds.members + 1 }, (_, at) => `"${at}":1`).join(",")}}`, "too_many_members"],
  ])("refuses %j", (text, fault) => {
    for (const size of [1, 5, Infinity]) expect(scanned(text, size)).toEqual({ ok: false, fault })
  })

  it.each([
    ["an overlong letter, which a lax reader takes for the letter", [0xc1, 0xaf]],
    ["a byte of nothing", [0xff]],
    ["half a letter", [0xc3]],
  ])("refuses a name of %s", (_, bytes) => {
    const body = Buffer.concat([Buffer.from('{"model":"a","m'), Buffer.from(bytes), Buffer.from('del":"b"}')])
    for (const size of [1, 16, Infinity]) {
      const scanner = bodyScanner()
      for (let at = 0; at < body.length; at += size) scanner.push(body.subarray(at, at + size))
      expect(scanner.end()).toEqual({ ok: false, fault: "not_json" })
    }
    expect(scanned('{"m\ufffddel":"b","\\ufffd":1}').ok).toBe(true)
  })

  it("keeps a doubled name below the top: what is there is not ours to judge", () => {
    expect(scanned('{"a":{"b":1,"b":2}}').ok).toBe(true)
  })

  it("takes exactly what JSON.parse takes, or refuses for a doubled name", () => {
    const random = new Random(20261130)
    const tally = new Map<string, number>()
    for (let texts = 0; texts < 20_000; texts++) {
      const verdict = judge(textOf(random), random)
      tally.set(verdict, (tally.get(verdict) ?? 0) + 1)
    }
    for (const verdict of ["spans", "refused_invalid", "refused_doubled"])
      expect(tally.get(verdict), verdict).toBeGreaterThan(1000)
  })
})
