/** Where a value stands in a text of JSON: from the first of its characters to behind the last. */
interface Part {
  /** The member's name, quotes and all; null in an array. */
  readonly name: string | null
  readonly source: string
}

/**
 * The text of one member of an object, exactly as it was written: `1.0` and `9007199254740993` are themselves, which
 * `JSON.parse` does not keep. Of several members of the name the last counts, as there. Null where there is none.
 * The text must be JSON.
 */
export function memberSource(object: string, name: string): string | null {
  let found: string | null = null
  for (const part of parts(object)) if (part.name !== null && JSON.parse(part.name) === name) found = part.source
  return found
}

/** The texts of an array's elements, exactly as they were written. The text must be JSON. */
export function elementSources(array: string): readonly string[] {
  return parts(array).map(({ source }) => source)
}

/** The members or elements on the first level, found by counting brackets outside strings; nothing nests too deep for it. */
function parts(text: string): readonly Part[] {
  const found: Part[] = []
  let depth = 0
  let start = -1
  let name: string | null = null
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') at = stringEnd(text, at)
    else if (character === "{" || character === "[") {
      depth += 1
      if (depth === 1) start = at + 1
    } else if (character === ":" && depth === 1) {
      name = text.slice(start, at).trim()
      start = at + 1
    } else if (character === "}" || character === "]" || character === ",") {
      const source = depth === 1 ? text.slice(start, at).trim() : ""
      if (source !== "") found.push({ name, source })
      if (depth === 1) start = at + 1
      if (depth === 1) name = null
      if (character !== ",") depth -= 1
    }
  }
  return found
}

/** Where the closing quote of the string is that opens there. */
function stringEnd(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] === '"') return at
    if (text[at] === "\\") at += 1
  }
  return text.length
}
