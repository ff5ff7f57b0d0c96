import type { WireType } from "../wire-type.ts"

/** The types directly inside a type, in declared order: members of all variants for a union, none for a reference. */
function partsOf(type: WireType): readonly WireType[] {
  switch (type.kind) {
    case "list":
      return [type.item]
    case "map":
      return [type.value]
    case "nullable":
      return [type.of]
    case "object":
      return type.members.map((member) => member.type)
    case "union":
      return type.variants.flatMap((variant) => variant.members.map((member) => member.type))
    default:
      return []
  }
}

/**
 * Computes a type from its innermost parts outwards; `parts` are the results of `partsOf`, in order. Takes no stack, however
 * deep. With `known` it keeps every result there, and computes none again that is there already.
 */
export function fold<T>(
  type: WireType,
  result: (type: WireType, parts: readonly T[]) => T,
  known?: Map<WireType, T>,
): T {
  const root: Frame<T> = { type, parts: partsOf(type), done: [] }
  const frames = [root]
  for (;;) {
    const frame = frames[frames.length - 1] as Frame<T>
    const next = frame.parts[frame.done.length]
    if (next !== undefined && known?.has(next)) {
      frame.done.push(known.get(next) as T)
      continue
    }
    if (next !== undefined) {
      frames.push({ type: next, parts: partsOf(next), done: [] })
      continue
    }
    const value = result(frame.type, frame.done)
    known?.set(frame.type, value)
    frames.pop()
    const outer = frames[frames.length - 1]
    if (outer === undefined) return value
    outer.done.push(value)
  }
}

/** The names that a type refers to, in the order in which they first stand there. */
export function referencesOf(type: WireType): ReadonlySet<string> {
  const names = new Set<string>()
  fold<void>(type, (part) => {
    if (part.kind === "reference") names.add(part.to)
  })
  return names
}

interface Frame<T> {
  readonly type: WireType
  readonly parts: readonly WireType[]
  readonly done: T[]
}
