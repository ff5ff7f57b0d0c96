/**
 * Whether two texts that differ in bytes say the same, by the format that the path's name tells: then a formatter went
 * over one of them. Good enough to name a difference, never to accept one:
 * JSON by value, whatever the order of members; scripts by tokens, whatever the quotes, semicolons and trailing commas;
 * Markdown by words, whatever the padding of tables; anything else by what stands on its lines.
 */
export function sameTree(path: string, left: string, right: string): boolean {
  if (path.endsWith(".json")) return sameJson(left, right)
  const reduce = /\.[cm]?[jt]s$/.test(path) ? scriptTokens : /\.mdx?$/.test(path) ? markdownWords : solidLines
  return reduce(withoutMark(left)) === reduce(withoutMark(right))
}

function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, "")
}

function sameJson(left: string, right: string): boolean {
  const pairs: [unknown, unknown][] = []
  try {
    pairs.push([JSON.parse(withoutMark(left)), JSON.parse(withoutMark(right))])
  } catch {
    return false
  }
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [one, other] = pair
    if (one === other) continue
    if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false
    if (Array.isArray(one) !== Array.isArray(other)) return false
    const members = new Map(Object.entries(other))
    const entries = Object.entries(one)
    if (entries.length !== members.size) return false
    for (const [name, value] of entries) {
      if (!members.has(name)) return false
      pairs.push([value, members.get(name)])
    }
  }
  return true
}

// Closing marks are optional, so that an unclosed one is read once and not again from every character after it.
const token =
  /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\[\s\S]|[^`\\])*`?|[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu

function scriptTokens(text: string): string {
  const tokens: string[] = []
  for (const [found] of text.matchAll(token)) {
    if (found === ";") continue
    if (/^[)\]}>]$/.test(found) && tokens.at(-1) === ",") tokens.pop()
    if (/^'[^"\\]*'$/.test(found)) tokens.push(`"${found.slice(1, -1)}"`)
    else tokens.push(found.startsWith("/") ? found.replace(/\s+/g, " ").trimEnd() : found)
  }
  return tokens.join("\n")
}

function markdownWords(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ?\| ?/g, "|")
    .replace(/\|(:?)-+(?=:?\|)/g, "|$1-")
    .trim()
}

function solidLines(text: string): string {
  const lines = text.split("\n").map((line) => line.trimEnd())
  while (lines.at(-1) === "") lines.pop()
  return lines.join("\n")
}
