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
  return concat(...docs.flatMap((doc, index) => (index === 0 ? [doc] : [separator, doc])))
}

/** A group that is broken whether or not it would fit. */
export function broken(...parts: readonly Doc[]): Doc {
  return { ...node("group", parts), hard: true }
}

function node(kind: "concat" | "group" | "indent" | "if-break", parts: readonly Doc[]): Node {
  return { kind, parts, hard: parts.some((part) => typeof part !== "string" && part.hard), flat: "" }
}

interface Command {
  readonly doc: Doc
  readonly column: number
  readonly flat: boolean
}

/** Prints a document whose first line stands at an indentation of so many columns. */
export function print(doc: Doc, column = 0): string {
  const pieces: string[] = [" ".repeat(column)]
  let at = column
  const open: Command[] = [{ doc, column, flat: false }]
  for (let command = open.pop(); command !== undefined; command = open.pop()) {
    const { doc: current } = command
    if (typeof current === "string") {
      pieces.push(current)
      at += current.length
    } else if (current.kind === "line") {
      if (command.flat) {
        pieces.push(current.flat)
        at += current.flat.length
      } else {
        trimEnd(pieces)
        pieces.push(`\n${" ".repeat(command.column)}`)
        at = command.column
      }
    } else if (current.kind !== "if-break" || !command.flat) {
      const fit =
        current.kind === "group" &&
        !command.flat &&
        !current.hard &&
        fits({ ...command, flat: true }, open, printWidth - at)
      spread(current, { ...command, flat: command.flat || fit }, open)
    }
  }
  return pieces.join("")
}

/** A line ends without spaces, also where an empty piece follows them. */
function trimEnd(pieces: string[]): void {
  for (let last = pieces.pop(); last !== undefined; last = pieces.pop()) {
    const kept = last.replace(/ +$/, "")
    if (kept === "") continue
    pieces.push(kept)
    return
  }
}

function spread(parent: Node, command: Command, open: Command[]): void {
  const column = parent.kind === "indent" ? command.column + 2 : command.column
  for (let index = parent.parts.length - 1; index >= 0; index--)
    open.push({ doc: parent.parts[index] as Doc, column, flat: command.flat })
}

function fits(next: Command, rest: readonly Command[], width: number): boolean {
  const open: Command[] = [next]
  let left = width
  let following = rest.length
  while (left >= 0) {
    const command = open.pop() ?? rest[--following]
    if (command === undefined) return true
    const { doc } = command
    if (typeof doc === "string") left -= doc.length
    else if (doc.kind === "line") {
      if (!command.flat || doc.hard) return true
      left -= doc.flat.length
    } else if (doc.kind === "group") spread(doc, { ...command, flat: command.flat && !doc.hard }, open)
    else if (doc.kind !== "if-break" || !command.flat) spread(doc, command, open)
  }
  return false
}
