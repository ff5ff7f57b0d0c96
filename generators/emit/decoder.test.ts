import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { accepts } from "../../model/accepts.ts"
import type { Payload, WireType } from "../../model/wire-type.ts"
import {
  anyText,
  catalogOf,
  contractOf,
  listOf,
  objectOf,
  oneOf,
  orNull,
  payloadOf,
  refTo,
  slotOf,
  textOf,
} from "../../test/support/example-catalog.ts"
import { decoderOf, emittedBy } from "../../test/support/run-emitted.ts"
import type { Decode } from "../../test/support/run-emitted.ts"

async function decoderFor(
  payload: Payload,
  ownership: "owned" | "adopted" = "owned",
  name = "decodeThing",
): Promise<Decode> {
  const files = emittedBy(catalogOf([contractOf("acme", ownership, (head) => [slotOf(head, "thing", payload)])]))
  return decoderOf(files, "contracts/acme/thing.ts", name)
}

async function errorOf(
  type: WireType,
  input: unknown,
  definitions: { readonly [name: string]: WireType } = {},
): Promise<unknown> {
  const result = (await decoderFor(payloadOf(type, definitions)))(input)
  return result.ok ? null : result.error
}

const fact = "slot/acme/thing"
const integer: WireType = { kind: "integer", min: 0, max: 10 }
const number: WireType = { kind: "number", min: -1.5, max: null }
const opaque: WireType = { kind: "opaque", maxBytes: 12, maxDepth: 1 }
const map: WireType = { kind: "map", names: textOf(1, 2, "^[a-z]+$"), value: integer, max: 2 }
const union: WireType = {
  kind: "union",
  tag: "kind",
  variants: [
    { name: "a", excess: "closed", members: [{ name: "n", type: integer, optional: true, description: null }] },
    { name: "b", excess: "keep", members: [{ name: "t", type: textOf(1, 3), optional: false, description: null }] },
  ],
}
const tree = { Tree: objectOf({ "label?": orNull(textOf(0, 2)), kids: listOf(refTo("Tree"), 0, 3) }) }
const mutual = {
  Left: objectOf({ "right?": orNull(refTo("Right")) }),
  Right: objectOf({ "left?": refTo("Left"), n: integer }),
}

const payloads: { readonly [says: string]: Payload } = {
  "a literal": payloadOf(oneOf("a", "b", 1, true)),
  "a boolean": payloadOf(oneOf(false, true)),
  "no literal at all": payloadOf(oneOf()),
  "a bounded text": payloadOf(textOf(2, 3)),
  "an unbounded text": payloadOf(textOf(2, null)),
  "a text with a pattern": payloadOf(textOf(1, 4, "^[a-c/]*$")),
  "an integer": payloadOf(integer),
  "a number": payloadOf(number),
  "a list": payloadOf(listOf(integer, 1, 2)),
  "a list of lists": payloadOf(listOf(listOf(orNull(integer)), 0, 2)),
  "a map": payloadOf(map),
  "a closed object": payloadOf(objectOf({ a: integer, "b?": textOf(0, 2), "c?": orNull(oneOf("x")) })),
  "an open object": payloadOf(objectOf({ a: integer, "b?": textOf(0, 2) }, "keep")),
  "an empty closed object": payloadOf(objectOf({})),
  "inherited names": payloadOf(objectOf({ "constructor?": integer, "toString?": anyText, valueOf: integer })),
  "a member __proto__": payloadOf({
    kind: "object",
    excess: "closed",
    members: [{ name: "__proto__", type: integer, optional: true, description: null }],
  }),
  "a union": payloadOf(union),
  "a nullable union": payloadOf(orNull(union)),
  "opaque JSON": payloadOf(objectOf({ a: opaque, "b?": orNull(opaque) })),
  "a recursive tree": payloadOf(refTo("Tree"), tree),
  "mutual recursion": payloadOf(objectOf({ l: refTo("Left"), "r?": orNull(refTo("Right")) }), mutual),
  "a shared definition": payloadOf(objectOf({ a: refTo("Pair"), b: orNull(refTo("Pair")) }), {
    Pair: objectOf({ x: integer }),
  }),
  "a reference to a nullable": payloadOf(objectOf({ a: refTo("Maybe"), "b?": refTo("Maybe") }), {
    Maybe: orNull(refTo("Num")),
    Num: integer,
  }),
}

const names = [
  "a",
  "b",
  "c",
  "n",
  "t",
  "x",
  "l",
  "r",
  "kind",
  "label",
  "kids",
  "left",
  "right",
  "constructor",
  "toString",
  "valueOf",
  "__proto__",
  "zz",
]
const scalar = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    1,
    10,
    11,
    -1.5,
    0.5,
    1e21,
    NaN,
    Infinity,
    undefined,
    "",
    "a",
    "ab",
    "abcd",
    "x",
    "\ud800",
    "😀😀😀",
  ),
  fc.string({ maxLength: 4 }),
)
const { value: values } = fc.letrec<{ readonly value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    scalar,
    fc.array(tie("value"), { maxLength: 3 }),
    fc
      .array(fc.tuple(fc.constantFrom(...names), tie("value")), { maxLength: 4 })
      .map((entries) => Object.fromEntries(entries)),
  ),
}))

