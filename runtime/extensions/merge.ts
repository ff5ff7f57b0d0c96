import type { AnySlot } from "../../output/contract.ts"
import { weightOf } from "./weight.ts"

/** What the values of one slot that belong together come to so far. */
export type Held = Whole | Grown

/** One of the values counts; null: it had no room. */
interface Whole {
  readonly kind: "whole"
  readonly value: { readonly is: unknown } | null
  readonly weight: number
}

/** Each of the values adds to what grows. */
interface Grown {
  readonly kind: "grown"
  /** The last value without what grows; null where the payload itself grows. */
  readonly around: object | null
  readonly pieces: Piece | null
  /** Of the pieces alone. */
  readonly piecesWeight: number
  readonly weight: number
  /** Something had no room, so nothing further is added. */
  readonly cut: boolean
}

/** One of the texts or lists that were appended, and what stands before it. */
interface Piece {
  readonly adds: string | readonly unknown[]
  readonly before: Piece | null
}

/** What is held after one more value. */
export interface Holding {
  readonly held: Held
  /** Whether the value counts: it is delivered, and not only recorded. */
  readonly counts: boolean
  /** Whether the value had no room. */
  readonly isOver: boolean
}

const none: Grown = { kind: "grown", around: null, pieces: null, piecesWeight: 0, weight: 0, cut: false }

/**
 * Adds a value to what is held of a slot; what is held then weighs at most `room`. `replace`: the last counts. `first`: the
 * first counts, even where it had no room. `append`: each adds to the text or list before it, in order, until one has no
 * room; whatever follows would stand behind a gap. Changes nothing that it is given.
 */
export function holding(slot: AnySlot, before: Held | undefined, value: unknown, room: number): Holding {
  switch (slot.merge) {
    case undefined:
    case "replace":
      return whole(value, room)
    case "first":
      return before === undefined ? whole(value, room) : { held: before, counts: false, isOver: false }
    case "append":
      return grown(slot.appends, before?.kind === "grown" ? before : none, value, room)
    default:
      return slot.merge satisfies never
  }
}

/** What the values come to; `undefined` where that had no room. Takes time in proportion to its size. */
export function heldValue({ appends }: AnySlot, held: Held): unknown {
  switch (held.kind) {
    case "whole":
      return held.value?.is
    case "grown": {
      const pieces: (string | readonly unknown[])[] = []
      for (let piece = held.pieces; piece !== null; piece = piece.before) pieces.push(piece.adds)
      const joined = pieces.every((adds) => typeof adds === "string")
        ? pieces.toReversed().join("")
        : pieces.toReversed().flat()
      if (appends === undefined) return joined
      return pieces.length === 0 ? held.around : { ...held.around, [appends]: joined }
    }
    default:
      return held satisfies never
  }
}

function whole(value: unknown, room: number): Holding {
  const weight = weightOf(value, room)
  if (weight > room) return { held: { kind: "whole", value: null, weight: 0 }, counts: true, isOver: true }
  return { held: { kind: "whole", value: { is: value }, weight }, counts: true, isOver: false }
}

function grown(appends: string | undefined, before: Grown, value: unknown, room: number): Holding {
  const { adds, around } = appends === undefined ? { adds: value, around: null } : parted(value, appends)
  const isPiece = typeof adds === "string" || Array.isArray(adds)
  const piecesWeight = before.piecesWeight + (isPiece ? weightOf(adds, room) : 0)
  const weight = piecesWeight + weightOf(around, room)
  if (before.cut || weight > room) return { held: { ...before, cut: true }, counts: true, isOver: true }
  const pieces = isPiece ? { adds, before: before.pieces } : before.pieces
  return { held: { kind: "grown", around, pieces, piecesWeight, weight, cut: false }, counts: true, isOver: false }
}

/** What grows in a value, and the value without it. */
function parted(value: unknown, appends: string): { readonly adds: unknown; readonly around: object } {
  const members = Object.entries(value as object) as readonly (readonly [string, unknown])[]
  return {
    adds: members.find(([name]) => name === appends)?.[1],
    around: Object.fromEntries(members.filter(([name]) => name !== appends)),
  }
}
