import type { Member, Payload, TextType, WireType } from "../../model/wire-type.ts"

const levels = 64

/** A text of at most so many code points. */
export function text(max: number, min: 0 | 1 = 1): TextType {
  return { kind: "text", min, max, pattern: null }
}

/** A JSON Pointer. */
export const pointer: TextType = text(1_000, 0)

/** Any JSON of up to 64 KiB. */
export const json: WireType = { kind: "opaque", maxBytes: 65_536, maxDepth: levels }

/** One of the texts given. */
export function oneOf(...values: readonly string[]): WireType {
  return { kind: "literal", values }
}

/** At most so many of a type. */
export function list(item: WireType, max: number, min = 0): WireType {
  return { kind: "list", item, min, max }
}

/** A member that must be there. */
export function member(name: string, type: WireType, description: string): Member {
  return { name, type, optional: false, description }
}

/** A member that may be there. */
export function optional(name: string, type: WireType, description: string): Member {
  return { ...member(name, type, description), optional: true }
}

/** An object of these members and no others. */
export function closed(members: readonly Member[]): WireType {
  return { kind: "object", members, excess: "closed" }
}

const place: WireType = closed([
  optional("free", oneOf("any"), "Any value is as good as that of the example."),
  optional(
    "as",
    text(64),
    "The value gets this name where the agent first gives one. From then on the same value must stand at every place of that name, and in messages to the agent it is put in at those places.",
  ),
  optional("oneOf", list(json, 32, 1), "One of these values."),
  optional("contains", text(1_000), "A text with this in it."),
  optional("optional", { kind: "literal", values: [true] }, "The member may also be absent."),
])

/** Where and how far a message may differ from its example. */
export const places: Member = optional(
  "places",
  { kind: "map", names: pointer, value: place, max: 64 },
  "Where a message may differ from the example, by JSON Pointer into it. Everywhere else a member of the example must be there with that value; members that the example does not have may be there too, except inside the payload.",
)

/** A format as a payload. */
export function format(type: WireType): Payload {
  return { type, definitions: [] }
}
