import type { Random } from "../../test/json-schema/random.ts"

/** A schema and a value, as far as a search changes them. */
export interface Pair {
  readonly family: string
  readonly schema: unknown
  readonly value: unknown
}

type Members = { readonly [name: string]: unknown }

/** Pairs near the bounds, each where another part of the engine has to work: where the search begins. */
export function firstPairs(): readonly Pair[] {
  const refs = (count: number): readonly unknown[] => times(count, () => ({ $ref: "#/$defs/d" }))
  const wide = (below: unknown, count = 63): Members => ({ anyOf: times(count, () => below) })
  const through = (d: unknown, value: unknown, family: string): Pair => ({
    family,
    schema: { items: { allOf: [{ anyOf: refs(60) }, { oneOf: refs(60) }] }, $defs: { d } },
    value,
  })
  const strings = (count: number, length: number, text: string): readonly string[] =>
    times(count, (index) => `${text.repeat(Math.ceil(length / text.length)).slice(0, length - 4)}${1000 + index}`)
  return [
    { family: "branches", schema: { items: wide({ type: "integer" }) }, value: times(4_000, () => "x") },
    {
      family: "nested branches",
      schema: { items: wide({ not: wide({ const: 1 }, 60) }, 2) },
      value: times(4_000, () => 2),
    },
    through(
      { type: "object", required: ["a"], properties: { b: { minimum: 9 } } },
      times(900, () => ({ b: 1 })),
      "references",
    ),
    through(
      { enum: times(12, (index) => ({ k: [index] })) },
      times(300, () => ({ k: [99] })),
      "equality",
    ),
    through({ enum: times(15, (index) => `${"e".repeat(100)}${index}`) }, strings(480, 104, "e"), "enum of strings"),
    through({ minLength: 60_000 }, strings(4, 16_000, "l"), "lengths"),
    through({ maxLength: 9 }, strings(4, 16_000, "𝒳"), "lengths of pairs"),
    through({ format: "email" }, strings(4, 16_000, "a."), "email"),
    through({ format: "uri" }, strings(4, 16_000, "a:/%41"), "uri"),
    through({ format: "uri-reference" }, strings(4, 16_000, "a/%41"), "uri-reference"),
    through({ format: "uri-template" }, strings(4, 16_000, "{a}b"), "uri-template"),
    through({ format: "hostname" }, strings(4, 16_000, "a."), "hostname"),
    through({ format: "idn-hostname" }, strings(100, 250, "丈קé."), "idn-hostname"),
    through({ format: "idn-email" }, strings(150, 250, "é@é."), "idn-email"),
    through({ format: "iri-reference" }, strings(4, 12_000, "é/%41"), "iri-reference"),
    through(
      { multipleOf: 0.0007 },
      times(270, (index) => index / 7),
      "multiples",
    ),
    through({ format: "json-pointer" }, strings(4, 16_000, "/~0"), "json-pointer"),
    through({ format: "date-time" }, strings(4, 16_000, "2020-01-01T00:00:00.0"), "date-time"),
    through({ format: "duration" }, strings(4, 16_000, "P1Y"), "duration"),
    through({ format: "ipv6" }, strings(4, 16_000, "1:"), "ipv6"),
    through({ format: "regex" }, strings(250, 250, "(a|b)?"), "regex"),
    through({ pattern: "^[a-z]{0,256}[0-9]{1,200}$" }, strings(200, 300, "a"), "anchored pattern"),
    {
      family: "unanchored pattern",
      schema: { items: { anyOf: times(7, (index) => ({ pattern: `a{30}b[c-e]${index}` })) } },
      value: strings(4, 16_000, "a"),
    },
    {
      family: "properties",
      schema: {
        items: { properties: byName(250, () => ({ type: "integer", minimum: 1 })), additionalProperties: false },
      },
      value: times(15, () => byName(240, () => 1)),
    },
    {
      family: "pattern properties",
      schema: {
        items: {
          patternProperties: Object.fromEntries(times(30, (index) => [`^[a-p]{1,20}${index}$`, { minimum: index }])),
          additionalProperties: { anyOf: times(30, () => ({ type: "integer" })) },
        },
      },
      value: times(15, () => byName(240, () => 5)),
    },
    {
      family: "names",
      schema: { items: { propertyNames: wide({ const: "q" }) } },
      value: times(15, () => byName(240, () => 5)),
    },
    {
      family: "contains",
      schema: { items: { contains: wide({ const: "q" }) } },
      value: times(60, () => times(60, () => 5)),
    },
    {
      family: "large program",
      schema: {
        properties: byName(250, (index) => ({ type: "object", properties: { a: { minimum: index, maximum: 9 } } })),
      },
      value: byName(250, () => ({ a: 1 })),
    },
    {
      family: "inlined references",
      schema: {
        allOf: times(60, () => ({ $ref: "#/$defs/d" })),
        $defs: { d: { properties: byName(30, () => ({ minimum: 1 })) } },
      },
      value: byName(30, () => 5),
    },
  ]
}