/** A value that is mostly what a type asks for, so that faults stand deep inside too. */
function likely(type: WireType, payload: Payload, depth = 0): fc.Arbitrary<unknown> {
  const right = (): fc.Arbitrary<unknown> => {
    switch (type.kind) {
      case "literal":
        return type.values.length === 0 ? scalar : fc.constantFrom(...type.values)
      case "text":
        return fc.constantFrom("a", "ab", "abc", "😀😀")
      case "integer":
      case "number":
        return fc.constantFrom(0, 1, 10)
      case "list":
        return depth > 5 ? fc.constant([]) : fc.array(likely(type.item, payload, depth + 1), { maxLength: 2 })
      case "map":
        return fc.dictionary(fc.constantFrom("a", "b", "zzz"), likely(type.value, payload, depth + 1), { maxKeys: 2 })
      case "object":
        return membersOf(type.members, payload, depth)
      case "union":
        return fc.oneof(
          ...type.variants.map((one) =>
            membersOf(one.members, payload, depth).map((rest) => ({ [type.tag]: one.name, ...rest })),
          ),
        )
      case "nullable":
        return depth > 5 ? fc.constant(null) : fc.oneof(fc.constant(null), likely(type.of, payload, depth + 1))
      case "reference":
        return likely(payload.definitions.find(({ name }) => name === type.to)?.type ?? type, payload, depth + 1)
      case "opaque":
        return fc.constantFrom<unknown>(null, [1], { a: 1 }, "a", "long enough to be refused", [[1]])
    }
  }
  return fc.oneof({ weight: 12, arbitrary: right() }, { weight: 1, arbitrary: values })
}

function membersOf(
  members: readonly { readonly name: string; readonly type: WireType; readonly optional: boolean }[],
  payload: Payload,
  depth: number,
): fc.Arbitrary<object> {
  const entries = members.map(({ name, type, optional }) => {
    if (optional && depth > 5) return fc.constant([])
    const entry = likely(type, payload, depth + 1).map((value) => [[name, value] as const])
    return optional
      ? fc.oneof(entry, fc.constant([]))
      : fc.oneof({ weight: 20, arbitrary: entry }, { weight: 1, arbitrary: fc.constant([]) })
  })
  const extra = fc.oneof(
    { weight: 10, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.constant([["zz", 1] as const]) },
  )
  return fc.tuple(...entries, extra).map((lists) => Object.fromEntries(lists.flat()))
}

