import { Pieces } from "./pieces.ts"
import type { Member, Scanned } from "./scan.ts"

/** One change of a member at the top. A text is JSON, written by us. */
export type Edit =
  /** The value becomes the text; a member that is not there is added. */
  | { readonly kind: "set"; readonly name: string; readonly json: string }
  /** The member gets another name; nothing happens where it is not there. */
  | { readonly kind: "rename"; readonly name: string; readonly to: string }
  | { readonly kind: "remove"; readonly name: string }

interface Cut {
  readonly start: number
  readonly end: number
  readonly put: string
}

/**
 * The body with its edits, each about another member. Every byte that no edit names is the byte that was sent: no number
 * is rounded, no member moves, no escape is rewritten.
 */
export function spliced(body: Pieces, scanned: Scanned, edits: readonly Edit[]): Pieces {
  const cuts: Cut[] = []
  const added: string[] = []
  const removed = new Set(edits.flatMap(({ kind, name }) => (kind === "remove" ? [name] : [])))
  const kept = scanned.members.filter(({ name }) => !removed.has(name))
  for (const edit of edits) {
    const at = scanned.members.findIndex(({ name }) => name === edit.name)
    const member = scanned.members[at]
    if (member === undefined) {
      if (edit.kind === "set") added.push(`${JSON.stringify(edit.name)}:${edit.json}`)
    } else if (edit.kind === "set") cuts.push({ start: member.start, end: member.end, put: edit.json })
    else if (edit.kind === "rename") cuts.push({ ...nameSpan(body, member), put: JSON.stringify(edit.to) })
    else cuts.push(withComma(scanned.members, at, kept))
  }
  if (added.length > 0) {
    const put = added.join(",") + (kept.length > 0 ? "," : "")
    cuts.push({ start: scanned.open + 1, end: scanned.open + 1, put })
  }
  if (cuts.length === 0) return body
  const parts: Buffer[] = []
  let from = 0
  for (const { start, end, put } of cuts.sort((left, right) => left.start - right.start || left.end - right.end)) {
    body.between(from, start, parts)
    if (put !== "") parts.push(Buffer.from(put))
    from = end
  }
  body.between(from, body.length, parts)
  return new Pieces(parts)
}

/** The quoted name: from its quote to the last one before the colon. */
function nameSpan(body: Pieces, { key, start }: Member): { readonly start: number; readonly end: number } {
  const text = body.slice(key, start)
  return { start: key, end: key + text.lastIndexOf(0x22, text.lastIndexOf(0x3a)) + 1 }
}

/** A member with the one comma that goes with it. */
function withComma(members: readonly Member[], at: number, kept: readonly Member[]): Cut {
  const member = members[at] as Member
  const before = members[at - 1]
  const next = members[at + 1]
  if (before !== undefined && kept.some(({ key }) => key < member.key))
    return { start: before.end, end: member.end, put: "" }
  return { start: member.key, end: next?.key ?? member.end, put: "" }
}
