import { Pieces } from "./pieces.ts"
import type { Scanned } from "./scan.ts"
import { bodyScanner } from "./scan.ts"
import { spliced } from "./splice.ts"
import type { Edit } from "./splice.ts"

/** A body and where its members are. */
export interface BodyView {
  readonly bytes: Pieces
  readonly scanned: Scanned
}

/** The largest value of a deciding member that is read; what is larger decides nothing. */
const valueBytes = 64 * 2 ** 10

/** The JSON text of a member; null where it is not there, or too large to decide anything. */
export function textOf({ bytes, scanned }: BodyView, name: string): Buffer | null {
  const member = scanned.members.find((each) => each.name === name)
  if (member === undefined || member.end - member.start > valueBytes) return null
  return bytes.slice(member.start, member.end)
}

/** A member's value; undefined where `textOf` has none. */
export function valueOf(view: BodyView, name: string): unknown {
  const text = textOf(view, name)
  return text === null ? undefined : (JSON.parse(text.toString("utf8")) as unknown)
}

/**
 * The edit that sets a member inside an object at the top and keeps the object's other bytes; where there is no object, it
 * becomes one with that member alone. Null: the object has a name twice.
 */
export function setInside(view: BodyView, name: string, inside: string, json: string): Edit | null {
  const text = textOf(view, name)
  if (text === null || text[0] !== 0x7b) return { kind: "set", name, json: `{${JSON.stringify(inside)}:${json}}` }
  const scanner = bodyScanner()
  scanner.push(text)
  const answer = scanner.end()
  if (!answer.ok) return null
  const { parts } = spliced(new Pieces([text]), answer.scanned, [{ kind: "set", name: inside, json }])
  return { kind: "set", name, json: Buffer.concat(parts).toString("utf8") }
}
