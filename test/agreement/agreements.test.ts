import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { agreement } from "../../catalog/kinds/agreement.ts"
import { accepts } from "../../model/accepts.ts"
import type { Refusal } from "../../model/accepts.ts"
import type { Clause } from "../../model/agreement.ts"
import type { FactValue } from "../../model/fact.ts"
import { sample } from "../../model/wire/sample.ts"
import type { ObjectType } from "../../model/wire-type.ts"
import { catalogOf, contractOf, slotOf } from "../support/example-catalog.ts"
import { objects, plainNames, tied } from "./clauses.ts"
import { compiledDecoders } from "./compile.ts"

type Whole = { readonly [member: string]: FactValue }

const invented = fc.sample(tied(plainNames), { numRuns: 120, seed: 3 })
const values = [...objects(plainNames)]

/** A third reading of a condition: an expression of JavaScript about the value, written out and run. */
function naive(clause: Clause): string {
  const member = "member" in clause ? `value[${JSON.stringify(clause.member)}]` : ""
  switch (clause.kind) {
    case "present":
      return `(${JSON.stringify(clause.member)} in value)`
    case "equals":
      return `(JSON.stringify(${member}) === ${JSON.stringify(JSON.stringify(clause.value))})`
    case "count": {
      const split = `((${member} ?? []).join("|").split("|").filter(Boolean).reduce((sum, each) => sum + Number(each === ${JSON.stringify(clause.text)}), 0))`
      return `(${split} >= ${clause.least} && ${split} <= ${clause.most ?? Infinity})`
    }
    case "placeholders":
      return `!(${member} ?? []).some((each) => !${JSON.stringify(clause.among)}.includes(each) && (/^\\{.*\\}$/.test(each) || each.split(/(\\{[pq]\\})/).some((part) => ${JSON.stringify(clause.among)}.includes(part))))`
    case "not":
      return `!(${naive(clause.of)})`
    case "and":
      return `(${naive(clause.left)} && ${naive(clause.right)})`
    case "or":
      return `(${naive(clause.left)} || ${naive(clause.right)})`
    case "same":
      return `(${naive(clause.left)} === ${naive(clause.right)})`
    default:
      return clause satisfies never
  }
}

function naively(type: ObjectType): (value: Whole) => readonly string[] {
  const readings = (type.agreements ?? []).map(
    ({ name, holds }) => [name, new Function("value", `return ${naive(holds)}`) as (value: Whole) => boolean] as const,
  )
  return (value) => readings.flatMap(([name, keeps]) => (keeps(value) ? [] : [name]))
}

/** A refusal as the decoder of one of the invented slots says it. */
function errorOf({ kind, path, expected, actual, agreement: named }: Refusal, index: number): object {
  return { kind, path, expected, actual, fact: `slot/acme/p${index}`, agreement: named }
}

describe("agreements that nobody would state", () => {
  it(`are read alike by the interpreter, the generated decoder and a third reading, for each of ${values.length} objects`, async () => {
    const contract = contractOf("acme", "owned", (head) =>
      invented.map((type, index) => slotOf(head, `p${index}`, { type, definitions: [] })),
    )
    const decoders = await compiledDecoders(catalogOf([contract]))
    const counts = { kept: 0, broken: 0 }
    for (const [index, type] of invented.entries()) {
      const third = naively(type)
      const decode = decoders.get(`acme/decodeP${index}`)
      const decodeText = decoders.get(`acme/decodeP${index}Text`)
      for (const value of values) {
        const broken = third(value)
        const refusals = accepts({ type, definitions: [] }, value)
        const said = refusals.map(({ agreement: named, constraint }) => `${constraint} ${named?.name ?? ""}`)
        if (said.join() !== broken.map((name) => `agreement ${name}`).join())
          expect.fail(
            `${JSON.stringify(type.agreements)} of ${JSON.stringify(value)}: ${said.join()}, ${broken.join()}`,
          )
        const [first] = refusals
        const expected = first === undefined ? { ok: true, value } : { ok: false, error: errorOf(first, index) }
        for (const result of [decode?.(value), decodeText?.(JSON.stringify(value))])
          if (JSON.stringify(result) !== JSON.stringify(expected))
            expect.fail(`${JSON.stringify(type.agreements)} of ${JSON.stringify(value)}: ${JSON.stringify(result)}`)
        if (broken.length === 0) counts.kept++
        else counts.broken++
      }
    }
    console.log(`${invented.length} objects with agreements`, JSON.stringify(counts))
    expect(Math.min(counts.kept, counts.broken)).toBeGreaterThan(20_000)
  }, 120_000)

  it("are what Effect holds a schema to that states them", () => {
    const schema = Schema.Struct({
      mode: Schema.optionalKey(Schema.Literals(["x", "y"])),
      kind: Schema.Literals(["x", "y", 3, true]),
      label: Schema.optionalKey(Schema.String),
      list: Schema.optionalKey(Schema.Array(Schema.String)),
      items: Schema.Array(Schema.String),
    })
    for (const type of invented.slice(0, 20)) {
      const [first, ...others] = (type.agreements ?? []).map((each) => agreement(each))
      if (first === undefined) continue
      const decode = Schema.decodeUnknownResult(schema.check(first, ...others), { onExcessProperty: "error" })
      for (const value of values)
        expect(Result.isSuccess(decode(value))).toBe(accepts({ type, definitions: [] }, value).length === 0)
    }
  }, 120_000)

  it("are kept by the smallest value, wherever any object of the pool keeps them", () => {
    let found = 0
    for (const type of invented) {
      const payload = { type, definitions: [] }
      const smallest = sample(payload)
      if (smallest === undefined) expect(values.filter((value) => accepts(payload, value).length === 0)).toEqual([])
      else {
        expect(accepts(payload, smallest)).toEqual([])
        found++
      }
    }
    expect(found).toBeGreaterThan(80)
  })
})

