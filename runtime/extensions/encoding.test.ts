import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { acme, metaSlot } from "../../test/exchanges/invented-contract.ts"
import { accept, carrierBytes } from "../../output/kernel.ts"
import type { AnySlot } from "../../output/contract.ts"
import { carrierReader } from "./carrier.ts"
import { encodedAtMost, payloadOf, writtenPayload } from "./encoding.ts"
import { fragment } from "./outgoing.ts"

const coded = metaSlot("coded", "fidelity", ["acme.coded"], { encoding: "base64" })
const open: AnySlot = { ...coded, decode: accept }
const base64 = (text: string): string => Buffer.from(text, "utf8").toString("base64")

function read(raw: unknown, slot = coded): unknown {
  const reading = carrierReader([acme({ slot })])({ def: "Message", from: "agent" }, { "acme.coded": raw }, new Set())
  return [
    reading.members.map(({ value }) => value),
    [...reading.diagnostics, ...reading.refusals].map(({ code }) => code),
  ]
}

describe("a payload in base64", () => {
  it("is the JSON that its bytes are, and is held to the slot's decoder", () => {
    expect(read(base64('{"n":1}'))).toEqual([[{ n: 1 }], []])
    expect(read(base64('{"n":1,"x":2}'))).toEqual([[{ n: 1 }], ["fidelity/excess"]])
    expect(read(base64('{"n":"é漢😀"}'))).toEqual([[], ["fidelity/malformed"]])
    expect(read(base64('"é漢😀"'), open)).toEqual([["é漢😀"], []])
  })

  it.each([
    ["JSON that is not encoded", { n: 1 }],
    ["no text", 7],
    ["null", null],
    ["an empty text", ""],
    ["missing padding", base64('{"n":1}').replaceAll("=", "")],
    ["padding in the middle", `eyJu=${base64('{"n":1}')}`],
    ["too much padding", `${base64('{"n":1}')}=`],
    ["a line end", `${base64('{"n":1}')}\n`],
    ["a space", base64('{"n":1}').replace("J", "J ")],
    ["the alphabet of addresses", base64('"ÿÿ~~>>??"').replaceAll("+", "-").replaceAll("/", "_")],
    ["stray bits behind the last byte", "MR=="],
    ["bytes that are no UTF-8", Buffer.from([0x22, 0xff, 0x22]).toString("base64")],
    ["a byte order mark", Buffer.from([0xef, 0xbb, 0xbf, 0x31]).toString("base64")],
    ["text that is no JSON", base64("{n:1}")],
    ["two values", base64("1 2")],
    ["a hundred thousand open brackets", base64("[".repeat(100_000))],
  ])("is malformed with %s, and the carrier is kept", (_, raw) => {
    expect(read(raw, open)).toEqual([[], ["fidelity/malformed"]])
    expect(read(raw, { ...open, posture: "authority" })).toEqual([[], ["authority/malformed"]])
  })

  it("is measured before it is decoded", () => {
    const full = base64(JSON.stringify("a".repeat(carrierBytes - 2)))
    expect(full.length).toBe(encodedAtMost)
    expect(payloadOf(open, full).ok).toBe(true)
    expect(read("!".repeat(encodedAtMost + 1), open)).toEqual([[], ["fidelity/limit"]])
  })

  it("is sent as its reader takes it", () => {
    const slot: AnySlot = { ...coded, from: "client" } as AnySlot
    expect(fragment(slot, { n: 1 })).toEqual({
      ok: true,
      value: { kind: "meta", def: "Message", at: ["_meta", "acme.coded"], value: base64('{"n":1}') },
    })
    expect(fragment(slot, { n: "one" })).toMatchObject({ ok: false, refusal: { code: "send/invalid" } })
    expect(fragment({ ...slot, decode: accept }, "a".repeat(carrierBytes + 1))).toMatchObject({
      ok: false,
      refusal: { code: "send/limit" },
    })
  })

  it("comes back as it went, whatever JSON it is", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const written = writtenPayload(open, value)
        if (!written.ok) throw new Error(written.error.expected)
        expect(JSON.stringify(payloadOf(open, written.value))).toBe(JSON.stringify({ ok: true, value }))
      }),
    )
  })

  it("never throws, whatever text it is", () => {
    const texts = fc.oneof(fc.string({ unit: "binary" }), fc.base64String(), fc.string())
    fc.assert(
      fc.property(texts, (text) => {
        const payload = payloadOf(open, text)
        if (payload.ok) expect(Buffer.from(text, "base64").toString("base64")).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })
})
