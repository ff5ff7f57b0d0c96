/** Levels that text may nest, far below where the stack of a parser in native code ends, which would end the process. */
const deepest = 500
/** How many operators and words in a row count as much as one bracket. */
const inARow = 8

/**
 * Whether the text of a module may nest too deep to be parsed: an estimate that needs no parser. Counts brackets that are
 * open and, inside each, what was written since the last comma, semicolon or line that begins anew, without comments and
 * strings. What a template holds counts as code.
 */
export function nestsTooDeep(text: string): boolean {
  if (text.length + inARow * (text.match(/[([{]/g)?.length ?? 0) <= deepest * inARow) return false
  const open: { readonly outer: number; readonly before: number }[] = []
  let [outer, depth, last] = [0, 0, 0]
  let [isWord, isNewLine] = [false, false]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    const skipped = code <= space ? index : afterToken(text, index, code)
    if (skipped !== null) {
      isNewLine ||= code === lineFeed
      isWord = false
      if (quotes.has(code)) last = code
      index = skipped
      continue
    }
    const wordy = isWordy(code)
    if (isNewLine && wordy && (isWordy(last) || ends.has(last))) depth = outer
    if (opening.has(code)) {
      open.push({ outer, before: depth })
      outer = depth += inARow
    } else if (closing.has(code)) {
      const { before, outer: around } = open.pop() ?? { before: 0, outer: 0 }
      outer = around
      depth = before + 1
    } else if (separators.has(code)) depth = outer
    else if (!wordy || !isWord) depth += 1
    if (depth > deepest * inARow) return true
    isWord = wordy
    isNewLine = false
    last = code
  }
  return false
}

const space = 32
const lineFeed = 10
const slash = 47
const star = 42
const backslash = 92
const opening = codesOf("([{")
const closing = codesOf(")]}")
const separators = codesOf(",;")
const quotes = codesOf("\"'")
const ends = codesOf(")]}\"'`")

function codesOf(characters: string): ReadonlySet<number> {
  return new Set(Array.from(characters, (character) => character.charCodeAt(0)))
}

/** The last offset of the comment or string that begins here; null: none does. */
function afterToken(text: string, start: number, code: number): number | null {
  if (quotes.has(code)) {
    let end = start + 1
    for (let at = text.charCodeAt(end); end < text.length && at !== code && at !== lineFeed; at = text.charCodeAt(end))
      end += at === backslash ? 2 : 1
    return text.charCodeAt(end) === lineFeed ? end - 1 : end
  }
  if (code !== slash) return null
  const next = text.charCodeAt(start + 1)
  if (next !== slash && next !== star) return null
  const end = next === slash ? text.indexOf("\n", start) - 1 : text.indexOf("*/", start + 2) + 1
  return end < start ? text.length : end
}

/** Whether a character belongs to words: letters, digits, `_`, `$`, and everything beyond ASCII. */
function isWordy(code: number): boolean {
  if (code < 65) return code === 36 || (code >= 48 && code <= 57)
  return code <= 90 || code === 95 || (code >= 97 && code <= 122) || code > 127
}
