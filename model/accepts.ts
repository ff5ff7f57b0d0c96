import { holds } from "./agreement.ts"
import type { Agreement } from "./agreement.ts"
import {
  excessMember,
  expectedAgreement,
  expectedName,
  expectedOf,
  expectedTag,
  fewerLevels,
  noFurtherMembers,
} from "./wire/expected.ts"
import { isPlain, jsonSize } from "./wire/json-size.ts"
import { textFault } from "./wire/pattern.ts"
import { referenceDepth } from "./wire-type.ts"
import type { Definition, ObjectType, Payload, WireType } from "./wire-type.ts"

/** One thing that is wrong with a value. */
export interface Refusal {
  /** `limit`: well-formed so far as was read, but nested or sized beyond what any reader takes. */
  readonly kind: "invalid" | "limit"
  /** Member names and list indices from the root; empty for the root itself. */
  readonly path: readonly (string | number)[]
  /** What may stand there, in the words of `model/expected.ts`. */
  readonly expected: string
  /** The kind of what stands there: `absent`, `null`, `boolean`, `number`, `string`, `array`, `object`, or `excess member`. */
  readonly actual: string
  /** The keyword of JSON Schema that refuses it; `maxBytes`, `maxDepth`, `maxReferences` and `agreement` for what a schema cannot say. */
  readonly constraint: string
  /** The agreement that is broken, and what mends it, where the constraint is one. */
  readonly agreement?: Pick<Agreement, "name" | "repair">
}

/** After so many refusals the rest of a value is not read. */
export const refusalsAtMost: number = 1000

/**
 * Everything that is wrong with a value, in the order of the payload; empty: it is accepted. Never throws on a value and
 * never recurses: neither a deep value nor a long chain of types can exhaust the stack.
 *
 * What the members of an object have to do with each other is asked where nothing inside of it is wrong.
 *
 * For what `JSON.parse` gives, the answer is that of the published JSON Schema, besides limits and agreements. Beyond JSON: an
 * object counts if its prototype is `Object.prototype` or null, with its own enumerable string members; `-0` is 0;
 * `NaN` and the infinities are no numbers; a lone surrogate is one code point. `undefined` and a hole of an array are
 * refused as `absent`, also where an optional member is present with it.
 */
export function accepts(payload: Payload, input: unknown): readonly Refusal[] {
  return new Reader(payload.definitions).read(payload.type, input)
}

/** A place in the value, as a chain up to the root. */
interface Place {
  readonly segment: string | number
  readonly above: Place | null
}

interface Step {
  readonly type: WireType
  readonly value: unknown
  readonly place: Place | null
  /** References followed on the way here. */
  readonly depth: number
  /** The node that words a refusal here: `type`, or what stands around it at the same place. */
  readonly says: WireType
}

/** The agreements of an object, to be asked after everything inside of it. */
interface Agreeing {
  readonly agreements: readonly Agreement[]
  readonly value: { readonly [name: string]: unknown }
  readonly place: Place | null
  /** How many refusals there were before anything of the object was read. */
  readonly before: number
}

class Reader {
  readonly #definitions: readonly Definition[]
  readonly #byName: ReadonlyMap<string, Definition>
  readonly #refusals: Refusal[] = []
  /** What is still to be read, last first, and what is already known to be wrong with it. */
  readonly #open: (Step | Agreeing | Refusal)[] = []

  constructor(definitions: readonly Definition[]) {
    this.#definitions = definitions
    this.#byName = byName(definitions)
  }

  read(type: WireType, value: unknown): readonly Refusal[] {
    this.#open.push({ type, value, place: null, depth: 0, says: type })
    while (this.#refusals.length < refusalsAtMost) {
      const next = this.#open.pop()
      if (next === undefined) break
      if ("constraint" in next) this.#refusals.push(next)
      else if ("agreements" in next) this.#agree(next)
      else this.#step(next)
    }
    return this.#refusals
  }

