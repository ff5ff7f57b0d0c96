/**
 * What a text may hold and some reader or other takes for the beginning of a tag or of a reference, for the end of a line, or
 * for nothing at all: `<` and what looks like it, controls but for the tab and the line feed, what is not seen but for the
 * sign that makes an emoji of a character, halves of a pair, and what reads as a character reference.
 */
const treacherous =
  /[<\u02c2\u1438\u16b2\u2039\u226e\u2329\u276c\u276e\u2770\u27e8\u29fc\u3008\ufe64\uff1c\u{1d236}]|(?![\t\n])\p{Cc}|(?!\ufe0f)\p{DI}|[\u2028\u2029\ufff9-\ufffb]|\p{Surrogate}|&(?=#|lt|LT|[A-Za-z][A-Za-z0-9]{1,31};)/gu

/** A text in which everything treacherous stands as `&#x…;`, the number of its character. Every other character stays. */
export function referenced(text: string): string {
  return text.replace(treacherous, (found) => `&#x${(found.codePointAt(0) ?? 0).toString(16)};`)
}

/** The text that was written so; any other text with a number that no character has stays as it is. */
export function dereferenced(text: string): string {
  return text.replace(/&#x([0-9a-f]{1,6});/g, (whole, digits: string) => {
    const point = Number.parseInt(digits, 16)
    return point > 0x10ffff ? whole : String.fromCodePoint(point)
  })
}
