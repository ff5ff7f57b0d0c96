import type { Agreement } from "../agreement.ts"
import { referenceDepth } from "../wire-type.ts"
import type { Definition, TextType, WireType } from "../wire-type.ts"

/** What a closed object expects where an unlisted member stands; the path ends in that member's name, see `excessMember`. */
export const noFurtherMembers: string = "no further members"

/** The `actual` of a member that may not be there: unlisted in a closed object, or with a name that a map refuses. */
export const excessMember: string = "excess member"

/** What is expected of a value that nests references deeper than any reader follows. The kind is `limit`. */
export const fewerLevels: string = `at most ${referenceDepth} nested references`

/**
 * The words for what may stand at a node: the `expected` of every refusal there, whatever is wrong with the value
 * (absent, another kind, out of bounds). Interpreter and generated decoders both take it from here.
 *
 * Three rules of place. A refusal at the value of a nullable node says what the nullable node expects. A missing or
 * unknown tag is refused at the tag, with `expectedTag`. A reference says what its definition says, where `definitions`
 * has it; else, and for a loop of bare references, its name.
 */
export function expectedOf(type: WireType, definitions: readonly Definition[] = []): string {
  let at = type
  let suffix = ""
  const seen = new Set<string>()
  for (;;) {
    if (at.kind === "nullable") {
      suffix = " or null"
      at = at.of
    } else if (at.kind === "reference") {
      const { to } = at
      const found = seen.has(to) ? undefined : definitions.find((definition) => definition.name === to)
      if (found === undefined) return to + suffix
      seen.add(to)
      at = found.type
    } else return words(at) + suffix
  }
}

/** What may stand at the tag of a union: the names of its variants. */
export function expectedTag(names: readonly string[]): string {
  return oneOf(names)
}

/** What is expected of members that do not agree with each other: the agreement that they break, by its name and in words. */
export function expectedAgreement({ name, says }: Agreement): string {
  return `agreement ${name}: ${says}`
}

/** What is expected of a member name in a map. The path ends in the name, the `actual` is `excessMember`. */
export function expectedName(names: TextType): string {
  return `member name: ${words(names)}`
}

function words(type: Exclude<WireType, { readonly kind: "nullable" | "reference" }>): string {
  switch (type.kind) {
    case "literal":
      return isBoolean(type.values) ? "boolean" : oneOf(type.values)
    case "text": {
      const bounds = bounded(type.min === 0 ? null : type.min, type.max)
      const sized = bounds === "" ? "text" : `text of ${bounds} code point${(type.max ?? type.min) === 1 ? "" : "s"}`
      return type.pattern === null ? sized : `${sized} matching ${type.pattern}`
    }
    case "integer":
      return type.min === type.max ? `integer ${type.min}` : `integer from ${type.min} to ${type.max}`
    case "number":
      if (type.min !== null && type.max !== null) return `number from ${type.min} to ${type.max}`
      if (type.min !== null) return `number of at least ${type.min}`
      return type.max === null ? "number" : `number of at most ${type.max}`
    case "list": {
      const bounds = bounded(type.min === 0 ? null : type.min, type.max)
      return bounds === "" ? "list" : `list of ${bounds}`
    }
    case "map":
      return type.max === null ? "object" : `object of at most ${type.max} members`
    case "object":
      return "object"
    case "union":
      return `object with ${type.tag} ${oneOf(type.variants.map((variant) => variant.name))}`
    case "opaque":
      return `JSON of at most ${type.maxBytes} bytes and ${type.maxDepth} levels`
  }
}

function isBoolean(values: readonly (string | number | boolean)[]): boolean {
  return values.length === 2 && values.includes(true) && values.includes(false)
}

function oneOf(values: readonly (string | number | boolean)[]): string {
  const [first] = values
  if (first === undefined) return "nothing"
  return values.length === 1
    ? JSON.stringify(first)
    : `one of ${values.map((value) => JSON.stringify(value)).join(", ")}`
}

function bounded(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return min === max ? `exactly ${min}` : `${min} to ${max}`
  if (min !== null) return `at least ${min}`
  return max === null ? "" : `at most ${max}`
}