  #step(step: Step): void {
    const { type, value } = step
    switch (type.kind) {
      case "literal":
        if (!type.values.some((literal) => literal === value))
          this.#refuse(step, type.values.length === 1 ? "const" : "enum")
        return
      case "text": {
        const fault = typeof value === "string" ? textFault(type, value) : "type"
        if (fault !== null) this.#refuse(step, fault)
        return
      }
      case "integer":
      case "number":
        return this.#number(step, type.min, type.max, type.kind === "integer")
      case "list":
        return this.#list(step, type.item, type.min, type.max)
      case "map":
        return this.#map(step)
      case "object":
        if (!isPlain(value)) this.#refuse(step, "type")
        else this.#members(step, value, type, null)
        return
      case "union":
        return this.#union(step)
      case "nullable":
        if (value !== null) this.#open.push({ ...step, type: type.of })
        return
      case "reference":
        return this.#reference(step, type.to)
      case "opaque": {
        const size = jsonSize(value, type.maxBytes, type.maxDepth)
        if (size !== "fits") this.#refuse(step, size, size === "type" ? "invalid" : "limit")
      }
    }
  }

  #number(step: Step, min: number | null, max: number | null, whole: boolean): void {
    const { value } = step
    if (typeof value !== "number" || !(whole ? Number.isInteger(value) : Number.isFinite(value)))
      this.#refuse(step, "type")
    else if (min !== null && value < min) this.#refuse(step, "minimum")
    else if (max !== null && value > max) this.#refuse(step, "maximum")
  }

  #list(step: Step, item: WireType, min: number, max: number | null): void {
    const { value } = step
    if (!Array.isArray(value)) this.#refuse(step, "type")
    else if (value.length < min) this.#refuse(step, "minItems")
    else if (max !== null && value.length > max) this.#refuse(step, "maxItems")
    else {
      // A sparse array may have billions of holes; only so many can be reported.
      let last = 0
      for (let holes = 0; last < value.length && holes < refusalsAtMost; last++) if (value[last] === undefined) holes++
      for (let index = last - 1; index >= 0; index--) this.#open.push(below(step, index, item, value[index]))
    }
  }

  #map(step: Step): void {
    const { type, value } = step
    if (type.kind !== "map") return
    if (!isPlain(value)) return this.#refuse(step, "type")
    const names = Object.keys(value)
    if (type.max !== null && names.length > type.max) return this.#refuse(step, "maxProperties")
    for (const name of names.toReversed()) {
      this.#open.push(below(step, name, type.value, value[name]))
      if (textFault(type.names, name) !== null)
        this.#open.push(wrong(step, name, expectedName(type.names), excessMember, "propertyNames"))
    }
  }

  #union(step: Step): void {
    const { type, value } = step
    if (type.kind !== "union") return
    if (!isPlain(value)) return this.#refuse(step, "type")
    const tag = Object.hasOwn(value, type.tag) ? value[type.tag] : undefined
    const variant = type.variants.find((candidate) => candidate.name === tag)
    if (variant !== undefined) return this.#members(step, value, variant, type.tag)
    const names = type.variants.map((candidate) => candidate.name)
    this.#open.push(wrong(step, type.tag, expectedTag(names), kindOf(tag), tag === undefined ? "required" : "enum"))
  }

  #members(
    step: Step,
    value: { readonly [name: string]: unknown },
    { members, excess, agreements = [] }: Pick<ObjectType, "members" | "excess" | "agreements">,
    tag: string | null,
  ): void {
    if (agreements.length > 0) this.#open.push({ agreements, value, place: step.place, before: this.#refusals.length })
    if (excess === "closed") {
      const listed = new Set(members.map((member) => member.name))
      for (const name of Object.keys(value).toReversed())
        if (name !== tag && !listed.has(name))
          this.#open.push(wrong(step, name, noFurtherMembers, excessMember, "additionalProperties"))
    }
    for (const member of members.toReversed()) {
      const inner = Object.hasOwn(value, member.name) ? value[member.name] : undefined
      if (inner !== undefined) this.#open.push(below(step, member.name, member.type, inner))
      else if (!member.optional || Object.hasOwn(value, member.name))
        this.#open.push(
          wrong(
            step,
            member.name,
            expectedOf(member.type, this.#definitions),
            "absent",
            member.optional ? "type" : "required",
          ),
        )
    }
  }

  #agree({ agreements, value, place, before }: Agreeing): void {
    if (this.#refusals.length > before) return
    for (const agreement of agreements) {
      if (holds(agreement.holds, value)) continue
      const { at, name, repair } = agreement
      const path = pathOf({ segment: at, above: place })
      const actual = kindOf(Object.hasOwn(value, at) ? value[at] : undefined)
      const expected = expectedAgreement(agreement)
      const broken = { constraint: "agreement", agreement: { name, repair } }
      this.#refusals.push({ kind: "invalid", path, expected, actual, ...broken })
    }
  }

  #reference(step: Step, name: string): void {
    const definition = this.#byName.get(name)
    if (definition === undefined) throw new Error(`no definition named ${name}`)
    if (step.depth < referenceDepth) this.#open.push({ ...step, type: definition.type, depth: step.depth + 1 })
    else
      this.#refusals.push({
        kind: "limit",
        path: pathOf(step.place),
        expected: fewerLevels,
        actual: kindOf(step.value),
        constraint: "maxReferences",
      })
  }

  #refuse(step: Step, constraint: string, kind: "invalid" | "limit" = "invalid"): void {
    const expected = expectedOf(step.says, this.#definitions)
    this.#refusals.push({ kind, path: pathOf(step.place), expected, actual: kindOf(step.value), constraint })
  }
}

const indexed = new WeakMap<readonly Definition[], ReadonlyMap<string, Definition>>()

function byName(definitions: readonly Definition[]): ReadonlyMap<string, Definition> {
  const known = indexed.get(definitions) ?? new Map(definitions.map((definition) => [definition.name, definition]))
  indexed.set(definitions, known)
  return known
}

function below(step: Step, segment: string | number, type: WireType, value: unknown): Step {
  return { type, value, place: { segment, above: step.place }, depth: step.depth, says: type }
}

function wrong(step: Step, segment: string, expected: string, actual: string, constraint: string): Refusal {
  return { kind: "invalid", path: pathOf({ segment, above: step.place }), expected, actual, constraint }
}

function pathOf(place: Place | null): readonly (string | number)[] {
  const path: (string | number)[] = []
  for (let at = place; at !== null; at = at.above) path.push(at.segment)
  return path.toReversed()
}

function kindOf(value: unknown): string {
  if (value === undefined) return "absent"
  if (value === null) return "null"
  return Array.isArray(value) ? "array" : typeof value
}
