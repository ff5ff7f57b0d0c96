import { bodyScanner } from "../../../runtime/gateway/body/scan.ts"
import type { Scanned } from "../../../runtime/gateway/body/scan.ts"
import type { Random } from "../random.ts"

/** What the scanner made of a text: the same members as the oracle's, or a refusal. */
export type Verdict = "spans" | "refused_invalid" | "refused_doubled" | "refused_form"

/** One member as the oracle sees it: its name, and where its quoted name and its value stand, in bytes. */
type Place = readonly [name: string, key: number, start: number, end: number]

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/** The members at the top of an object that JSON.parse takes, by its tokens. */
function placesOf(text: string): readonly Place[] {
  const places: Place[] = []
  const bytesBefore = (at: number): number => Buffer.byteLength(text.slice(0, at))
  let depth = 0
  let key: readonly [name: string, at: number] | null = null
  let start = -1
  for (const { 0: piece, index } of text.matchAll(token)) {
    const opens = piece === "{" || piece === "["
    const closes = piece === "}" || piece === "]"
    if (depth === 1 && key === null && piece.startsWith('"')) key = [JSON.parse(piece) as string, index]
    else if (depth === 1 && key !== null && start === -1 && piece !== ":") start = index
    if (opens) depth++
    if (closes) depth--
    if (depth === 1 && start !== -1 && key !== null && (closes || !opens)) {
      places.push([key[0], bytesBefore(key[1]), bytesBefore(start), bytesBefore(index + piece.length)])
      key = null
      start = -1
    }
  }
  return places
}

function scannedInChunks(bytes: Buffer, random: Random): Scanned | string {
  const scanner = bodyScanner()
  for (let at = 0; at < bytes.length;) {
    const size = 1 + random.below(random.below(4) === 0 ? bytes.length + 1 : 24)
    scanner.push(bytes.subarray(at, at + size))
    at += size
  }
  const answer = scanner.end()
  return answer.ok ? answer.scanned : answer.fault
}

/**
 * Holds the scanner to JSON.parse on one text, cut anywhere: it must refuse what JSON.parse refuses, what is no object, and
 * a doubled name; of everything else it must know each member's place. Throws with the text where it does not.
 */
export function judge(text: string, random: Random): Verdict {
  const bytes = Buffer.from(text)
  const read = bytes.toString()
  const answer = scannedInChunks(bytes, random)
  const fail = (why: string): never => {
    throw new Error(`${why}: ${JSON.stringify(read)} -> ${JSON.stringify(answer)}`)
  }
  let value: unknown
  try {
    value = JSON.parse(read)
  } catch {
    return typeof answer === "string" ? "refused_invalid" : fail("taken, though JSON.parse refuses it")
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return answer === "not_object" ? "refused_form" : fail("taken, though it is no object")
  const places = placesOf(read)
  if (new Set(places.map(([name]) => name)).size < places.length)
    return answer === "duplicate_member" ? "refused_doubled" : fail("taken with a doubled name")
  if (typeof answer === "string") return answer === "too_deep" ? "refused_form" : fail("refused")
  const found = answer.members.map(({ name, key, start, end }): Place => [name, key, start, end])
  if (JSON.stringify(found) !== JSON.stringify(places)) fail(`other places than ${JSON.stringify(places)}`)
  if (bytes[answer.open] !== 0x7b || bytes[answer.close] !== 0x7d) fail("the braces are elsewhere")
  return "spans"
}
