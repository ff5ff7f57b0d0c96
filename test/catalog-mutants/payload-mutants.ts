import type { FactValue } from "../../model/fact.ts"
import type { Member, Payload, Variant, WireType } from "../../model/wire-type.ts"
import type { Event, Room } from "./mutant.ts"

/** One change inside a payload: the payload behind it, where it is, and what it does to the room. */
export interface PayloadChange {
  readonly now: Payload
  /** Segments below the payload. */
  readonly at: readonly string[]
  readonly event: Event
  readonly room: Room
}

type Put<T> = (value: T) => Payload

/**
 * Every change of a payload whose direction is known by construction: a bound that is moved outward has room for more, one
 * moved inward for less, and so on up to the root, since no type has less room for a part that has more. Where an agreement
 * or a pattern could take back what a bound gives, nothing is changed.
 */
export function payloadChanges(payload: Payload): readonly PayloadChange[] {
  const found: PayloadChange[] = []
  const say = (now: Payload, at: readonly string[], room: Room, event: Event = "changed"): void =>
    void found.push({ now, at, event, room })

  const inType = (type: WireType, at: readonly string[], put: Put<WireType>): void => {
    const set = (name: string, value: FactValue, room: Room): void =>
      say(put({ ...type, [name]: value }), [...at, name], room)
    switch (type.kind) {
      case "literal": {
        const [first] = type.values
        const more = typeof first === "string" ? "something-else" : typeof first === "number" ? 987_654 : undefined
        if (more !== undefined)
          say(put({ ...type, values: [...type.values, more] }), [...at, "values", String(more)], "more", "added")
        if (type.values.length > 1)
          say(
            put({ ...type, values: type.values.slice(0, -1) }),
            [...at, "values", String(type.values.at(-1))],
            "less",
            "removed",
          )
        return
      }
      case "text":
        if (type.pattern !== null) return set("pattern", null, "more")
        if (type.max !== null) set("max", type.max + 1, "more")
        if (type.max !== null && type.max > type.min) set("max", type.max - 1, "less")
        if (type.min > 0) set("min", type.min - 1, "more")
        if (type.max === null || type.min < type.max) set("min", type.min + 1, "less")
        return
      case "integer":
        if (type.max < Number.MAX_SAFE_INTEGER) set("max", type.max + 1, "more")
        if (type.min > Number.MIN_SAFE_INTEGER) set("min", type.min - 1, "more")
        if (type.min < type.max) set("min", type.min + 1, "less")
        return
      case "number":
        if (type.max !== null) set("max", null, "more")
        if (type.min === null) set("min", 0, "less")
        return
      case "list":
        if (type.max !== null) set("max", type.max + 1, "more")
        if (type.max === null || type.min < type.max) set("min", type.min + 1, "less")
        return inType(type.item, [...at, "item"], (item) => put({ ...type, item }))
      case "map":
        if (type.max !== null) set("max", type.max + 1, "more")
        return inType(type.value, [...at, "value"], (value) => put({ ...type, value }))
      case "object":
        if (type.excess === "closed" && type.agreements === undefined) set("excess", "keep", "more")
        if (type.agreements === undefined)
          inMembers(type.members, type.excess, [...at, "members"], (members) => put({ ...type, members }))
        return
      case "union":
        for (const [index, variant] of type.variants.entries()) {
          const put1 = (next: Variant): Payload => put({ ...type, variants: type.variants.with(index, next) })
          if (variant.agreements === undefined)
            inMembers(variant.members, variant.excess, [...at, "variants", variant.name, "members"], (members) =>
              put1({ ...variant, members }),
            )
        }
        if (type.variants.length > 1) {
          const last = type.variants.at(-1) as Variant
          say(put({ ...type, variants: type.variants.slice(0, -1) }), [...at, "variants", last.name], "less", "removed")
        }
        return
      case "nullable":
        return inType(type.of, [...at, "of"], (of) => put({ ...type, of }))
      case "reference":
        return
      case "opaque":
        set("maxBytes", type.maxBytes + 1, "more")
        if (type.maxDepth > 1) set("maxDepth", type.maxDepth - 1, "less")
        return
      default:
        return type satisfies never
    }
  }

  const inMembers = (
    members: readonly Member[],
    excess: "closed" | "keep",
    at: readonly string[],
    put: Put<readonly Member[]>,
  ): void => {
    for (const [index, member] of members.entries()) {
      const put1 = (next: Member): Payload => put(members.with(index, next))
      const here = [...at, member.name]
      say(put1({ ...member, optional: !member.optional }), [...here, "optional"], member.optional ? "less" : "more")
      say(put1({ ...member, description: `${member.description ?? ""} Really.` }), [...here, "description"], "words")
      if (excess === "closed")
        say(put(members.filter((each) => each !== member)), here, member.optional ? "less" : "other", "removed")
      inType(member.type, [...here, "type"], (type) => put1({ ...member, type }))
    }
    if (excess !== "closed") return
    for (const optional of [true, false]) {
      const name = optional ? "perhaps" : "surely"
      const type: WireType = { kind: "integer", min: 0, max: 9 }
      say(
        put([...members, { name, type, optional, description: null }]),
        [...at, name],
        optional ? "more" : "other",
        "added",
      )
    }
  }

  inType(payload.type, ["type"], (type) => ({ ...payload, type }))
  for (const [index, definition] of payload.definitions.entries())
    inType(definition.type, ["definitions", definition.name, "type"], (type) => ({
      ...payload,
      definitions: payload.definitions.with(index, { ...definition, type }),
    }))
  return found
}