describe("where agreements are asked", () => {
  const inner: ObjectType = {
    kind: "object",
    excess: "closed",
    members: [
      { name: "a", type: { kind: "literal", values: [1, 2] }, optional: true, description: null },
      { name: "b", type: { kind: "literal", values: [1, 2] }, optional: true, description: null },
    ],
    agreements: [
      {
        name: "together",
        says: "a and b come together",
        repair: "state both",
        at: "b",
        holds: { kind: "same", left: { kind: "present", member: "a" }, right: { kind: "present", member: "b" } },
      },
    ],
  }
  const broken = {
    kind: "invalid",
    expected: "agreement together: a and b come together",
    actual: "absent",
    constraint: "agreement",
    agreement: { name: "together", repair: "state both" },
  }

  it("nested objects have their own, at their own place", () => {
    const type = { kind: "list", item: inner, min: 0, max: null } as const
    expect(accepts({ type, definitions: [] }, [{}, { a: 1 }, { a: 1, b: 2 }])).toEqual([{ ...broken, path: [1, "b"] }])
  })

  it("an object that is wrong in itself is not asked, another one is", () => {
    const type = { kind: "list", item: inner, min: 0, max: null } as const
    const refusals = accepts({ type, definitions: [] }, [{ a: 3 }, { a: 1, c: 1 }, { a: 1 }])
    expect(refusals.map(({ path, constraint }) => [constraint, ...path])).toEqual([
      ["enum", 0, "a"],
      ["additionalProperties", 1, "c"],
      ["agreement", 2, "b"],
    ])
  })

  it("variants of a union have theirs, and may speak of the tag", async () => {
    const type = {
      kind: "union",
      tag: "kind",
      variants: [
        { ...inner, name: "p" },
        { name: "q", members: inner.members, excess: "keep" },
        {
          name: "r",
          members: inner.members,
          excess: "closed",
          agreements: [
            {
              name: "tagged",
              says: "r has a",
              repair: "state a",
              at: "kind",
              holds: {
                kind: "or",
                left: { kind: "not", of: { kind: "equals", member: "kind", value: "r" } },
                right: { kind: "present", member: "a" },
              },
            },
          ],
        },
      ],
    } as const
    const payload = { type, definitions: [] }
    const contract = contractOf("acme", "owned", (head) => [slotOf(head, "u", payload)])
    const decode = (await compiledDecoders(catalogOf([contract]))).get("acme/decodeU")
    const said = (value: FactValue) => [accepts(payload, value).map(({ path }) => path.join()), decode?.(value).ok]
    expect(said({ kind: "p", a: 1 })).toEqual([["b"], false])
    expect(said({ kind: "q", a: 1 })).toEqual([[], true])
    expect(said({ kind: "r", b: 1 })).toEqual([["kind"], false])
    expect(said({ kind: "r", a: 1 })).toEqual([[], true])
  })
})
