import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import type { SchemaNode } from "./json-schema.ts"
import { modulesOf, placesOf } from "./modules.ts"
import { readProtocol, referencesIn } from "./protocol.ts"
import { readDefinition } from "./read-shapes.ts"

const none = JSON.stringify({ keepsUnknownVariants: {}, readsNullAsEmpty: {} })
const text = { type: "string" }

/** A schema of one notification and what else it needs. */
function schemaOf(
  properties: { readonly [name: string]: SchemaNode },
  more: { readonly [name: string]: SchemaNode } = {},
): string {
  const notification = { type: "object", properties, "x-method": "a/b", "x-side": "client" }
  return JSON.stringify({ $defs: { ANotification: notification, RequestId: text, Error: text, ...more } })
}

describe("a protocol schema", () => {
  it.each([
    ["a keyword that nobody reads", { type: "string", pattern: "^a$" }, "pattern type in A"],
    ["a bound without its type", { minimum: 1 }, "minimum in A"],
    ["several types", { type: ["string", "integer"] }, "the types string and integer in A"],
    ["two schemas at once", { allOf: [{ $ref: "#/$defs/B" }, { $ref: "#/$defs/C" }] }, "allOf in A"],
    ["a reference to elsewhere", { $ref: "other.json" }, "refers to other.json"],
    [
      "alternatives by two tags",
      { anyOf: [tagged("kind", "a"), tagged("type", "b")] },
      "alternatives by kind and type",
    ],
    [
      "an open alternative that leaves some out",
      { anyOf: [tagged("kind", "a"), { ...tagged("kind", "a"), properties: { kind: text }, not: { anyOf: [] } }] },
      "does not take all others by kind",
    ],
  ])("with %s is not read past it", (_, node, says) => {
    expect(() => readDefinition("A", { A: node, B: text, C: text })).toThrow(says)
  })

  it("with a definition that reaches itself is not read: its depth bounds the decoders' stack", () => {
    const loop = { type: "object", properties: { of: { $ref: "#/$defs/Loop" } } }
    expect(() => readProtocol(schemaOf({ loop: { $ref: "#/$defs/Loop" } }, { Loop: loop }), none)).toThrow(
      "Loop reaches itself",
    )
  })

  it("without what is read more leniently is not read", () => {
    const leniency = JSON.stringify({ keepsUnknownVariants: { Gone: "…" }, readsNullAsEmpty: {} })
    expect(() => readProtocol(schemaOf({}), leniency)).toThrow("no tagged definition Gone")
  })

  it("tells required, nullable and hinted members apart", () => {
    const members = { a: text, b: { type: ["integer", "null"], minimum: 0, "x-deserialize-default-on-error": true } }
    expect(readDefinition("A", { A: { type: "object", properties: members, required: ["a"] } })).toEqual([
      {
        name: "A",
        description: null,
        shape: {
          kind: "object",
          open: false,
          members: [
            { name: "a", shape: { kind: "text", min: 0, known: [] }, required: true, hint: "none", description: null },
            {
              name: "b",
              shape: { kind: "nullable", of: { kind: "integer", min: 0, max: null } },
              required: false,
              hint: "on-error",
              description: null,
            },
          ],
        },
      },
    ])
  })
})

function tagged(tag: string, value: string): SchemaNode {
  return { type: "object", properties: { [tag]: { type: "string", const: value } }, required: [tag] }
}

describe("the modules of the pinned protocol", () => {
  const folder = "catalog/acp/v1"
  const protocol = readProtocol(
    readFileSync(`${folder}/schema.json`, "utf8"),
    readFileSync(`${folder}/leniency.json`, "utf8"),
  )
  const modules = modulesOf(protocol)

  it("are one for each method, and hold every definition once", () => {
    expect(modules.flatMap(({ method }) => method?.name ?? []).toSorted()).toEqual(
      protocol.methods.map(({ name }) => name).toSorted(),
    )
    expect(modules.flatMap(({ definitions }) => definitions).length).toBe(protocol.definitions.size)
  })

  it("do not import each other, on whatever way", () => {
    const places = placesOf(modules)
    const imports = new Map(
      modules.map(({ name, definitions }) => {
        const used = definitions.flatMap(({ shape }) => referencesIn(shape)).map((to) => places.get(to) ?? "")
        return [name, new Set(used.filter((to) => to !== name))]
      }),
    )
    for (const { name } of modules) {
      const reached = new Set(imports.get(name))
      for (const module of reached) for (const next of imports.get(module) ?? []) reached.add(next)
      expect([...reached]).not.toContain(name)
    }
  })
})
