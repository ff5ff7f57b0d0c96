import { join } from "node:path"
import { compile } from "json-schema-to-typescript"
import type { JSONSchema } from "json-schema-to-typescript"
import { format } from "prettier"
import { beforeAll, describe, expect, it } from "vitest"
import type { WireType } from "../../../model/wire-type.ts"
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
} from "../../../test/support/example-catalog.ts"
import { load } from "../../load/load.ts"
import { resolve } from "../../resolve/resolve.ts"
import { header } from "../../text/typescript.ts"
import { described } from "./form.ts"
import { kitPayloads } from "./payloads.ts"
import type { KitPayload } from "./payloads.ts"
import { kitSchemaFiles } from "./schemas.ts"
import { kitTypingFiles } from "./typings.ts"

/** What the library and the formatter make of a schema of the kit. */
async function compiled(schema: string): Promise<string> {
  const text = await compile(JSON.parse(schema) as JSONSchema, "", {
    bannerComment: header,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
    unknownAny: true,
    format: false,
  })
  return format(text, { parser: "typescript", semi: false, printWidth: 100 })
}

/** Path, schema and typing of each payload. */
function pairs(payloads: readonly KitPayload[]): readonly (readonly [path: string, schema: string, typing: string])[] {
  const forms = described(payloads)
  const schemas = kitSchemaFiles(forms, "kit")
  return kitTypingFiles(forms, "kit").map(({ path, text }, index) => [path, schemas[index]?.text ?? "", text])
}

function invented(types: { readonly [name: string]: WireType }): readonly KitPayload[] {
  const definitions = {
    Id: textOf(1, 9),
    Same: refTo("Id"),
    Json: { kind: "opaque", maxBytes: 9, maxDepth: 2 },
    Tree: objectOf({ "below?": listOf(refTo("Tree"), 0, 4), "mark?": refTo("Mark") }),
    Mark: { kind: "union", tag: "k", variants: [variant("a", { tree: refTo("Tree") }), variant("b", {})] },
    Marks: listOf(refTo("Mark"), 1, 2),
  } satisfies { readonly [name: string]: WireType }
  const contract = contractOf("acme", "owned", (head) =>
    Object.entries(types).map(([name, type]) => slotOf(head, name, payloadOf(type, definitions))),
  )
  return kitPayloads(catalogOf([contract]))
}

function variant(name: string, members: { readonly [name: string]: WireType }): never {
  return { name, ...objectOf(members) } as never
}

const wide = Array.from({ length: 12 }, (_, at) => `a rather long literal, number ${at}`)

const cases: { readonly [name: string]: WireType } = {
  plain: objectOf({ text: anyText, "odd-name?": textOf(0, 3), "number?": { kind: "number", min: null, max: 1e21 } }),
  literals: objectOf({
    one: oneOf("x"),
    few: oneOf("a", "b", 'say "hi"', "it's", "\u2028é"),
    many: oneOf(...wide),
    flag: oneOf(false, true),
    mixed: oneOf("a", 1, -2.5, true),
    yes: oneOf(true),
  }),
  lists: objectOf({
    list: listOf(anyText, 0, 3),
    few: listOf(oneOf("a", "b"), 2, 3),
    nested: listOf(listOf(orNull(anyText), 0, 2), 1),
    objects: listOf(objectOf({ q: anyText }), 0, 5),
    ids: listOf(refTo("Id"), 0, 5),
    wide: listOf(oneOf(...wide)),
    maybe: orNull(listOf(anyText, 0, 7)),
    marks: refTo("Marks"),
  }),
  maps: objectOf({
    map: { kind: "map", names: textOf(1, 9), value: textOf(1, 2), max: 4 },
    lists: { kind: "map", names: textOf(0, null), value: listOf(anyText, 0, 4), max: null },
    ids: { kind: "map", names: textOf(0, null), value: refTo("Id"), max: null },
    any: { kind: "map", names: textOf(0, null), value: { kind: "opaque", maxBytes: 9, maxDepth: 2 }, max: null },
  }),
  nullable: objectOf({
    text: orNull(textOf(1, 2)),
    object: orNull(objectOf({ z: oneOf(1, 2) })),
    literal: orNull(oneOf("a", "b")),
    tree: orNull(refTo("Tree")),
    json: orNull({ kind: "opaque", maxBytes: 9, maxDepth: 2 }),
    union: orNull({ kind: "union", tag: "k", variants: [variant("a", {}), variant("b", { m: anyText })] }),
  }),
  empty: objectOf({ closed: objectOf({}), json: { kind: "opaque", maxBytes: 9, maxDepth: 2 } }),
  nothing: objectOf({}),
  choice: { kind: "union", tag: "k", variants: [variant("a", { "id?": refTo("Same") }), variant("b", {})] },
  "only-one": { kind: "union", tag: "k", variants: [variant("a", { marks: listOf(refTo("Mark"), 0, 2) })] },
  forest: objectOf({ tree: refTo("Tree"), same: refTo("Same"), json: refTo("Json"), maybe: orNull(refTo("Json")) }),
  named: refTo("Marks"),
  map: { kind: "map", names: textOf(0, null), value: anyText, max: 3 },
  list: listOf(refTo("Mark"), 1, 3),
  text: textOf(1, 5, "^[a*/]+$"),
}

describe("typings of the kit", () => {
  let real: readonly KitPayload[] = []
  beforeAll(async () => {
    const { facts, acp } = await load({ root: join(import.meta.dirname, "..", "..", "..") })
    real = kitPayloads(resolve(facts, acp).catalog)
  })

  it("are byte for byte what json-schema-to-typescript makes of the kit's schemas", async () => {
    expect(real.length).toBeGreaterThan(15)
    for (const [path, schema, typing] of pairs(real)) expect(typing, path).toBe(await compiled(schema))
  })

  it.each(Object.entries(cases))("are so for whatever a payload may be: %s", async (name, type) => {
    for (const [path, schema, typing] of pairs(invented({ [name]: type })))
      expect(typing, path).toBe(await compiled(schema))
  })

  it("move with a bound that moves", () => {
    const typingOf = (max: number): string | undefined =>
      pairs(invented({ a: objectOf({ a: textOf(1, max) }) }))[0]?.[2]
    expect(typingOf(9)).toContain("Text of 1 to 9 code points.")
    expect(typingOf(10)).not.toBe(typingOf(9))
  })
})
