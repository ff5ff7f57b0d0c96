/** A text without what would reach the terminal itself, or turn the direction of what is read; tabs and line feeds stay. */
export function harmless(text: string): string {
  return text.replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g, "")
}

/** How long a line is at most, unless said otherwise, in UTF-16 units. */
export const widest = 120

/** The same on one line, and no longer than that. */
export function oneLine(text: string, most: number = widest): string {
  const words = harmless(text.slice(0, 400)).replace(/\s+/g, " ").trim()
  return words.length > most ? `${words.slice(0, most - 1)}…` : words
}
