import { describe, expect, it } from "vitest"
import { acme, metaSlot } from "../../test/exchanges/invented-contract.ts"
import type { AnySlot } from "../../output/contract.ts"
import { carrierReader } from "./carrier.ts"
import { fragment } from "./outgoing.ts"

const site = { def: "Message", from: "agent" } as const
const hello = metaSlot("hello", "fidelity", ["acme.air", "hello"], {
  aliases: [["acme.hello"], ["acme.air", "old/hello"], ["legacy", "hi", "hello"]],
})

function read(meta: unknown, slots: { readonly [identifier: string]: AnySlot } = { hello }): unknown {
  const { members, ignored, diagnostics, refusals } = carrierReader([acme(slots)])(site, meta, new Set())
  return [
    members.map(({ identifier, value }) => [identifier, value]),
    ignored,
    diagnostics.map(({ code }) => code),
    refusals.map(({ code }) => code),
  ]
}

describe("an older name", () => {
  it.each([
    ["a key", { "acme.hello": { n: 1 } }],
    ["a key beside the newer one", { "acme.air": { "old/hello": { n: 1 } } }],
    ["a path of its own", { legacy: { hi: { hello: { n: 1 } } } }],
  ])("is read, and noted: %s", (_, meta) => {
    expect(read(meta)).toEqual([[["hello", { n: 1 }]], [], ["fidelity/alias"], []])
  })

  it("is told what to write instead, and where it stood", () => {
    const { diagnostics } = carrierReader([acme({ hello })])(site, { legacy: { hi: { hello: { n: 1 } } } }, new Set())
    expect(diagnostics).toMatchObject([
      {
        what: "slot/acme/hello stands under /legacy/hi/hello, an older name of /acme.air/hello.",
        fix: "write /acme.air/hello",
        slot: "slot/acme/hello",
        raw: { n: 1 },
      },
    ])
  })

  it.each([
    ["comes first", { "acme.hello": { n: 2 }, "acme.air": { hello: { n: 1 } } }],
    ["comes last", { "acme.air": { hello: { n: 1 } }, "acme.hello": { n: 2 } }],
    ["cannot be read", { "acme.hello": "?", "acme.air": { hello: { n: 1 } } }],
    ["stands beside it", { "acme.air": { "old/hello": { n: 2 }, hello: { n: 1 } } }],
  ])("yields to the newer one where it %s", (_, meta) => {
    expect(read(meta)).toEqual([[["hello", { n: 1 }]], [], ["fidelity/alias"], []])
  })

  it("yields to a newer one that cannot be read: nobody knows whether they say the same", () => {
    expect(read({ "acme.hello": { n: 2 }, "acme.air": { hello: "?" } })).toEqual([
      [],
      [],
      ["fidelity/alias", "fidelity/malformed"],
      [],
    ])
  })

  it("yields to an older name that comes first in the fact, in whatever order they stand", () => {
    const meta = { legacy: { hi: { hello: { n: 3 } } }, "acme.air": { "old/hello": { n: 2 } }, "acme.hello": { n: 1 } }
    expect(read(meta)).toEqual([[["hello", { n: 1 }]], [], ["fidelity/alias", "fidelity/alias", "fidelity/alias"], []])
  })

  it("is held to the gate, the posture and the decoder of its slot", () => {
    const gated = metaSlot("hello", "fidelity", ["acme.now"], { gate: "more", aliases: [["acme.hello"]] })
    expect(read({ "acme.hello": { n: 1 } }, { gated })).toEqual([
      [],
      [],
      ["fidelity/alias", "conformance/undeclared"],
      [],
    ])
    const strict = metaSlot("hello", "authority", ["acme.now"], { aliases: [["acme.hello"]] })
    expect(read({ "acme.hello": { n: "?" } }, { strict })).toEqual([
      [],
      [],
      ["authority/alias"],
      ["authority/malformed"],
    ])
    expect(read({ "acme.hello": { n: 1, x: 2 } }, { hello })).toEqual([
      [["hello", { n: 1 }]],
      [],
      ["fidelity/alias", "fidelity/excess"],
      [],
    ])
  })

  it("blames nobody for an object that only older names ride in and that is none", () => {
    expect(read({ legacy: 7 })).toEqual([[], ["legacy"], [], []])
    expect(read({ legacy: { hi: null, x: 1 } })).toEqual([[], ["legacy.hi", "legacy.x"], [], []])
  })

  it("is looked for among a message's own keys", () => {
    expect(read(Object.create({ "acme.hello": { n: 1 } }))).toEqual([[], [], [], []])
    const odd = metaSlot("odd", "fidelity", ["constructor", "name"], { aliases: [["acme.odd"]] })
    expect(read({ "acme.odd": { n: 1 } }, { odd })).toEqual([[["odd", { n: 1 }]], [], ["fidelity/alias"], []])
  })

  it("is never sent", () => {
    expect(fragment(hello, { n: 1 })).toEqual({
      ok: true,
      value: { kind: "meta", def: "Message", at: ["_meta", "acme.air", "hello"], value: { n: 1 } },
    })
  })
})
