/** Names in lower case and their values in turn, as they came; nothing is joined, and nothing that stands twice is dropped. */
export type Fields = readonly string[]

/** One line: a token, a colon right behind it, and visible text that white space may surround but not begin or end. */
const line =
  /([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[\t ]*((?:[\x21-\x7e\x80-\xff]+(?:[\t ]+[\x21-\x7e\x80-\xff]+)*)?)[\t ]*\r\n/y

/**
 * The fields of a head or a trailer, from an index up to the end of a text in which every line ends with CR LF. Null: a line
 * is folded, has a space before its colon, a control character, or an end of another kind.
 */
export function fieldsIn(text: string, from: number): string[] | null {
  const fields: string[] = []
  let at = from
  while (at < text.length) {
    line.lastIndex = at
    const found = line.exec(text)
    if (found === null) return null
    fields.push((found[1] as string).toLowerCase(), found[2] as string)
    at = line.lastIndex
  }
  return fields
}

/** The last value of a name; undefined where it is not there. */
export function fieldOf(fields: Fields, name: string): string | undefined {
  for (let at = fields.length - 2; at >= 0; at -= 2) if (fields[at] === name) return fields[at + 1]
  return undefined
}

/** Whether a text can be the value of a field as it is. */
export function isFieldValue(value: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(value)
}
