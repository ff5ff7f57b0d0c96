import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { breach } from "../../model/cross-slot.ts"
import { acme, metaSlot } from "../../test/exchanges/invented-contract.ts"
import type { CrossSlotRule } from "../../output/contract.ts"
import { carrierReader } from "./carrier.ts"

const rule: CrossSlotRule = {
  id: "cross-slot/acme/a-needs-b",
  where: [{ kind: "present", slot: "slot/acme/a" }],
  demands: [{ kind: "equals", slot: "slot/acme/b", member: "n", value: 1 }],
  because: "they belong together",
  fix: "send both",
}
const slots = {
  a: metaSlot("a", "fidelity", ["acme.x", "b"], { aliases: [["acme.b"], ["acme.x", "n", "b"]] }),
  b: metaSlot("b", "authority", ["acme.x", "c"], { aliases: [["c"]] }),
  coded: metaSlot("coded", "context", ["acme.coded"], { encoding: "base64", aliases: [["b"]] }),
}
const read = carrierReader([{ ...acme(slots), crossSlot: [rule] }])

const key = fc.constantFrom("acme.x", "acme.b", "acme.coded", "b", "c", "n", "__proto__")
const leaf = fc.constantFrom<unknown>(
  { n: 1 },
  { n: 2 },
  { n: 1, x: 0 },
  "eyJuIjoxfQ==",
  "eyJuIjoxfQ",
  "!",
  1,
  null,
  [],
)
const { meta } = fc.letrec<{ meta: unknown }>((tie) => ({
  meta: fc.oneof(
    { depthSize: "medium" },
    leaf,
    fc
      .array(fc.tuple(key, tie("meta")), { maxLength: 5 })
      .map((entries) => JSON.parse(JSON.stringify(ownEntries(entries))) as unknown),
  ),
}))

const shaped = fc.record(
  {
    "acme.x": fc.record({ b: meta, c: meta, n: meta }, { requiredKeys: [] }),
    "acme.b": meta,
    "acme.coded": meta,
    b: meta,
    c: meta,
  },
  { requiredKeys: [], noNullPrototype: true },
)

/** An object with members of its own, also one that is named like what every object inherits. */
function ownEntries(entries: readonly (readonly [string, unknown])[]): unknown {
  const object = {}
  for (const [name, value] of entries)
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true })
  return object
}

describe("a carrier with older names, an encoding and a cross-slot rule", () => {
  it("never throws, changes nothing, and delivers only what its slot accepts and its rules allow, once", () => {
    const delivered = new Set<string>()
    const codes = new Set<string>()
    fc.assert(
      fc.property(fc.oneof(meta, shaped), (given) => {
        const before = JSON.stringify(given)
        const { members, diagnostics, refusals } = read({ def: "Message", from: "agent" }, given, new Set())
        expect(JSON.stringify(given)).toBe(before)
        const values = new Map(members.map(({ slot, value }) => [slot.id, value]))
        expect(values.size).toBe(members.length)
        for (const { slot, value } of members) expect(slot.decode(value).ok).toBe(true)
        expect(breach(rule, values)).toBe(null)
        delivered.add([...values.keys()].toSorted().join(" "))
        for (const { code } of [...diagnostics, ...refusals]) codes.add(code)
      }),
      { numRuns: 5000, seed: 1 },
    )
    // The inputs reach what they are for: every slot, alone and beside others, and every thing that can be wrong.
    expect([...delivered]).toEqual(expect.arrayContaining(["slot/acme/a slot/acme/b", "slot/acme/b slot/acme/coded"]))
    expect([...codes].toSorted()).toEqual([
      "authority/alias",
      "authority/malformed",
      "context/alias",
      "context/malformed",
      "fidelity/alias",
      "fidelity/excess",
      "fidelity/inconsistent",
      "fidelity/malformed",
    ])
  })
})