describe("a generated decoder", () => {
  for (const [says, payload] of Object.entries(payloads))
    it(`agrees with the interpreter on ${says}`, async () => {
      const decode = await decoderFor(payload)
      let taken = 0
      fc.assert(
        fc.property(fc.oneof(likely(payload.type, payload), values), (input) => {
          const result = decode(input)
          const refusals = accepts(payload, input).map(({ kind, path, expected, actual }) => ({
            kind,
            path,
            expected,
            actual,
            fact,
          }))
          if (result.ok) taken++
          if (result.ok) expect(refusals).toEqual([])
          else expect(refusals).toContainEqual(result.error)
        }),
        { numRuns: 1500, seed: 7 },
      )
      if (!says.startsWith("no ")) expect(taken).toBeGreaterThan(10)
    })

  it("reads an answer by the answer's own payload, from a value and from text", async () => {
    const head = contractOf("acme", "owned", (contract) => [
      slotOf(contract, "thing", payloadOf(objectOf({ a: integer })), {
        site: { kind: "method", acp: 1, method: "_acme/thing", form: "request", from: "client", declined: null },
        answer: payloadOf(objectOf({ b: integer })),
        answerPosture: "acknowledgement",
      }),
    ])
    const files = emittedBy(catalogOf([head]))
    const [request, answer, answerText] = await Promise.all(
      ["decodeThingRequest", "decodeThingAcknowledgement", "decodeThingAcknowledgementText"].map((name) =>
        decoderOf(files, "contracts/acme/thing.ts", name),
      ),
    )
    expect([request?.({ a: 1 }).ok, request?.({ b: 1 }).ok]).toEqual([true, false])
    expect([answer?.({ a: 1 }).ok, answer?.({ b: 1 }).ok]).toEqual([false, true])
    expect([answerText?.('{"a":1}').ok, answerText?.('{"b":1}').ok]).toEqual([false, true])
  })

  it("gives the input itself", async () => {
    const input = { a: 1 }
    expect(await decoderFor(payloadOf(objectOf({ a: integer })))).toSatisfy((decode: Decode) => {
      const result = decode(input)
      return result.ok && result.value === input
    })
  })

  it("stops at the first error in declared order, and at excess members last", async () => {
    const type = objectOf({ a: integer, b: objectOf({ c: integer }) })
    expect(await errorOf(type, { z: 1, b: { z: 1, c: "x" }, a: 1 })).toEqual({
      kind: "invalid",
      path: ["b", "c"],
      expected: "integer from 0 to 10",
      actual: "string",
      fact,
    })
    expect(await errorOf(type, { z: 1, b: { y: 1, c: 1 }, a: 1 })).toMatchObject({
      path: ["b", "y"],
      actual: "excess member",
    })
    expect(await errorOf(type, { z: 1, b: { c: 1 }, a: 1 })).toMatchObject({ path: ["z"], actual: "excess member" })
  })

  it("names the place inside a recursive value from the root", async () => {
    const error = await errorOf(
      objectOf({ root: refTo("Tree") }),
      { root: { kids: [{ kids: [] }, { kids: [{ kids: 1 }] }] } },
      tree,
    )
    expect(error).toMatchObject({
      path: ["root", "kids", 1, "kids", 0, "kids"],
      expected: "list of at most 3",
      actual: "number",
    })
  })

  it("refuses an optional member that is undefined, and says absent of a required one", async () => {
    expect(await errorOf(objectOf({ "a?": integer }, "keep"), { a: undefined })).toMatchObject({
      path: ["a"],
      actual: "absent",
    })
    expect(await errorOf(objectOf({ a: integer }), { a: undefined })).toMatchObject({ path: ["a"], actual: "absent" })
    expect(await errorOf(objectOf({ "a?": integer }), {})).toBeNull()
  })

  it("refuses holes, class instances and inherited members, and takes objects without prototype", async () => {
    expect(await errorOf(listOf(integer), Object.assign([1], { 2: 2 }))).toMatchObject({ path: [1], actual: "absent" })
    class Thing {
      a = 1
    }
    const type = objectOf({ a: integer })
    expect(await errorOf(type, new Thing())).toMatchObject({ path: [], expected: "object" })
    expect(await errorOf(type, Object.create({ a: 1 }))).toMatchObject({ path: [] })
    expect(await errorOf(type, Object.assign(Object.create(null), { a: 1 }))).toBeNull()
    expect(await errorOf(objectOf({ "constructor?": integer }), {})).toBeNull()
    expect(await errorOf(objectOf({ constructor: integer }), {})).toMatchObject({
      path: ["constructor"],
      actual: "absent",
    })
  })

  it("counts code points only where it matters, and counts them right", async () => {
    const type = textOf(2, 3)
    for (const text of ["ab", "abc", "😀😀", "😀😀😀", "\ud800a", "a😀b"]) expect(await errorOf(type, text)).toBeNull()
    for (const text of ["", "a", "😀", "abcd", "😀😀😀😀", "ab😀c"]) expect(await errorOf(type, text)).not.toBeNull()
  })

  it("refuses 65 nested references as a limit and 20,000 without throwing", async () => {
    const decode = await decoderFor(payloadOf(refTo("Tree"), tree))
    const nested = (levels: number): unknown => {
      let value: unknown = { kids: [] }
      for (let level = 1; level < levels; level++) value = { kids: [value] }
      return value
    }
    expect(decode(nested(64)).ok).toBe(true)
    expect(decode(nested(65))).toMatchObject({
      ok: false,
      error: { kind: "limit", expected: "at most 64 nested references" },
    })
    expect(decode(nested(20_000))).toMatchObject({ ok: false, error: { kind: "limit" } })
  })

  it("parses text itself and never throws", async () => {
    const decode = await decoderFor(payloadOf(refTo("Tree"), tree), "owned", "decodeThingText")
    expect(decode('{"kids":[]}').ok).toBe(true)
    expect(decode("{kids}")).toEqual({
      ok: false,
      error: { kind: "invalid", path: [], expected: "JSON text", actual: "malformed text", fact },
    })
    expect(decode('{"kids":['.repeat(20_000) + "]}".repeat(20_000))).toMatchObject({ ok: false })
    expect(decode('{"kids":[],"__proto__":1}')).toMatchObject({
      ok: false,
      error: { path: ["__proto__"], actual: "excess member" },
    })
  })

  it("holds adopted payloads to the limits of their carrier", async () => {
    const payload = payloadOf(objectOf({ list: listOf(anyText) }, "keep"))
    const decode = await decoderFor(payload, "adopted")
    expect(decode({ list: Array.from({ length: 9_998 }, () => "") }).ok).toBe(true)
    expect(decode({ list: Array.from({ length: 9_999 }, () => "") })).toMatchObject({
      ok: false,
      error: { kind: "limit", path: [] },
    })
    const text = await decoderFor(payload, "adopted", "decodeThingText")
    const filled = (bytes: number): string => `{"list":["${"é".repeat((bytes - 13) / 2)}"]}`
    expect(Buffer.byteLength(filled(1_048_577))).toBe(1_048_577)
    expect(text(`${filled(1_048_575)} `).ok).toBe(true)
    expect(text(filled(1_048_577))).toMatchObject({ ok: false, error: { kind: "limit", path: [] } })
    const owned = await decoderFor(payload)
    expect(owned({ list: Array.from({ length: 20_000 }, () => "") }).ok).toBe(true)
  })
})
