/** JSON Pointer of RFC 6901, as a JSON string has it: empty, or each token behind a slash. */
export function isJsonPointer(text: string): boolean {
  return (text === "" || text.startsWith("/")) && !/~(?![01])/.test(text)
}

/** Relative JSON Pointer: how many levels up, and a pointer from there, or `#` for the name of that place. */
export function isRelativeJsonPointer(text: string): boolean {
  const end = text.search(/[^0-9]/)
  const levels = end < 0 ? text : text.slice(0, end)
  if (levels === "" || (levels.length > 1 && levels.startsWith("0"))) return false
  const rest = text.slice(levels.length)
  return rest === "#" || isJsonPointer(rest)
}
