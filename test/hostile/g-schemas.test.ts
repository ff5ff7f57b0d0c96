import * as Arbitrary from "effect/Arbitrary"
import * as Effect from "effect/Effect"
import type * as Schema from "effect/Schema"
import { beforeAll, describe, expect, it } from "vitest"
import { payloadTables } from "../../generators/emit/page-payload.ts"
import { payloadSchema } from "../../generators/emit/schema/payload.ts"
import { schemaFiles } from "../../generators/emit/schema.ts"
import { load } from "../../generators/load/load.ts"
import { resolve } from "../../generators/resolve/resolve.ts"
import { answerNames, payloadNames } from "../../generators/text/names.ts"
import type { Catalog } from "../../model/catalog.ts"
import { sample } from "../../model/wire/sample.ts"
import type { Payload } from "../../model/wire-type.ts"
import { compiledDecoders } from "../agreement/compile.ts"
import type { Decoder } from "../agreement/compile.ts"
import { singleFaults } from "../agreement/faults.ts"
import type { Json } from "../agreement/faults.ts"
import { disagreement } from "../agreement/judges.ts"
import { catalogOf, contractOf, objectOf, payloadOf, refTo, slotOf } from "../support/example-catalog.ts"
import * as adopted from "./catalog/adopted.ts"
import * as payloads from "./catalog/payloads.ts"
import { generatedHostile, generatedTexts } from "./project.ts"
import { here, loadedOnce, refused, slotText } from "./refusal.ts"

interface Carried {
  readonly payload: Payload
  readonly schema: object
  readonly decode: Decoder
  readonly decodeText: Decoder
}

/** What the catalog states of a slot, as its own module holds it. */
const stated = (name: string): Schema.Top => {
  const facts = Object.values({ ...payloads, ...adopted }) as unknown as readonly {
    readonly name: string
    readonly payload: unknown
  }[]
  return facts.find((fact) => fact.name === name)?.payload as Schema.Top
}

