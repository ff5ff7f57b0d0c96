/** Text that comes in pieces, given on by whole sentences. */
export interface Sentences {
  /** The sentences that are whole with this piece; empty where none is. */
  readonly add: (piece: string) => string
  /** What is left without an end. */
  readonly rest: () => string
}

/** How much text is held back for the end of its sentence, in UTF-16 units. */
export const heldAtMost: number = 4_096

/** The last end of a sentence: a full stop of some script with the space behind it, or the end of a line. */
const lastEnd = /^[^]*(?:[.!?…]["')\]»”’*_`]{0,8}[ \t]|[。！？｡]|\n)/

/**
 * Makes an empty buffer. Everything that is added comes out once and in order; a sentence that grows too long comes out before
 * its end, and never with half a character.
 */
export function sentences(atMost: number = heldAtMost): Sentences {
  let held = ""
  const take = (length: number): string => {
    const whole = held.slice(0, length)
    held = held.slice(length)
    return whole
  }
  return {
    add: (piece) => {
      held += piece
      const whole = take(lastEnd.exec(held)?.[0].length ?? 0)
      return held.length > atMost ? whole + take(held.length - (endsInHalf(held) ? 1 : 0)) : whole
    },
    rest: () => take(held.length),
  }
}

function endsInHalf(text: string): boolean {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff
}
