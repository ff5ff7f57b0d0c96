/**
 * A value as JSON that no reader cuts: neither a line feed nor what some readers take for the end of a line stands in it.
 * Null where JSON has no word for it. Throws what `JSON.stringify` throws: for cycles and big integers.
 */
export function jsonText(value: unknown): string | null {
  const text = JSON.stringify(value) as string | undefined
  return text?.replace(/[\u2028\u2029]/g, (unit) => (unit === "\u2028" ? "\\u2028" : "\\u2029")) ?? null
}

/** A request, or a notification where the id is null. `params` is JSON, or null where there are none. */
export function callLine(id: number | null, method: string, params: string | null): string {
  const head = id === null ? "" : `"id":${id},`
  return `{"jsonrpc":"2.0",${head}"method":${jsonText(method)}${params === null ? "" : `,"params":${params}`}}`
}

/** An answer. The id is written as the agent wrote it; a result that JSON has no word for is null. */
export function replyLine(idSource: string, kind: "result" | "error", value: unknown): string {
  return `{"jsonrpc":"2.0","id":${idSource},"${kind}":${jsonText(value) ?? "null"}}`
}
