/** The parameters of Punycode, RFC 3492, section 5. */
const base = 36
const [least, most] = [1, 26]
const [skew, damp] = [38, 700]
const [firstBias, firstPoint] = [72, 0x80]
const lastPoint = 0x10_ff_ff
const digits = "abcdefghijklmnopqrstuvwxyz0123456789"

/**
 * Decodes what follows `xn--` in an A-label, without regard to the case of its digits; null where it is no Punycode. Takes
 * time quadratic in the length, which in a label is at most 59.
 */
export function decodePunycode(text: string): string | null {
  const delimiter = text.lastIndexOf("-")
  const points = pointsOf(text.slice(0, Math.max(delimiter, 0)))
  if (points.some((point) => point >= firstPoint)) return null
  let [point, place, bias] = [firstPoint, 0, firstBias]
  for (let at = delimiter < 0 ? 0 : delimiter + 1; at < text.length;) {
    const from = place
    for (let [weight, column] = [1, base]; ; column += base) {
      const digit = digits.indexOf((text[at++] ?? " ").toLowerCase())
      if (digit < 0) return null
      place += digit * weight
      if (place > Number.MAX_SAFE_INTEGER / base) return null
      const threshold = thresholdOf(column, bias)
      if (digit < threshold) break
      weight *= base - threshold
    }
    const length = points.length + 1
    bias = adapted(place - from, length, from === 0)
    point += Math.floor(place / length)
    place %= length
    if (point > lastPoint || (point >= 0xd8_00 && point <= 0xdf_ff)) return null
    points.splice(place++, 0, point)
  }
  return String.fromCodePoint(...points)
}

/** Encodes a label of at least one code point beyond ASCII: what follows `xn--` in its A-label. */
export function encodePunycode(label: string): string {
  const points = pointsOf(label)
  const basic = points.filter((point) => point < firstPoint)
  let encoded = basic.length === 0 ? "" : `${String.fromCodePoint(...basic)}-`
  let [point, delta, bias, handled] = [firstPoint, 0, firstBias, basic.length]
  while (handled < points.length) {
    const next = Math.min(...points.filter((each) => each >= point))
    delta += (next - point) * (handled + 1)
    point = next
    for (const each of points) {
      if (each < point) delta++
      if (each !== point) continue
      let rest = delta
      for (let column = base; ; column += base) {
        const threshold = thresholdOf(column, bias)
        if (rest < threshold) break
        encoded += digits[threshold + ((rest - threshold) % (base - threshold))]
        rest = Math.floor((rest - threshold) / (base - threshold))
      }
      encoded += digits[rest]
      bias = adapted(delta, handled + 1, handled === basic.length)
      delta = 0
      handled++
    }
    delta++
    point++
  }
  return encoded
}

function pointsOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) as number)
}

function thresholdOf(column: number, bias: number): number {
  return Math.min(Math.max(column - bias, least), most)
}

function adapted(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2))
  rest += Math.floor(rest / length)
  let column = 0
  for (; rest > ((base - least) * most) / 2; column += base) rest = Math.floor(rest / (base - least))
  return column + Math.floor(((base - least + 1) * rest) / (rest + skew))
}
