import { expect, it } from "vitest"
import { valueBounds } from "../../profile/bounds.ts"
import { formats } from "../../profile/keywords.ts"
import { assertedFormats } from "./asserted.ts"

it("tells of every string and name of a value whether it is of the formats that the schema names", () => {
  const schema = '{"format":"date","properties":{"a":{"anyOf":[{"format":"ipv4"},{"format":"x"}]}},"title":"uuid"}'
  const value = '{"2020-02-29":["192.0.2.1",{"b":"2021-02-28"}],"a":"192.0.2.1","c":"2021-02-29","d":20200101}'
  expect(assertedFormats(schema, value)).toEqual({ date: ["2021-02-28", "2020-02-29"], ipv4: ["192.0.2.1"] })
  expect(assertedFormats('{"type":"string"}', '"2020-02-29"')).toEqual({})
  expect(assertedFormats('{"format":"json-pointer"}', '"\\u002fa"')).toEqual({ "json-pointer": ["", "/a"] })
})

it.each([
  ["labels that have to be encoded", "丈ק".repeat(14)],
  ["names whose labels are decoded", "xn--9n2bp8q.".repeat(20)],
  ["mail addresses", `a@${"é.".repeat(60)}é`],
  ["templates", "{a:1,b*}".repeat(30)],
  ["many small strings", "a"],
])("judges a value at its bounds by all formats within 100 ms of CPU: %s", (_, text) => {
  const texts: string[] = []
  for (let bytes = 2; bytes < valueBounds.bytes && texts.length < valueBounds.nodes;) {
    texts.push(`${texts.length}${text}`)
    bytes += Buffer.byteLength(`"${texts.at(-1)}",`)
  }
  const schema = JSON.stringify({ allOf: formats.map((format) => ({ format })) })
  let least = Infinity
  for (let round = 0; round < 5; round++) {
    const before = process.cpuUsage()
    assertedFormats(schema, JSON.stringify(texts))
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1_000)
  }
  expect(least).toBeLessThan(100)
})
