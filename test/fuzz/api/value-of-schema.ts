import type { Random } from "../random.ts"

/** A JSON Schema of a document, as far as documents use the language. */
export interface Schema {
  readonly $ref?: string
  readonly $defs?: { readonly [name: string]: Schema }
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: { readonly [name: string]: Schema | boolean }
  readonly required?: readonly string[]
  readonly items?: Schema | boolean
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

/** What may stand in a text of the name of a member: what the server knows, and what it does not. */
export type Known = { readonly [member: string]: readonly unknown[] }

/** Texts of many forms: the first that a pattern takes stands for it. */
const texts = [
  "a",
  "a-b",
  "Say hello.",
  "key_0123456789abcdef",
  `sha256:${"0".repeat(64)}`,
  `ghcr.io/acme/agent@sha256:${"0123456789abcdef".repeat(4)}`,
  "/workspace",
  "2026-08-29T00:00:00.000Z",
  "https://acme.example/a",
  "-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA\n-----END PUBLIC KEY-----\n",
  "e30",
  "checkfu:acp-v1@1",
]

/** A value that a schema takes, or nearly: patterns are met by known texts, and agreements between members by chance. */
export function valueOf(
  stated: Schema | boolean,
  root: Schema,
  known: Known,
  random: Random,
  member = "",
  depth = 0,
): unknown {
  if (Object.hasOwn(known, member) && random.below(8) > 0) return random.of(known[member] ?? [])
  const schema = typeof stated === "boolean" ? {} : stated
  if (schema.$ref !== undefined) {
    const named = root.$defs?.[schema.$ref.slice("#/$defs/".length)]
    return named === undefined ? null : valueOf(named, root, known, random, member, depth + 1)
  }
  if ("const" in schema) return schema.const
  if (schema.enum !== undefined) return random.of(schema.enum)
  const branches = schema.oneOf ?? schema.anyOf
  if (branches !== undefined) return valueOf(random.of(branches), root, known, random, member, depth + 1)
  const type = typeof schema.type === "string" ? schema.type : random.of(schema.type ?? ["null", "object", "string"])
  switch (type) {
    case "object":
      return objectOf(schema, root, known, random, depth)
    case "array":
      return Array.from({ length: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + random.below(3)) }, () =>
        valueOf(schema.items ?? {}, root, known, random, member, depth + 1),
      )
    case "string":
      return textOf(schema, random)
    case "integer":
    case "number":
      return random.of([schema.minimum ?? 0, Math.min(schema.maximum ?? 9, (schema.minimum ?? 0) + random.below(4))])
    case "boolean":
      return random.below(2) === 0
    default:
      return null
  }
}

function objectOf(schema: Schema, root: Schema, known: Known, random: Random, depth: number): unknown {
  const chosen = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) === true || (depth < 8 && random.below(3) === 0),
  )
  return Object.fromEntries(chosen.map(([name, each]) => [name, valueOf(each, root, known, random, name, depth + 1)]))
}

function textOf({ pattern, minLength = 0, maxLength = Infinity }: Schema, random: Random): string {
  const form = pattern === undefined ? null : new RegExp(pattern, "u")
  const fitting = texts.filter(
    (text) => text.length >= minLength && text.length <= maxLength && (form === null || form.test(text)),
  )
  if (fitting.length === 0) return "x".repeat(Math.min(minLength, 64))
  const text = random.of(fitting)
  const counted = `${text}-${random.below(10_000)}`
  return random.below(2) === 0 && counted.length <= maxLength && (form === null || form.test(counted)) ? counted : text
}
