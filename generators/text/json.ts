import { columnsOf } from "./json-width.ts"

/** An object whose members stand in stated order, also where an object's own would not: `"10"` after `"b"`. */
export type Ordered = ReadonlyMap<string, unknown>

const printWidth = 100

/**
 * JSON as it is published, ending in a line feed: strings as `JSON.stringify` escapes them, members one a line, arrays on
 * one line where that has room, arrays of numbers filled. Prettier 3.10.1 (`parser: "json"`, `printWidth: 100`) finds
 * nothing to change in it. Works in time linear in the text and on any depth. Members that are `undefined` are left out; anything else that
 * is no JSON is a bug of the caller and throws.
 */
export function jsonText(root: unknown): string {
  const text = pieces()
  const keys = new Map<string, string>()
  const open: Frame[] = []
  begin(root, 0, 0, "", text, open)
  for (let frame = open.at(-1); frame !== undefined; frame = open.at(-1)) {
    const { parts, names, indent } = frame
    const at = frame.next++
    if (at === parts.length) {
      text.add(margin(indent - 2), frame.close)
      open.pop()
      continue
    }
    const part = parts[at]
    const key = names === null ? "" : keyOf(names[at] as string, keys)
    const comma = at === parts.length - 1 ? "" : ","
    text.add(margin(indent), key)
    if (!isComposite(part)) text.add(scalar(part), comma)
    else begin(part, indent, isArray(part) ? indent + columnsOf(key) : indent, comma, text, open)
  }
  text.add("\n", "")
  return text.whole()
}

/** A member's name as it stands before its value; a few names stand in most places. */
function keyOf(name: string, known: Map<string, string>): string {
  const seen = known.get(name)
  if (seen !== undefined) return seen
  const key = `${JSON.stringify(name)}: `
  if (known.size < 1_000) known.set(name, key)
  return key
}

/** A text under way. Pieces are joined by the thousand: one by one they would outweigh the text many times over. */
interface Pieces {
  readonly add: (piece: string, next: string) => void
  readonly whole: () => string
}

function pieces(): Pieces {
  const joined: string[] = []
  let loose: string[] = []
  return {
    add(piece, next) {
      if (loose.push(piece, next) < 2_048) return
      joined.push(loose.join(""))
      loose = []
    },
    whole: () => [...joined, ...loose].join(""),
  }
}

/** An object or a list that is being written, a part on each line. */
interface Frame {
  readonly parts: readonly unknown[]
  /** The names of the parts of an object. */
  readonly names: readonly string[] | null
  /** Columns before each part. */
  readonly indent: number
  readonly close: string
  next: number
}

type Composite = readonly unknown[] | Members | Ordered

interface Members {
  readonly [member: string]: unknown
}

/**
 * Writes a value whole, or its opening bracket, and leaves its parts open. `indent` are the columns before the line that it
 * stands on, `column` those before a list itself.
 */
function begin(value: unknown, indent: number, column: number, comma: "" | ",", text: Pieces, open: Frame[]): void {
  if (!isComposite(value)) return text.add(scalar(value), comma)
  const inner = indent + 2
  if (!isArray(value)) {
    const { parts, names } = membersOf(value)
    if (parts.length === 0) return text.add("{}", comma)
    open.push({ parts, names, indent: inner, close: `}${comma}`, next: 0 })
    return text.add("{", "")
  }
  const line = onOneLine(value, printWidth - column - comma.length)
  if (line !== null) return text.add(line, comma)
  if (value.length > 1 && value.every((item) => typeof item === "number"))
    return text.add(`[${margin(inner)}${filled(value.map(scalar), inner)}${margin(indent)}]`, comma)
  open.push({ parts: value, names: null, indent: inner, close: `]${comma}`, next: 0 })
  text.add("[", "")
}

/**
 * A composite on one line; null where it has no room or is broken wherever it stands. Looks no further than the room
 * goes, so no depth exhausts it and what is looked at again and again is short.
 */
function onOneLine(value: Composite, room: number): string | null {
  if (!isArray(value)) return sizeOf(value) === 0 ? "{}" : null
  if (value.length === 0) return "[]"
  if (value.length * 2 > room) return null
  let text = "["
  let left = room - 1
  for (const item of value) {
    if (text.length > 1) {
      text += ", "
      left -= 2
    }
    const part = isComposite(item) ? onOneLine(item, left - 1) : scalar(item)
    if (part === null) return null
    left -= columnsOf(part)
    if (left < 1) return null
    text += part
  }
  return alwaysBroken(value) ? null : `${text}]`
}

/** Numbers with commas, as many on a line as it has room for. */
function filled(numbers: readonly string[], indent: number): string {
  let text = ""
  let column = indent
  for (const [index, number] of numbers.entries()) {
    const word = index === numbers.length - 1 ? number : `${number},`
    if (index > 0) {
      const breaks = column + 1 + word.length > printWidth
      text += breaks ? margin(indent) : " "
      column = breaks ? indent : column + 1
    }
    text += word
    column += word.length
  }
  return text
}

/** Several lists, or several objects, of more than one part each. */
function alwaysBroken(items: readonly unknown[]): boolean {
  const [first] = items
  return (
    items.length > 1 && items.every((item) => isComposite(item) && isArray(item) === isArray(first) && sizeOf(item) > 1)
  )
}

function sizeOf(value: Composite): number {
  return isArray(value) ? value.length : membersOf(value).parts.length
}

function scalar(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value)
  if (typeof value === "boolean" || value === null) return String(value)
  if (typeof value !== "number" || !Number.isFinite(value)) throw new Error(`a ${typeof value} that is no JSON`)
  return JSON.stringify(value).replace("e+", "e")
}

function isComposite(value: unknown): value is Composite {
  return typeof value === "object" && value !== null
}

function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function membersOf(value: Members | Ordered): Pick<Frame, "parts"> & { readonly names: readonly string[] } {
  const names: string[] = []
  const parts: unknown[] = []
  const all: Iterable<string> = value instanceof Map ? value.keys() : Object.keys(value)
  for (const name of all) {
    const member: unknown = value instanceof Map ? value.get(name) : (value as Members)[name]
    if (member === undefined) continue
    names.push(name)
    parts.push(member)
  }
  return { names, parts }
}

const margins: string[] = []

/** The end of a line, and so many columns before what follows. */
function margin(columns: number): string {
  return (margins[columns] ??= `\n${" ".repeat(columns)}`)
}
