/** A word of a command line: text for the program, or what the shell is to see as it stands. */
export type Word = string | { readonly asWritten: string }

/** Joins words to a line that a POSIX shell takes apart into the same words. */
export function shellLine(words: readonly Word[]): string {
  return words.map((word) => (typeof word === "string" ? quoted(word) : word.asWritten)).join(" ")
}

function quoted(word: string): string {
  return /^[A-Za-z0-9_./:@%+,=-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}
