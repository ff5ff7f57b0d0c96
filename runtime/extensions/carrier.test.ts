import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkfu } from "../../output/contracts/checkfu/index.ts"
import { onehorizon } from "../../output/contracts/onehorizon/index.ts"
import type { AnySlot, Posture } from "../../output/contract.ts"
import { carrierReader } from "./carrier.ts"
import type { CarrierReading } from "./carrier.ts"
import { acme, metaSlot } from "../../test/exchanges/invented-contract.ts"
import { pruneLimit } from "./prune.ts"

const site = { def: "Message", from: "agent" } as const
const none: ReadonlySet<string> = new Set()
const empty: CarrierReading = { members: [], ignored: [], diagnostics: [], refusals: [] }

function read(slots: { readonly [identifier: string]: AnySlot }, meta: unknown, declared = none): CarrierReading {
  return carrierReader([acme(slots)])(site, meta, declared)
}

/** The parts of a reading that say something, in short. */
function short({ members, ignored, diagnostics, refusals }: CarrierReading): unknown {
  return [
    members.map(({ identifier, value }) => [identifier, value]),
    ignored,
    diagnostics.map(({ code }) => code),
    refusals.map(({ code }) => code),
  ]
}

describe("a carrier", () => {
  it("delivers a slot's value with the contract and the identifier of its handler", () => {
    const [member] = read({ hello: metaSlot("hello", "fidelity", ["acme.hello"]) }, { "acme.hello": { n: 1 } }).members
    expect(member).toMatchObject({
      identifier: "hello",
      value: { n: 1 },
      contract: { name: "acme" },
      slot: { id: "slot/acme/hello" },
    })
  })

  it.each([[undefined], [null], [{}]])("is empty for the _meta %j", (meta) => {
    expect(read({ hello: metaSlot("hello", "authority", ["acme.hello"]) }, meta)).toEqual(empty)
  })

  it.each([["text"], [7], [true], [[]], [[{ "acme.hello": { n: 1 } }]]])(
    "reports the _meta %j, and refuses it only where authority could ride",
    (meta) => {
      expect(short(read({ hello: metaSlot("hello", "fidelity", ["acme.hello"]) }, meta))).toEqual([
        [],
        [],
        ["carrier/no-object"],
        [],
      ])
      expect(short(read({ hello: metaSlot("hello", "authority", ["acme.hello"]) }, meta))).toEqual([
        [],
        [],
        [],
        ["authority/malformed"],
      ])
    },
  )

  it("reads only what rides on this message, from this side", () => {
    const slots = {
      hello: metaSlot("hello", "authority", ["acme.hello"]),
      back: metaSlot("back", "authority", ["acme.back"], { from: "client" }),
    }
    const reader = carrierReader([acme(slots)])
    const meta = { "acme.hello": { n: 1 }, "acme.back": { n: 2 } }
    expect(short(reader({ def: "Message", from: "agent" }, meta, none))).toEqual([
      [["hello", { n: 1 }]],
      ["acme.back"],
      [],
      [],
    ])
    expect(short(reader({ def: "Message", from: "client" }, meta, none))).toEqual([
      [["back", { n: 2 }]],
      ["acme.hello"],
      [],
      [],
    ])
    expect(short(reader({ def: "Other", from: "agent" }, meta, none))).toEqual([
      [],
      ["acme.hello", "acme.back"],
      [],
      [],
    ])
  })

  it("records unknown keys of a contract's prefix and passes over those of other vendors", () => {
    const meta = { "acme.telepathy": 1, acme: 2, "zed.dev": {}, traceparent: "00", "xacme.hello": 3 }
    expect(read({}, meta)).toEqual({ ...empty, ignored: ["acme.telepathy"] })
  })

  it.each([
    ["handshake", "refusals"],
    ["authority", "refusals"],
    ["acknowledgement", "refusals"],
    ["fidelity", "diagnostics"],
    ["context", "diagnostics"],
  ] as const)("puts a malformed value of posture %s among the %s", (posture: Posture, where) => {
    const reading = read({ hello: metaSlot("hello", posture, ["acme.hello"]) }, { "acme.hello": { n: "one" } })
    expect(reading[where]).toMatchObject([
      {
        code: `${posture}/malformed`,
        what: expect.stringContaining("/n: string where number may stand"),
        facts: ["slot/acme/x"],
      },
    ])
    expect(reading.members).toEqual([])
    expect(reading.refusals.length + reading.diagnostics.length).toBe(1)
  })

  it("keeps the raw value of a malformed fidelity member beside the diagnostic", () => {
    const meta = { "acme.hello": { n: "one" } }
    expect(read({ hello: metaSlot("hello", "fidelity", ["acme.hello"]) }, meta).diagnostics[0]?.raw).toBe(
      meta["acme.hello"],
    )
  })

  it("tells a carrier limit from a malformed value", () => {
    const limited = metaSlot("hello", "fidelity", ["acme.hello"], {
      decode: () => ({
        ok: false,
        error: { kind: "limit", path: [], expected: "at most 4 bytes", actual: "5 bytes", fact: "slot/acme/hello" },
      }),
    })
    expect(short(read({ hello: limited }, { "acme.hello": {} }))).toEqual([[], [], ["fidelity/limit"], []])
  })

  it("delivers a fidelity value without its excess members, and records them", () => {
    const meta = { "acme.hello": { n: 1, x: 2, in: { n: 3, y: 4 } } }
    const before = JSON.stringify(meta)
    const reading = read({ hello: metaSlot("hello", "fidelity", ["acme.hello"]) }, meta)
    expect(reading.members[0]?.value).toEqual({ n: 1, in: { n: 3 } })
    expect(reading.diagnostics).toMatchObject([
      { code: "fidelity/excess", pruned: [["x"], ["in", "y"]], raw: meta["acme.hello"] },
    ])
    expect(JSON.stringify(meta)).toBe(before)
  })

  it.each(["authority", "handshake", "acknowledgement", "context"] as const)(
    "prunes nothing under the posture %s",
    (posture) => {
      expect(
        read({ hello: metaSlot("hello", posture, ["acme.hello"]) }, { "acme.hello": { n: 1, x: 2 } }).members,
      ).toEqual([])
    },
  )

  it("does not deliver what is wrong besides its excess, nor what is nothing but excess", () => {
    const slots = { hello: metaSlot("hello", "fidelity", ["acme.hello"]) }
    expect(short(read(slots, { "acme.hello": { n: "one", x: 2 } }))).toEqual([[], [], ["fidelity/malformed"], []])
    const crowd = Object.fromEntries(Array.from({ length: pruneLimit + 1 }, (_, index) => [`x${index}`, index]))
    expect(short(read(slots, { "acme.hello": { n: 1, ...crowd } }))).toEqual([[], [], ["fidelity/malformed"], []])
    delete crowd["x0"]
    expect(short(read(slots, { "acme.hello": { n: 1, ...crowd } }))).toEqual([
      [["hello", { n: 1 }]],
      [],
      ["fidelity/excess"],
      [],
    ])
  })

  it("does not deliver a gated value without its declaration: a fault of conformance, for authority a refusal", () => {
    const gated = { hello: metaSlot("hello", "fidelity", ["acme.hello"], { gate: "more" }) }
    const meta = { "acme.hello": { n: 1 } }
    const reading = read(gated, meta)
    expect(short(reading)).toEqual([[], [], ["conformance/undeclared"], []])
    expect(reading.diagnostics).toMatchObject([
      { slot: "slot/acme/hello", raw: { n: 1 }, facts: ["slot/acme/hello", "declaration/acme/more"] },
    ])
    expect(short(read(gated, meta, new Set(["declaration/acme/more"])))).toEqual([[["hello", { n: 1 }]], [], [], []])
    expect(short(read(gated, meta, new Set(["declaration/other/more", "more"])))).toEqual([
      [],
      [],
      ["conformance/undeclared"],
      [],
    ])
    expect(short(read({ hello: metaSlot("hello", "authority", ["acme.hello"], { gate: "more" }) }, meta))).toEqual([
      [],
      [],
      [],
      ["conformance/undeclared"],
    ])
    expect(short(read({ hello: metaSlot("hello", "fidelity", ["acme.hello"], { gate: "unheard" }) }, meta))).toEqual([
      [],
      [],
      ["conformance/undeclared"],
      [],
    ])
  })

  it("reads nested paths and slashed keys, and slots that share a parent", () => {
    const slots = {
      one: metaSlot("one", "fidelity", ["jet", "air/x", "one"]),
      two: metaSlot("two", "authority", ["jet", "air/x", "two"]),
      whole: metaSlot("whole", "fidelity", ["acme.n"]),
      inner: metaSlot("inner", "fidelity", ["acme.n", "in"]),
    }
    expect(
      short(
        read(slots, {
          jet: { "air/x": { two: { n: 2 }, one: { n: 1 }, three: 3 }, y: 0 },
          "acme.n": { n: 5, in: { n: 6 } },
        }),
      ),
    ).toEqual([
      [
        ["whole", { n: 5, in: { n: 6 } }],
        ["two", { n: 2 }],
        ["one", { n: 1 }],
        ["inner", { n: 6 }],
      ],
      ["jet.y", "jet.air/x.three"],
      [],
      [],
    ])
    expect(short(read(slots, { jet: { "air/x": "text" } }))).toEqual([
      [],
      [],
      ["fidelity/malformed"],
      ["authority/malformed"],
    ])
    expect(short(read(slots, { jet: null }))).toEqual([[], [], ["fidelity/malformed"], ["authority/malformed"]])
    expect(short(read(slots, { jet: {} }))).toEqual([[], [], [], []])
  })

  it("reads a chain of ten thousand keys", () => {
    const keys = Array.from({ length: 10_000 }, (_, index) => `k${index}`)
    let meta: unknown = { n: 1 }
    for (const key of keys.toReversed()) meta = { [key]: meta }
    expect(read({ deep: metaSlot("deep", "fidelity", keys) }, meta).members.length).toBe(1)
    expect(read({ deep: metaSlot("deep", "fidelity", keys) }, { k0: 1 }).diagnostics.length).toBe(1)
  })

  it("looks at the contracts once, when the reader is made, and at no slot but its own afterwards", () => {
    let looks = 0
    const counted = new Proxy<{ [identifier: string]: AnySlot }>(
      { a: metaSlot("a", "fidelity", ["acme.a"]), b: metaSlot("b", "fidelity", ["acme.b"]) },
      {
        ownKeys: (target) => (looks++, Reflect.ownKeys(target)),
        get: (target, name, self): unknown => (looks++, Reflect.get(target, name, self)),
      },
    )
    const reader = carrierReader([acme(counted)])
    const atFirst = looks
    expect(atFirst).toBeGreaterThan(0)
    for (let index = 0; index < 100; index++)
      expect(reader(site, { "acme.a": { n: index } }, none).members.length).toBe(1)
    expect(looks).toBe(atFirst)
  })

  it("is safe from names that every object has", () => {
    const slots = { hello: metaSlot("hello", "fidelity", ["acme.hello"]) }
    const meta = JSON.parse(
      '{"__proto__":{"acme.hello":{"n":1}},"constructor":1,"toString":2,"hasOwnProperty":3,"acme.hello":{"n":1,"__proto__":{"n":2}}}',
    ) as unknown
    const reading = read(slots, meta)
    expect(short(reading)).toEqual([[["hello", { n: 1 }]], [], ["fidelity/excess"], []])
    expect(Object.getPrototypeOf(reading.members[0]?.value)).toBe(Object.prototype)
    expect(read(slots, Object.create({ "acme.hello": { n: 1 } }))).toEqual(empty)
    expect(short(read({ odd: metaSlot("odd", "fidelity", ["__proto__"]) }, {}))).toEqual([[], [], [], []])
    expect(
      short(read({ odd: metaSlot("odd", "fidelity", ["__proto__"]) }, JSON.parse('{"__proto__":{"n":1}}'))),
    ).toEqual([[["odd", { n: 1 }]], [], [], []])
  })

  it("never throws and never changes what it reads", () => {
    const contracts = [
      checkfu,
      onehorizon,
      acme({ a: metaSlot("a", "fidelity", ["acme.a", "b"]), b: metaSlot("b", "authority", ["acme.a", "c"]) }),
    ]
    const reader = carrierReader(contracts)
    const key = fc.constantFrom(
      "checkfu.capabilities",
      "checkfu.subagent",
      "checkfu.x",
      "onehorizon.ai",
      "acme.a",
      "b",
      "c",
      "n",
      "phase",
      "subagent_id",
      "__proto__",
    )
    const tree = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: "small" },
        fc.constantFrom("started", "activity", "s1", 1, null, true),
        fc.dictionary(key, tie("any"), { maxKeys: 4 }),
        fc.array(tie("any"), { maxLength: 3 }),
      ),
    })).any
    const def = fc.constantFrom("InitializeResponse", "SessionNotification.update", "PromptRequest.prompt", "Message")
    fc.assert(
      fc.property(tree, def, fc.constantFrom("agent", "client"), fc.boolean(), (meta, name, from, open) => {
        const before = JSON.stringify(meta)
        const declared = new Set(open ? contracts.flatMap(({ declarations }) => declarations.map(({ id }) => id)) : [])
        const { members } = reader({ def: name, from }, meta, declared)
        expect(JSON.stringify(meta)).toBe(before)
        for (const { slot, value, needs } of members) {
          expect(slot.decode(value).ok).toBe(true)
          expect(needs === null || declared.has(needs)).toBe(true)
        }
      }),
      { numRuns: 3000 },
    )
  })
})