/** A pair that differs in one place: a subschema wrapped, doubled or dropped, a bound or a text moved, the value grown. */
export function mutated(random: Random, { family, schema, value }: Pair): Pair {
  if (random.chance(0.4)) return { family, schema, value: changed(random, value, valueChanges) }
  return { family, schema: changed(random, schema, schemaChanges), value }
}

type Change = (random: Random, part: unknown) => unknown

const schemaChanges: readonly Change[] = [
  (_, part) => (isSchema(part) ? { anyOf: [part, part] } : part),
  (_, part) => (isSchema(part) ? { allOf: [part, part] } : part),
  (_, part) => (isSchema(part) ? { oneOf: [part, part, part] } : part),
  (_, part) => (isSchema(part) ? { not: part } : part),
  (_, part) => (isSchema(part) ? { ...part, items: { ...part } } : part),
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword
  (_, part) => (isSchema(part) ? { if: part, then: part, else: part } : part),
  (random, part) => (isSchema(part) ? { ...part, maxLength: random.below(20_000) } : part),
  (random, part) =>
    isSchema(part) ? { ...part, format: random.pick(["uri", "email", "hostname", "regex", "json-pointer"]) } : part,
  (random, part) =>
    isSchema(part) ? { ...part, pattern: random.pick(["^[a-z]{0,256}$", "a{20}b", "[^a]{3}b", "^.{0,250}$"]) } : part,
  (random, part) => (Array.isArray(part) ? [...part, ...part.slice(random.below(part.length))] : part),
  (random, part) =>
    Array.isArray(part) && part.length > 1 ? part.slice(0, part.length - random.below(part.length)) : part,
  (random, part) => (typeof part === "number" ? part + random.below(9) - 4 : part),
]

const valueChanges: readonly Change[] = [
  (random, part) => (Array.isArray(part) ? [...part, ...part.slice(random.below(part.length + 1))] : part),
  (random, part) => (Array.isArray(part) ? part.slice(random.below(Math.max(1, part.length / 4))) : part),
  (_, part) => (typeof part === "string" ? (part + part).slice(0, 16_000) : part),
  (random, part) => (typeof part === "string" ? part.slice(0, random.below(part.length + 1)) : part),
  (random, part) =>
    typeof part === "string" ? part.replaceAll(random.pick(["a", "e", "1"]), random.pick(["b", "/", "%", "é"])) : part,
  (random, part) => (isSchema(part) ? { ...part, [`k${random.below(300)}`]: Object.values(part)[0] ?? 1 } : part),
  (random, part) => (typeof part === "number" ? random.below(100) : part),
]

/** Changes one place below a value, reached by chance; copies what stands above it. */
function changed(random: Random, part: unknown, changes: readonly Change[]): unknown {
  const isHolder = typeof part === "object" && part !== null
  const keys = isHolder ? Object.keys(part) : []
  if (keys.length === 0 || random.chance(0.25)) return random.pick(changes)(random, part)
  const key = random.pick(keys)
  if (Array.isArray(part)) return part.with(Number(key), changed(random, part[Number(key)], changes))
  return { ...(part as Members), [key]: changed(random, (part as Members)[key], changes) }
}

function isSchema(part: unknown): part is Members {
  return typeof part === "object" && part !== null && !Array.isArray(part)
}

function times<T>(count: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

function byName<T>(count: number, make: (index: number) => T): { readonly [name: string]: T } {
  return Object.fromEntries(times(count, (index) => [`k${index}`, make(index)]))
}
