/** How wide help is at most: that of a terminal that nobody has made wider. */
export const helpWidth = 80

/** How much room an explanation needs beside what it explains; with less it stands below. */
const narrowest = 24

/**
 * A text in lines that are no longer than help is wide, behind an indentation, from the second line on another one. Only a word
 * that is longer makes a longer line.
 */
export function wrapped(text: string, indent = "", rest = indent): string {
  return filled(text, helpWidth - rest.length)
    .map((line, at) => `${at === 0 ? indent : rest}${line}`)
    .join("\n")
}

/** What is explained on the left and how on the right; where the left side is wide, each explanation stands below. */
export function aligned(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2
  if (helpWidth - width < narrowest)
    return rows.map(([left, right]) => `${left}\n${wrapped(right, "      ")}`).join("\n")
  return rows
    .map(([left, right]) => {
      const [first = "", ...rest] = filled(right, helpWidth - width)
      return [`${left.padEnd(width)}${first}`, ...rest.map((line) => `${" ".repeat(width)}${line}`)].join("\n")
    })
    .join("\n")
}

function filled(text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(" ")) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
