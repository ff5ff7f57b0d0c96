/**
 * Where lines break: the algorithm of Prettier's printer on the few forms that emitters build, so that their text is final
 * and no formatter runs in generation.
 */
export type Doc = string | Node

interface Node {
  readonly kind: "concat" | "group" | "indent" | "line" | "if-break"
  readonly parts: readonly Doc[]
  /** Holds a line that always breaks, so every group around it breaks. */
  readonly hard: boolean
  /** What a line is in a group that fits: a space or nothing. */
  readonly flat: "" | " "
}

/** The column after which a line is broken, where it can be. */
export const printWidth: number = 100

/** A space, or a line break where the group around it does not fit. */
export const line: Doc = { kind: "line", parts: [], hard: false, flat: " " }

/** Nothing, or a line break where the group around it does not fit. */
export const softline: Doc = { kind: "line", parts: [], hard: false, flat: "" }

/** A line break, always. */
export const hardline: Doc = { kind: "line", parts: [], hard: true, flat: "" }

/** One after another. */
export function concat(...parts: readonly Doc[]): Doc {
  return node("concat", parts)
}

/** On one line if it fits, else broken at each of its own lines. */
export function group(...parts: readonly Doc[]): Doc {
  return node("group", parts)
}

/** Two columns further in after each line break inside. */
export function indent(...parts: readonly Doc[]): Doc {
  return node("indent", parts)
}

/** Only where the group around it is broken. */
export function ifBreak(...parts: readonly Doc[]): Doc {
  return { ...node("if-break", parts), hard: false }
}

/** Documents with a separator between them. */
export function join(separator: Doc, docs: readonly Doc[]): Doc {
  const parts: Doc[] = []
  for (const doc of docs) {
    if (parts.length > 0) parts.push(separator)
    parts.push(doc)
  }
  return node("concat", parts)
}

/** A group that is broken whether or not it would fit. */
export function broken(...parts: readonly Doc[]): Doc {
  return { ...node("group", parts), hard: true }
}

function node(kind: "concat" | "group" | "indent" | "if-break", parts: readonly Doc[]): Node {
  return { kind, parts, hard: parts.some((part) => typeof part !== "string" && part.hard), flat: "" }
}

/** Documents yet to be printed, the next one last, each with its indentation and whether its lines are spaces. */
interface Waiting {
  readonly docs: Doc[]
  readonly columns: number[]
  readonly flat: boolean[]
}

/** Prints a document whose first line stands at an indentation of so many columns. */
export function print(doc: Doc, column = 0): string {
  if (typeof doc === "string") return " ".repeat(column) + doc
  const pieces: string[] = [" ".repeat(column)]
  let at = column
  const open: Waiting = { docs: [doc], columns: [column], flat: [false] }
  for (let current = open.docs.pop(); current !== undefined; current = open.docs.pop()) {
    const indentation = open.columns.pop() ?? 0
    const flat = open.flat.pop() ?? false
    if (typeof current === "string") {
      pieces.push(current)
      at += current.length
    } else if (current.kind === "line") {
      if (flat) {
        pieces.push(current.flat)
        at += current.flat.length
      } else {
        trimEnd(pieces)
        pieces.push(`\n${" ".repeat(indentation)}`)
        at = indentation
      }
    } else if (current.kind !== "if-break" || !flat) {
      const fit =
        current.kind === "group" && !flat && !current.hard && fits(current, indentation, open, printWidth - at)
      spread(current, indentation, flat || fit, open)
    }
  }
  return pieces.join("")
}

/** A line ends without spaces, also where an empty piece follows them. */
function trimEnd(pieces: string[]): void {
  for (let last = pieces.pop(); last !== undefined; last = pieces.pop()) {
    const kept = last.endsWith(" ") ? last.replace(/ +$/, "") : last
    if (kept === "") continue
    pieces.push(kept)
    return
  }
}

function spread(parent: Node, around: number, flat: boolean, open: Waiting): void {
  const column = parent.kind === "indent" ? around + 2 : around
  for (let index = parent.parts.length - 1; index >= 0; index--) {
    open.docs.push(parent.parts[index] as Doc)
    open.columns.push(column)
    open.flat.push(flat)
  }
}

/** Whether a group has room on one line, up to the first line break after it. */
function fits(whole: Node, column: number, rest: Waiting, width: number): boolean {
  const open: Waiting = { docs: [whole], columns: [column], flat: [true] }
  let left = width
  let following = rest.docs.length
  while (left >= 0) {
    if (open.docs.length === 0) following--
    const doc = open.docs.pop() ?? rest.docs[following]
    if (doc === undefined) return true
    const indentation = open.columns.pop() ?? rest.columns[following] ?? 0
    const flat = open.flat.pop() ?? rest.flat[following] ?? false
    if (typeof doc === "string") left -= doc.length
    else if (doc.kind === "line") {
      if (!flat || doc.hard) return true
      left -= doc.flat.length
    } else if (doc.kind === "group") spread(doc, indentation, flat && !doc.hard, open)
    else if (doc.kind !== "if-break" || !flat) spread(doc, indentation, flat, open)
  }
  return false
}
