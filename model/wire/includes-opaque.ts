import type { FactValue } from "../fact.ts"
import type { Comparing, Doubt } from "./inclusion.ts"
import { largest } from "./largest.ts"
import type { OpaqueType, WireType } from "../wire-type.ts"

/** Values that may show that there is no room, where the wider type, the narrower one or both are opaque JSON. */
export function opaqueDoubt(
  wider: WireType,
  narrower: WireType,
  smallest: FactValue,
  { wider: reader, narrower: writer }: Comparing,
): Doubt {
  const room = wider.kind === "nullable" ? reader.follow(wider.of) : wider
  if (narrower.kind === "opaque") {
    if (room !== null && room.kind === "opaque")
      return fits(room, bytesOf(narrower), depthOf(narrower)) ? null : largeJson(narrower)
    if (room !== null && room.kind === "nullable")
      return opaqueDoubt(room, narrower, smallest, { wider: reader, narrower: writer, demand: () => {} })
    const tiny =
      narrower.maxBytes === 1 ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : narrower.maxBytes === 2 ? twoBytes(narrower) : null
    if (tiny !== null && tiny.every((value) => reader.accepts(wider, value))) return null
    return [...(tiny ?? []), ...largeJson(narrower), false, true, null, "", "a", [], {}, 1.5, 123]
  }
  if (room === null || room.kind !== "opaque") return [smallest]
  const size = largest(narrower, writer, room.maxBytes)
  return fits(room, size.bytes, size.depth) ? null : [size.value, smallest]
}

function fits(room: OpaqueType, bytes: number, depth: number): boolean {
  return bytes <= room.maxBytes && depth <= depthOf(room)
}

function bytesOf(type: OpaqueType): number {
  return type.maxBytes
}

/** Each level costs two bytes, so that few bytes bound the depth as well. */
function depthOf(type: OpaqueType): number {
  return Math.min(type.maxDepth, Math.floor(type.maxBytes / 2))
}

function largeJson(type: OpaqueType): readonly FactValue[] {
  let deep: FactValue = 0
  for (let level = 0; level < depthOf(type); level++) deep = level === 0 ? [] : [deep]
  const digits = type.maxBytes < 15 ? Number("1".repeat(Math.max(1, type.maxBytes))) : 1
  return [...(type.maxBytes >= 2 ? ["a".repeat(type.maxBytes - 2)] : []), deep, digits]
}

function twoBytes(type: OpaqueType): readonly FactValue[] {
  const numbers = Array.from({ length: 109 }, (_, index) => index - 9)
  return [...numbers, "", ...(type.maxDepth > 0 ? [[], {}] : [])]
}
