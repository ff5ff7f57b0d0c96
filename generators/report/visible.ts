/** Control characters, line and paragraph separators, lone surrogates, and marks that turn the direction of what follows. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/**
 * A text on one line, in which everything that could move a cursor, colour a terminal, end a line or reverse the reading
 * direction stands as its escape, such as `\n` or `\u001b`. Letters, marks and emoji of every script stay.
 */
export function visible(text: string): string {
  return text.replaceAll(unsafe, escaped)
}

/** JSON text with the same characters escaped inside its strings; the line feeds between its tokens stay. */
export function visibleJson(json: string): string {
  return json.replaceAll(unsafe, (character) => (character === "\n" ? character : escaped(character)))
}

/** A text of several lines, such as a diff, each made visible; tabs stay. */
export function visibleLines(text: string): readonly string[] {
  return text.split("\n").map((line) => line.split("\t").map(visible).join("\t"))
}

function escaped(character: string): string {
  if (character === "\n") return "\\n"
  if (character === "\r") return "\\r"
  if (character === "\t") return "\\t"
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
}
