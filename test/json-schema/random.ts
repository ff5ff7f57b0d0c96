/** A source of numbers that gives the same ones for the same seed, on every machine. */
export interface Random {
  /** An integer from 0 to below the bound. */
  readonly below: (bound: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(from: readonly T[]) => T
}

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (bound) => Math.floor(next() * bound),
    chance: (share) => next() < share,
    pick: (from) => from[Math.floor(next() * from.length)] as (typeof from)[number],
  }
}

const names = ["a", "b", "c", "d", "toString", "x/y~z", "é", "𝒳"]
const texts = ["", "a", "ab", "abc", "b1", "é", "𝒳", "𝒳𝒳", "a b", "-", "0", "12", "\n", "constructor"]
const numbers = [0, 1, 2, 3, 5, 10, -1, -3, 1.5, 0.5, 100, 1e15]

type Members = { [name: string]: unknown }

/** A value of the vocabulary that random schemas speak of. */
export function randomValue(random: Random, depth = 3): unknown {
  switch (random.below(depth > 0 ? 8 : 4)) {
    case 0:
      return random.pick([null, true, false])
    case 1:
    case 2:
      return random.pick(numbers)
    case 3:
      return random.pick(texts)
    case 4:
    case 5:
      return Array.from({ length: random.below(5) }, () => randomValue(random, depth - 1))
    default:
      return randomMembers(random, () => randomValue(random, depth - 1))
  }
}

function randomMembers(random: Random, value: () => unknown): Members {
  return Object.fromEntries(Array.from({ length: random.below(5) }, () => [random.pick(names), value()]))
}

const characters = [
  "a",
  "b",
  "1",
  "-",
  "é",
  "𝒳",
  "\\d",
  "\\w",
  "\\s",
  "\\D",
  "[ab]",
  "[^a]",
  "[a-z0-9]",
  "\\.",
  "\\u{61}",
]
const rare = [".", "\\p{L}", "\\P{Lu}", "\\W", "\\S", "[^\\s-]", "\\x2d", "[\\d_-]", "\\ud835\\udcb3", "[\\p{Lu}a]"]

/** A text that looks like a pattern of the subset; most are accepted. */
export function randomPattern(random: Random): string {
  const branch = (): string => {
    const terms = Array.from({ length: random.below(5) }, () => {
      const atom = random.pick(random.chance(0.2) ? rare : characters)
      const count = random.pick([
        "",
        "",
        "",
        "?",
        "{2}",
        "{0,3}",
        "{1,4}",
        `{${random.below(3)},${3 + random.below(60)}}`,
      ])
      return `${atom}${count}`
    })
    return `${random.chance(0.6) ? "^" : ""}${terms.join("")}${random.chance(0.5) ? "$" : ""}`
  }
  return Array.from({ length: random.chance(0.2) ? 2 : 1 }, branch).join("|")
}

/**
 * A schema over the same vocabulary, with definitions that refer to earlier ones. Formats are left out, since the judges
 * that it is for differ over whether they are asserted.
 */
export function randomSchema(random: Random): unknown {
  const defs = Array.from({ length: random.below(4) }, (_, index) => [`d/${index}`, schemaOf(random, 2, index)])
  const root = schemaOf(random, 3, defs.length)
  if (typeof root === "boolean" || defs.length === 0) return root
  return { ...(root as Members), $defs: Object.fromEntries(defs) as Members }
}

/** How each keyword's value is made, below a depth, where so many definitions may be referred to. */
type Maker = (random: Random, depth: number, defs: number) => Members

const count = (random: Random): number => random.below(4)

const makers: readonly Maker[] = [
  (random) => ({ type: random.pick(["null", "boolean", "object", "array", "number", "string", "integer"]) }),
  (random) => ({ type: ["object", random.pick(["array", "string", "integer"])] }),
  (random) => ({ enum: Array.from({ length: 1 + random.below(4) }, () => randomValue(random, 2)) }),
  (random) => ({ const: randomValue(random, 2) }),
  (random) => ({ minimum: random.pick(numbers) }),
  (random) => ({ exclusiveMaximum: random.pick(numbers) }),
  (random) => ({ multipleOf: random.pick([1, 2, 3, 0.5]) }),
  (random) => ({ minLength: count(random) }),
  (random) => ({ maxLength: count(random) }),
  (random) => ({ pattern: randomPattern(random) }),
  (random) => ({ minItems: count(random) }),
  (random) => ({ maxItems: count(random) }),
  (random) => ({ minProperties: count(random) }),
  (random) => ({ maxProperties: count(random) }),
  (random) => ({ required: [random.pick(names)] }),
  (random) => ({ dependentRequired: { [random.pick(names)]: [random.pick(names)] } }),
  (random, depth, defs) => ({ dependentSchemas: { [random.pick(names)]: schemaOf(random, depth, defs) } }),
  (random, depth, defs) => ({ properties: randomMembers(random, () => schemaOf(random, depth, defs)) }),
  (random, depth, defs) => ({ properties: randomMembers(random, () => schemaOf(random, depth, defs)) }),
  (random, depth, defs) => ({ patternProperties: { [randomPattern(random)]: schemaOf(random, depth, defs) } }),
  (random, depth, defs) => ({ additionalProperties: schemaOf(random, depth, defs) }),
  (random, depth, defs) => ({ propertyNames: schemaOf(random, depth, defs) }),
  (random, depth, defs) => ({ items: schemaOf(random, depth, defs) }),
  (random, depth, defs) => ({ prefixItems: [schemaOf(random, depth, defs), schemaOf(random, depth, defs)] }),
  (random, depth, defs) => ({ contains: schemaOf(random, depth, defs), minContains: count(random) }),
  (random, depth, defs) => ({ contains: schemaOf(random, depth, defs), maxContains: count(random) }),
  (random, depth, defs) => ({ not: schemaOf(random, depth, defs) }),
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword
  (random, depth, defs) => ({ if: schemaOf(random, depth, defs), then: schemaOf(random, depth, defs) }),
  (random, depth, defs) => ({ if: schemaOf(random, depth, defs), else: schemaOf(random, depth, defs) }),
  (random, depth, defs) => ({ allOf: [schemaOf(random, depth, defs), schemaOf(random, depth, defs)] }),
  (random, depth, defs) => ({ anyOf: [schemaOf(random, depth, defs), schemaOf(random, depth, defs)] }),
  (random, depth, defs) => ({ oneOf: [schemaOf(random, depth, defs), schemaOf(random, depth, defs)] }),
  (random, _, defs) => (defs === 0 ? { title: "t" } : { $ref: `#/$defs/d~1${random.below(defs)}` }),
]

function schemaOf(random: Random, depth: number, defs: number): unknown {
  if (depth === 0 || random.chance(0.08)) return random.chance(0.8)
  const parts = Array.from({ length: 1 + random.below(3) }, () => random.pick(makers)(random, depth - 1, defs))
  return Object.assign({}, ...parts) as Members
}