describe("schemas", () => {
  const hostile = generatedHostile()
  loadedOnce()
  let catalog: Catalog
  let carried: ReadonlyMap<string, Carried>
  beforeAll(async () => {
    const { facts, acp } = await load({ root: hostile().folder, cacheFolder: null })
    catalog = resolve(facts, acp).catalog
    const decoders = await compiledDecoders(catalog)
    const schemas = new Map(
      schemaFiles(catalog, "generated").map(({ path, text }) => [path, JSON.parse(text) as object]),
    )
    const all = catalog.contracts.flatMap(({ name: contract, slots }) =>
      slots.flatMap((slot) => {
        const one = (payload: Payload, suffix: string, names: ReturnType<typeof payloadNames>): [string, Carried] => [
          `${slot.name}${suffix}`,
          {
            payload,
            schema: schemas.get(`generated/schemas/${contract}/${slot.name}${suffix}.schema.json`) as object,
            decode: decoders.get(`${contract}/${names.decode}`) as Decoder,
            decodeText: decoders.get(`${contract}/${names.decodeText}`) as Decoder,
          },
        ]
        return slot.answer === null
          ? [one(slot.payload, "", payloadNames(slot))]
          : [one(slot.payload, ".request", payloadNames(slot)), one(slot.answer, ".acknowledgement", answerNames(slot))]
      }),
    )
    carried = new Map(all)
  })

  it.each<readonly [string, string]>([
    ["two places", slotText("Schema.Tuple([Schema.String, Schema.Int])", { mark: "payload" })],
    [
      "one of many members",
      slotText(`Schema.Struct({ a: Schema.Boolean, ${here}at: Schema.Tuple([Schema.String, Schema.Int]) })`),
    ],
    [
      "a first place and a rest",
      slotText("Schema.TupleWithRest(Schema.Tuple([Schema.String]), [Schema.Int])", { mark: "payload" }),
    ],
    ["no place at all", slotText("Schema.Tuple([])", { mark: "payload" })],
    [
      "what others publish",
      slotText("Schema.Tuple([Schema.String, Schema.Int])", { contract: "wild", mark: "payload" }),
    ],
  ])("fault 37: a tuple, which readers of schemas take for different things, is refused: %s", async (_, text) => {
    const { code, what, fix } = await refused(text)
    expect([code, what, fix]).toEqual([
      "load/payload",
      expect.stringContaining("tuple"),
      expect.stringContaining("Struct"),
    ])
  })

  it("fault 37: no published schema uses a keyword that means something else to another reader", () => {
    const known =
      "$schema $id $ref $defs title description type properties required additionalProperties items minItems maxItems minimum maximum minLength maxLength pattern enum const oneOf anyOf allOf not propertyNames maxProperties"
    for (const [path, text] of generatedTexts(hostile(), ".schema.json"))
      for (const keyword of keywordsIn(JSON.parse(text))) expect(known.split(" "), path).toContain(keyword)
  })

  it("fault 38: one type that two places describe is one type", () => {
    const texts = generatedTexts(hostile())
    const schema = JSON.parse(texts.get("generated/schemas/hostile/shared.schema.json") ?? "") as {
      readonly properties: object
      readonly $defs: object
    }
    expect(schema).toMatchObject({
      properties: {
        left: { description: "The one on the left.", $ref: "#/$defs/P" },
        right: { description: "The one on the right.", $ref: "#/$defs/P" },
        both: { items: { $ref: "#/$defs/P" } },
      },
      $defs: { P: { type: "object", properties: { x: { type: "boolean" } } } },
    })
    expect(Object.keys(schema.$defs)).toEqual(["P"])
    const module = texts.get("generated/contracts/hostile/shared.ts") ?? ""
    expect(module).toMatch(/readonly left: P\n[^]*readonly right\?: P\n[^]*readonly both: readonly P\[\]\n/)
    expect(module).not.toMatch(/\bP\d/)
    expect(texts.get("generated/contracts/hostile/definitions.ts")?.match(/^export \w+ P\b/gm)).toHaveLength(1)
  })

  it("fault 38: two types of one name are refused where the second stands, and none is numbered", async () => {
    const p = (member: string): string =>
      `Schema.Struct({ p: Schema.Struct({ ${member}: Schema.Boolean }).annotate({ identifier: "P" }) })`
    const text =
      slotText(p("x"), { number: 1, name: '"one"' }) +
      slotText(p("y").replace('"P"', `${here}"P"`), { number: 2, name: '"two"' })
    expect((await refused(text)).code).toBe("load/duplicate-type-name")
  })

  it("fault 39: a number keeps its fraction in every output", () => {
    const texts = generatedTexts(hostile())
    expect(JSON.parse(texts.get("generated/schemas/hostile/ratio.schema.json") ?? "")).toMatchObject({
      properties: {
        percent: { type: "number", minimum: -0.5, maximum: 95.5 },
        tiny: { type: "number", minimum: 1e-7, maximum: 1e21 },
        count: { type: "integer", minimum: 0, maximum: 9007199254740991 },
      },
    })
    const { decode } = carried.get("ratio") as Carried
    for (const [percent, ok] of [
      [95.5, true],
      [95.50000000000001, false],
      [-0.5, true],
      [0.1, true],
      [95, true],
      [96, false],
    ] as const)
      expect([percent, decode({ percent, tiny: 1.5, count: 1 }).ok]).toEqual([percent, ok])
  })

  it("fault 39: schema, decoder, interpreter and the stated type say the same of every value and of every single fault of it", () => {
    const counts = { accepted: 0, refused: 0, drawn: 0 }
    for (const [stem, { payload, schema, decode, decodeText }] of carried) {
      const text = (input: unknown): ReturnType<Decoder> => decodeText(input)
      const judge = disagreement({ payload, schema, decode, decodeText: text })
      const drawn = stem.includes(".") ? [] : drawnFrom(stated(stem))
      for (const value of drawn) {
        const difference = JSON.stringify(schema).includes("__proto__") ? null : judge(value)
        if (difference !== null) expect.fail(`${stem}: ${difference}`)
        // What is drawn from an open type may be larger than its carrier lets pass; what is refused is a limit then.
        const result = decode(value)
        if (!result.ok) expect(result.error, `${stem}: ${JSON.stringify(value)}`).toMatchObject({ kind: "limit" })
        counts.drawn += 1
      }
      // Ajv reads over a listed member named __proto__, in a schema that lists it.
      if (JSON.stringify(schema).includes("__proto__")) continue
      const seeds = [sample(payload) as Json, ...drawn.slice(0, 3)]
      for (const value of singleFaults(payload, seeds)) {
        const difference = judge(value)
        if (difference !== null) expect.fail(`${stem}: ${difference}`)
        counts[decode(value).ok ? "accepted" : "refused"] += 1
      }
    }
    expect(carried.size).toBeGreaterThan(15)
    expect(counts.drawn).toBeGreaterThan(200)
    expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(500)
  }, 120_000)

  const links = (count: number, last: string): string =>
    Array.from({ length: count }, (_, at) => {
      const inner = at === 0 ? last : `C${at - 1}`
      return `const C${at} = Schema.Struct({ next: ${inner} }).annotate({ identifier: "C${at}" })\n`
    }).join("")

  it.each<readonly [string, string]>([
    ["10,000 types in a chain", `${links(10_000, "Schema.Boolean")}\n${slotText("C9999", { mark: "payload" })}`],
    ["one more than readers follow", `${links(65, "Schema.Boolean")}\n${slotText("C64", { mark: "payload" })}`],
    [
      "a type that must hold itself",
      `const Self = Schema.Struct({ self: Schema.suspend(() => Self) }).annotate({ identifier: "Self" })\n\n${slotText("Self", { mark: "payload" })}`,
    ],
    [
      "a type that is nothing but itself",
      `const Self = Schema.suspend(() => Self)\n\n${slotText("Self", { mark: "payload" })}`,
    ],
    [
      "65 types inside each other without names",
      slotText(`${"Schema.Array(".repeat(65)}Schema.Boolean${")".repeat(65)}`, { mark: "payload" }),
    ],
  ])("fault 41: a type that nobody can follow is refused: %s", async (_, text) => {
    const { code } = await refused(text)
    expect(code).toMatch(/^(?:type\/not-strict|load\/payload)$/)
  })

  it("fault 41: as many types in a chain as readers follow are ours to state", async () => {
    await expect(refused(`${links(64, "Schema.Boolean")}\n${slotText("C63", { mark: "payload" })}`)).rejects.toThrow(
      /code/,
    )
  })

  it("fault 41: cycles, and chains of 10,000 that others published, take no stack in any output", async () => {
    const texts = generatedTexts(hostile())
    expect(texts.get("generated/contracts/hostile/definitions.ts")).toContain("readonly kids: readonly Tree[]")
    const chain = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, at) => [`C${at}`, objectOf({ "next?": refTo(`C${(at + 1) % 10_000}`) })]),
    )
    const payload = payloadOf(refTo("C0"), chain)
    const contract = contractOf("far", "adopted", (head) => [slotOf(head, "far", payload, { payloadOf: null })])
    const started = process.cpuUsage()
    payloadSchema(payload, { inline: true })
    payloadTables(payload)
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1000).toBeLessThan(2000)
    const decoders = await compiledDecoders(catalogOf([contract]))
    let value: Json = {}
    for (let depth = 0; depth < 70; depth += 1) value = { next: value }
    expect(decoders.get("far/decodeFar")?.(value)).toMatchObject({ ok: false, error: { kind: "limit" } })
    expect(decoders.get("far/decodeFar")?.({ next: { next: {} } })).toMatchObject({ ok: true })
  })
})

function drawnFrom(schema: Schema.Top): readonly Json[] {
  const drawn = Effect.runSync(
    Arbitrary.sampleEffect(Arbitrary.schema(schema as Schema.Schema<unknown>), { count: 20, seed: "hostile" }),
  )
  // A value of the type that JSON would write as another one is not on the wire.
  return drawn.map((value) => JSON.parse(JSON.stringify(value)) as Json)
}

/** The keywords of a schema, at any depth, and no names of members. */
function keywordsIn(schema: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const open: unknown[] = [schema]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === null || typeof next !== "object") continue
    if (Array.isArray(next)) {
      open.push(...(next as readonly unknown[]))
      continue
    }
    for (const [keyword, value] of Object.entries(next)) {
      found.add(keyword)
      if (keyword === "properties" || keyword === "$defs") open.push(...Object.values(value as object))
      else if (keyword !== "enum" && keyword !== "const") open.push(value)
    }
  }
  return found
}
