import { readFileSync } from "node:fs"
import { Ajv2020 } from "ajv/dist/2020.js"
import { describe, expect, it } from "vitest"
import { load } from "../load/load.ts"
import { resolve } from "../resolve/resolve.ts"
import type { Member, Payload, WireType } from "../../model/wire-type.ts"
import { jsonText } from "../text/json.ts"
import { schemaFiles } from "./schema.ts"
import { payloadSchema } from "./schema/payload.ts"

const project = new URL("../../", import.meta.url)
const member = (name: string, type: WireType, more: Partial<Member> = {}): Member => ({
  name,
  type,
  optional: false,
  description: null,
  ...more,
})
const object = (...members: readonly Member[]): WireType => ({ kind: "object", members, excess: "closed" })
const schemaOf = (payload: Payload, inline = false): unknown => JSON.parse(jsonText(payloadSchema(payload, { inline })))
const body = (type: WireType): unknown => {
  const { $schema, ...rest } = schemaOf({ type, definitions: [] }) as { readonly $schema: string }
  expect($schema).toBe("https://json-schema.org/draft/2020-12/schema")
  return rest
}

describe("published schemas of the catalog", async () => {
  const { facts, acp } = await load({ root: project.pathname, cacheFolder: null })
  const files = schemaFiles(resolve(facts, acp).catalog, "output")

  it("stand one for each slot, two for a slot that is answered", () => {
    const paths = files.map(({ path }) => path.slice("output/schemas/".length, -".schema.json".length))
    expect(paths).toEqual(
      expect.arrayContaining([
        "checkfu/capabilities",
        "checkfu/session-interrupt.request",
        "checkfu/session-interrupt.acknowledgement",
        "onehorizon/task-context",
      ]),
    )
    expect(paths.filter((path) => path.startsWith("checkfu/"))).toHaveLength(14)
  })

  it("stand once for a payload that rides on several carriers", () => {
    const paths = files.map(({ path }) => path).filter((path) => path.includes("onehorizon/"))
    expect(paths.map((path) => path.slice("output/schemas/onehorizon/".length)).toSorted()).toEqual([
      "block-meta.schema.json",
      "session-meta.schema.json",
      "task-context.schema.json",
      "trusted-instructions.schema.json",
    ])
  })

  it.each(["block-meta", "session-meta", "task-context", "trusted-instructions"])(
    "are those that the adopted contract publishes: %s",
    (name) => {
      const golden = readFileSync(new URL(`test/fixtures/golden/onehorizon-${name}.schema.json`, project), "utf8")
      const text = files.find(({ path }) => path === `output/schemas/onehorizon/${name}.schema.json`)?.text ?? ""
      const renamed = text
        .replaceAll(/#\/\$defs\/\w+/g, "#/$defs/__schema0")
        .replace(/"\$defs": \{\n {4}"\w+"/, '"$defs": {\n    "__schema0"')
      expect(JSON.parse(renamed)).toEqual(JSON.parse(golden))
      expect(JSON.stringify(JSON.parse(renamed))).toBe(JSON.stringify(JSON.parse(golden)))
    },
  )

  it("compile without a word from a strict validator", () => {
    for (const { text } of files) new Ajv2020({ strict: true }).compile(JSON.parse(text) as object)
  })
})

describe("the schema of a type", () => {
  it.each<readonly [string, WireType, unknown]>([
    ["one literal", { kind: "literal", values: ["a"] }, { type: "string", const: "a" }],
    ["several of one kind", { kind: "literal", values: [1, 2] }, { type: "number", enum: [1, 2] }],
    ["several of several kinds", { kind: "literal", values: ["a", 1, true] }, { enum: ["a", 1, true] }],
    ["both booleans", { kind: "literal", values: [true, false] }, { type: "boolean" }],
    ["bounded text", { kind: "text", min: 1, max: 9, pattern: null }, { type: "string", minLength: 1, maxLength: 9 }],
    [
      "a pattern of one width",
      { kind: "text", min: 0, max: null, pattern: "^[0-9a-f]{64}$" },
      { type: "string", minLength: 64, maxLength: 64, pattern: "^[0-9a-f]{64}$" },
    ],
    [
      "a pattern of several widths",
      { kind: "text", min: 0, max: 8, pattern: "^a*$" },
      { type: "string", maxLength: 8, pattern: "^a*$" },
    ],
    ["an integer", { kind: "integer", min: 0, max: 10 }, { type: "integer", minimum: 0, maximum: 10 }],
    ["a number", { kind: "number", min: null, max: 95.5 }, { type: "number", maximum: 95.5 }],
    [
      "a list",
      { kind: "list", item: { kind: "opaque", maxBytes: 1, maxDepth: 1 }, min: 1, max: 3 },
      { type: "array", items: true, minItems: 1, maxItems: 3 },
    ],
    [
      "a map",
      {
        kind: "map",
        names: { kind: "text", min: 1, max: 8, pattern: null },
        value: { kind: "literal", values: [true, false] },
        max: 4,
      },
      {
        type: "object",
        propertyNames: { type: "string", minLength: 1, maxLength: 8 },
        additionalProperties: { type: "boolean" },
        maxProperties: 4,
      },
    ],
    [
      "a nullable member with a description",
      {
        kind: "object",
        excess: "keep",
        members: [
          member(
            "a",
            { kind: "nullable", of: { kind: "literal", values: [1] } },
            { optional: true, description: "One." },
          ),
        ],
      },
      {
        type: "object",
        properties: { a: { description: "One.", anyOf: [{ type: "number", const: 1 }, { type: "null" }] } },
      },
    ],
    [
      "a union",
      {
        kind: "union",
        tag: "is",
        variants: [
          { name: "x", members: [member("n", { kind: "integer", min: 0, max: 1 })], excess: "closed" },
          { name: "y", members: [], excess: "keep" },
        ],
      },
      {
        oneOf: [
          {
            type: "object",
            properties: { is: { type: "string", const: "x" }, n: { type: "integer", minimum: 0, maximum: 1 } },
            required: ["is", "n"],
            additionalProperties: false,
          },
          { type: "object", properties: { is: { type: "string", const: "y" } }, required: ["is"] },
        ],
      },
    ],
    ["opaque JSON", { kind: "opaque", maxBytes: 9, maxDepth: 1 }, {}],
  ])("%s", (_, type, schema) => {
    expect(body(type)).toEqual(schema)
  })

  it("keeps the order of members whose names objects would reorder", () => {
    const text = jsonText(
      payloadSchema(
        {
          type: object(
            member("b", { kind: "literal", values: [1] }),
            member("10", { kind: "literal", values: [1] }),
            member("9", { kind: "literal", values: [1] }),
          ),
          definitions: [],
        },
        { inline: false },
      ),
    )
    expect([...text.matchAll(/"(b|10|9)": \{/g)].map(([, name]) => name)).toEqual(["b", "10", "9"])
  })
})

describe("definitions", () => {
  const id = { name: "Id", type: { kind: "text", min: 1, max: 9, pattern: null } as const, description: "A name." }
  const node = {
    name: "Node",
    type: object(
      member("id", { kind: "reference", to: "Id" }),
      member("next", { kind: "nullable", of: { kind: "reference", to: "Node" } }),
    ),
    description: null,
  }
  const unused = { name: "Unused", type: { kind: "reference", to: "Id" } as const, description: null }
  const payload: Payload = { type: { kind: "reference", to: "Node" }, definitions: [id, node, unused] }

  it("stand once under $defs, those that are used", () => {
    expect(schemaOf(payload)).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $ref: "#/$defs/Node",
      $defs: {
        Id: { description: "A name.", type: "string", minLength: 1, maxLength: 9 },
        Node: {
          type: "object",
          properties: { id: { $ref: "#/$defs/Id" }, next: { anyOf: [{ $ref: "#/$defs/Node" }, { type: "null" }] } },
          required: ["id", "next"],
          additionalProperties: false,
        },
      },
    })
  })

  it("are written where they are used in an adopted contract, all but those that lead back to themselves", () => {
    expect(schemaOf(payload, true)).toMatchObject({
      $ref: "#/$defs/Node",
      $defs: { Node: { properties: { id: { type: "string", minLength: 1, maxLength: 9 } } } },
    })
    expect(Object.keys((schemaOf(payload, true) as { readonly $defs: object }).$defs)).toEqual(["Node"])
  })

  it("take a chain of ten thousand, written apart or where they are used", () => {
    const definitions = Array.from({ length: 10_000 }, (_, index) => ({
      name: `T${index}`,
      type:
        index === 9999
          ? id.type
          : ({ kind: "list", item: { kind: "reference", to: `T${index + 1}` }, min: 0, max: 1 } as const),
      description: null,
    }))
    const chain: Payload = { type: { kind: "reference", to: "T0" }, definitions }
    expect(payloadSchema(chain, { inline: false }).get("$ref")).toBe("#/$defs/T0")
    expect(payloadSchema(chain, { inline: true }).get("type")).toBe("array")
  })
})
