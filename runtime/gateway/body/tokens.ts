/** White space as JSON has it. */
export function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39
}

/** A hexadecimal digit in either case. */
export function isHex(byte: number): boolean {
  return isDigit(byte) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66)
}

const words = new Map(["true", "false", "null"].map((word) => [word.charCodeAt(0), [...Buffer.from(word)]] as const))

/** The word that begins with a byte. */
export function wordOf(byte: number): readonly number[] | undefined {
  return words.get(byte)
}

/** Places in a number. Those with an even number may be its last. */
const [none, sign, zero, dot, whole, exponent, fraction, exponentSign, power] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/** The place in a number after its first byte; 0: no number begins so. */
export function numberBegin(byte: number): number {
  if (byte === 0x2d) return sign
  if (byte === 0x30) return zero
  return isDigit(byte) ? whole : none
}

/** Whether a number may end at a place. */
export function isEndOfNumber(place: number): boolean {
  return place % 2 === 0
}

/** The place after one more byte; 0: it does not belong to the number. */
export function afterInNumber(place: number, byte: number): number {
  const digits = isDigit(byte)
  switch (place) {
    case sign:
      return numberBegin(byte) === sign ? none : numberBegin(byte)
    case zero:
    case whole:
      if (digits) return place === whole ? whole : none
      if (byte === 0x2e) return dot
      return (byte | 0x20) === 0x65 ? exponent : none
    case dot:
      return digits ? fraction : none
    case fraction:
      if (digits) return fraction
      return (byte | 0x20) === 0x65 ? exponent : none
    case exponent:
      return digits ? power : byte === 0x2b || byte === 0x2d ? exponentSign : none
    default:
      return digits ? power : none
  }
}
