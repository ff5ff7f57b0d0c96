import { shapesOf } from "../../../model/wire/shape.ts"
import type { Shape } from "../../../model/wire/shape.ts"
import { pointRange } from "../../../model/wire/text-sample.ts"
import type { LiteralType, TextType, WireType } from "../../../model/wire-type.ts"
import type { Ordered } from "../../text/json.ts"

/** A schema: keywords in published order, or `true` for what accepts everything. */
export type Schema = Ordered | true

type Keywords = readonly (readonly [keyword: string, value: unknown])[]

/** A schema with a description added; the schema itself where there is none. */
export type Describe = (schema: Schema, description: string | null) => Schema

/** The schema of one type around the schemas of its parts, in the order of `partsOf`. */
export function nodeSchema(
  type: Exclude<WireType, { kind: "reference" }>,
  parts: readonly Schema[],
  describe: Describe = described,
): Schema {
  switch (type.kind) {
    case "literal":
      return new Map(literal(type))
    case "text":
      return new Map(text(type))
    case "integer":
    case "number":
      return new Map([["type", type.kind], ...present("minimum", type.min), ...present("maximum", type.max)])
    case "list":
      return new Map([
        ["type", "array"],
        ["items", parts[0]],
        ...present("minItems", type.min === 0 ? null : type.min),
        ...present("maxItems", type.max),
      ])
    case "map": {
      const named = type.names.min > 0 || type.names.max !== null || type.names.pattern !== null
      return new Map([
        ["type", "object"],
        ...(named ? [["propertyNames", new Map(text(type.names))] as const] : []),
        ["additionalProperties", parts[0]],
        ...present("maxProperties", type.max),
      ])
    }
    case "object":
      return object(shapesOf(type)[0] as Shape, parts, describe)
    case "union": {
      let at = 0
      const variants = shapesOf(type).map((shape) => {
        const tag: Schema = new Map(literal({ kind: "literal", values: [shape.tag as string] }))
        return object(shape, [tag, ...parts.slice(at, (at += shape.members.length - 1))], describe)
      })
      return new Map([["oneOf", variants]])
    }
    case "nullable":
      return new Map([["anyOf", [parts[0], new Map([["type", "null"]])]]])
    case "opaque":
      return true
  }
}

/** A schema with a description before everything else; the schema itself where there is none. */
export function described(schema: Schema, description: string | null): Schema {
  if (description === null) return schema
  return new Map<string, unknown>([["description", description], ...(schema === true ? [] : schema)])
}

function literal({ values }: LiteralType): Keywords {
  const kinds = new Set(values.map((value) => typeof value))
  const [kind] = kinds
  if (kind === undefined) return [["not", new Map()]]
  if (kinds.size > 1) return [["enum", values]]
  if (values.length === 1)
    return [
      ["type", kind],
      ["const", values[0]],
    ]
  return kind === "boolean"
    ? [["type", kind]]
    : [
        ["type", kind],
        ["enum", values],
      ]
}

/** A pattern of one width also publishes its length: `$` of other languages lets a line feed pass. */
function text({ min, max, pattern }: TextType): Keywords {
  const width = pattern === null ? null : pointRange(pattern)
  const fixed = width !== null && width.min === width.max ? width.min : null
  const least = Math.max(min, fixed ?? 0)
  return [
    ["type", "string"],
    ...present("minLength", least === 0 ? null : least),
    ...present("maxLength", max === null || fixed === null ? (max ?? fixed) : Math.min(max, fixed)),
    ...present("pattern", pattern),
  ]
}

function object({ members, excess }: Shape, parts: readonly Schema[], describe: Describe): Schema {
  const properties = members.map(
    ({ name, description }, index) => [name, describe(parts[index] as Schema, description)] as const,
  )
  const required = members.filter(({ optional }) => !optional).map(({ name }) => name)
  return new Map<string, unknown>([
    ["type", "object"],
    ["properties", new Map(properties)],
    ...(required.length === 0 ? [] : [["required", required] as const]),
    ...(excess === "closed" ? [["additionalProperties", false] as const] : []),
  ])
}

function present(keyword: string, value: number | string | null): Keywords {
  return value === null ? [] : [[keyword, value]]
}
