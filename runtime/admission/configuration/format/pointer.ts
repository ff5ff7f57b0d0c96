/** JSON Pointer of RFC 6901, as a JSON string has it: empty, or each token behind a slash. */
export function isJsonPointer(text: string): boolean {
  return (text === "" || text.startsWith("/")) && !/~(?![01])/.test(text)
}

/**
 * Relative JSON Pointer (draft-bhutton-relative-json-pointer-00): how many levels up, perhaps how many items on or back, and
 * a pointer from there; or, behind the levels, `#` for the name of that place.
 */
export function isRelativeJsonPointer(text: string): boolean {
  const levels = endOfInteger(text, 0)
  if (levels === null) return false
  if (text[levels] === "#") return text.length === levels + 1
  const isMoved = text[levels] === "+" || text[levels] === "-"
  const items = isMoved ? endOfInteger(text, levels + 1) : levels
  return items !== null && isJsonPointer(text.slice(items))
}

/** Where an integer ends that begins at a place, without leading zeros; null where none does. */
function endOfInteger(text: string, from: number): number | null {
  let end = from
  while (/[0-9]/.test(text[end] ?? "")) end++
  return end === from || (text[from] === "0" && end > from + 1) ? null : end
}
