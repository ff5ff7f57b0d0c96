import { classOf } from "./code-point.ts"
import { isTransparent, isVirama, joinsNext, joinsPrevious } from "./joining.ts"
import { decodePunycode, encodePunycode } from "./punycode.ts"

/** Octets of one label of the domain name system. Punycode is never shorter than the code points that it encodes. */
export const mostOctetsOfLabel = 63

/**
 * The Unicode form of one label of ASCII: an A-label decoded, any other as it is in lower case. Null where it is none:
 * letters, digits and inner hyphens, at most 63, and behind `xn--` the canonical Punycode of a U-label (RFC 5891, 5.4).
 */
export function unicodeOfAscii(label: string): string | null {
  if (label === "" || label.length > mostOctetsOfLabel || /^-|-$|[^A-Za-z0-9-]/.test(label)) return null
  const lower = label.toLowerCase()
  if (!lower.startsWith("xn--")) return lower
  const encoded = lower.slice(4)
  const decoded = decodePunycode(encoded)
  if (decoded === null || isAscii(decoded) || !isUnicodeLabel(decoded)) return null
  return encodePunycode(decoded) === encoded ? decoded : null
}

/** The octets that a label takes once it is in ASCII. In time quadratic in its length. */
export function octetsOf(label: string): number {
  return isAscii(label) ? label.length : "xn--".length + encodePunycode(label).length
}

/**
 * Whether a text is a U-label, apart from its length and its direction (RFC 5891, 5.3 and 5.4): normalized, with its
 * hyphens where they may be, no mark at its beginning, and every character valid where it stands.
 */
export function isUnicodeLabel(label: string): boolean {
  if (label.normalize("NFC") !== label || /^-|-$|^\p{M}/u.test(label)) return false
  const characters = Array.from(label)
  if (characters[2] === "-" && characters[3] === "-") return false
  return characters.every((character, at) => {
    const kind = classOf(character)
    switch (kind) {
      case "valid":
        return true
      case "join":
        return isJoining(characters, at)
      case "context":
        return isInContext(characters, at)
      case "disallowed":
        return false
      default:
        return kind satisfies never
    }
  })
}

/** Whether a text is of ASCII alone. */
export function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text)
}

/** RFC 5892, appendix A.1 and A.2: behind a virama, or, for a non-joiner, between two letters that would join. */
function isJoining(characters: readonly string[], at: number): boolean {
  if (isVirama(characters[at - 1] ?? "")) return true
  if (characters[at] === "\u200d") return false
  let [before, after] = [at - 1, at + 1]
  while (isTransparent(characters[before] ?? "")) before--
  while (isTransparent(characters[after] ?? "")) after++
  return joinsNext(characters[before] ?? "") && joinsPrevious(characters[after] ?? "")
}

/** RFC 5892, appendix A.3 to A.9. */
function isInContext(characters: readonly string[], at: number): boolean {
  const [before, after] = [characters[at - 1] ?? "", characters[at + 1] ?? ""]
  switch (characters[at]) {
    case "\u00b7":
      return before === "l" && after === "l"
    case "\u0375":
      return /\p{Script=Greek}/u.test(after)
    case "\u05f3":
    case "\u05f4":
      return /\p{Script=Hebrew}/u.test(before)
    case "\u30fb":
      return characters.some((each) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(each))
    default: {
      // The two kinds of Arabic digits are not mixed.
      const others = (characters[at] ?? "") <= "\u0669" ? /[\u06f0-\u06f9]/ : /[\u0660-\u0669]/
      return !characters.some((each) => others.test(each))
    }
  }
}
