/** A JSON value with the places of its parts. Offsets are UTF-16 units of the source; `end` is behind the value. */
export type Json = JsonScalar | JsonText | JsonNumber | JsonArray | JsonObject

interface JsonScalar {
  readonly kind: "null" | "boolean"
  readonly start: number
  readonly end: number
}

/** A string, its escapes decoded. */
export interface JsonText {
  readonly kind: "string"
  readonly value: string
  readonly start: number
  readonly end: number
}

/** A number as the nearest double. */
export interface JsonNumber {
  readonly kind: "number"
  readonly value: number
  readonly start: number
  readonly end: number
}

/** An array. */
export interface JsonArray {
  readonly kind: "array"
  readonly items: readonly Json[]
  readonly start: number
  readonly end: number
}

/** A member of an object, its name decoded. */
export interface JsonMember {
  readonly name: string
  /** Where the name's quotation mark stands. */
  readonly start: number
  readonly value: Json
}

/** An object; members in the order of the source, repeated names included. */
export interface JsonObject {
  readonly kind: "object"
  readonly members: readonly JsonMember[]
  readonly start: number
  readonly end: number
}

/** How many bytes of UTF-8 a text takes, from one offset to another. A lone surrogate counts three. */
export function utf8Bytes(text: string, from = 0, to: number = text.length): number {
  let bytes = 0
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 0x80) bytes += 1
    else if (unit < 0x800) bytes += 2
    else if (unit >= 0xd800 && unit < 0xdc00 && at + 1 < to && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
      bytes += 4
      at++
    } else bytes += 3
  }
  return bytes
}
