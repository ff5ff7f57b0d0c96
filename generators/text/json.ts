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
export function jsonText(value: unknown): string {
  const widths = measured(value)
  const text: string[] = []
  const open: (string | Task)[] = [{ value, indent: 0, column: 0, comma: "" }]
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    if (typeof task === "string") text.push(task)
    else print(task, widths, text, open)
  }
  return `${text.join("")}\n`
}

interface Task {
  readonly value: unknown
  /** Columns before the line that it stands on, and before the value itself. */
  readonly indent: number
  readonly column: number
  readonly comma: "" | ","
}

type Composite = readonly unknown[] | Members | Ordered

interface Members {
  readonly [member: string]: unknown
}

function print(
  { value, indent, column, comma }: Task,
  widths: ReadonlyMap<Composite, number>,
  text: string[],
  open: (string | Task)[],
): void {
  if (!isComposite(value)) return void text.push(scalar(value), comma)
  const inner = indent + 2
  const lead = `\n${" ".repeat(inner)}`
  const tail = `\n${" ".repeat(indent)}`
  if (!isArray(value)) {
    const members = membersOf(value)
    if (members.length === 0) return void text.push("{}", comma)
    text.push("{")
    open.push(`${tail}}${comma}`)
    for (const [index, [name, member]] of members.toReversed().entries()) {
      const key = `${JSON.stringify(name)}: `
      open.push(
        { value: member, indent: inner, column: inner + columnsOf(key), comma: index === 0 ? "" : "," },
        lead + key,
      )
    }
  } else if (column + (widths.get(value) as number) + comma.length <= printWidth) {
    if (value.length === 0) return void text.push("[]", comma)
    text.push("[")
    open.push(`]${comma}`)
    for (const [index, item] of value.toReversed().entries()) {
      // Whatever stands in a line that fits, fits: its column no longer matters.
      open.push({ value: item, indent, column: -Infinity, comma: "" })
      if (index < value.length - 1) open.push(", ")
    }
  } else if (value.length > 1 && value.every((item) => typeof item === "number")) {
    text.push(`[${lead}${filled(value.map(scalar), inner)}${tail}]`, comma)
  } else {
    text.push("[")
    open.push(`${tail}]${comma}`)
    for (const [index, item] of value.toReversed().entries())
      open.push({ value: item, indent: inner, column: inner, comma: index === 0 ? "" : "," }, lead)
  }
}

/** Numbers with commas, as many on a line as it has room for. */
function filled(numbers: readonly string[], indent: number): string {
  let text = ""
  let column = indent
  for (const [index, number] of numbers.entries()) {
    const word = index === numbers.length - 1 ? number : `${number},`
    if (index > 0) {
      const breaks = column + 1 + word.length > printWidth
      text += breaks ? `\n${" ".repeat(indent)}` : " "
      column = breaks ? indent : column + 1
    }
    text += word
    column += word.length
  }
  return text
}

/** The width on one line of everything that is composed; infinite for what is broken wherever it stands. */
function measured(root: unknown): ReadonlyMap<Composite, number> {
  const widths = new Map<Composite, number>()
  const open: { readonly value: Composite; readonly parts: readonly unknown[]; next: number }[] = []
  const enter = (value: unknown): void => {
    if (isComposite(value) && !widths.has(value))
      open.push({ value, parts: isArray(value) ? value : membersOf(value).map(([, part]) => part), next: 0 })
  }
  enter(root)
  for (let frame = open.at(-1); frame !== undefined; frame = open.at(-1))
    if (frame.next < frame.parts.length) enter(frame.parts[frame.next++])
    else {
      widths.set(frame.value, widthOf(frame.value, frame.parts, widths))
      open.pop()
    }
  return widths
}

function widthOf(value: Composite, parts: readonly unknown[], widths: ReadonlyMap<Composite, number>): number {
  if (parts.length === 0) return 2
  if (!isArray(value) || alwaysBroken(value)) return Infinity
  return parts.reduce<number>(
    (sum, part) => sum + (isComposite(part) ? (widths.get(part) as number) : columnsOf(scalar(part))),
    parts.length * 2,
  )
}

/** Several lists, or several objects, of more than one part each. */
function alwaysBroken(items: readonly unknown[]): boolean {
  const [first] = items
  return (
    items.length > 1 && items.every((item) => isComposite(item) && isArray(item) === isArray(first) && sizeOf(item) > 1)
  )
}

function sizeOf(value: Composite): number {
  return isArray(value) ? value.length : membersOf(value).length
}

function scalar(value: unknown): string {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return JSON.stringify(value)
  if (typeof value !== "number" || !Number.isFinite(value)) throw new Error(`a ${typeof value} that is no JSON`)
  return JSON.stringify(value).replace("e+", "e")
}

function isComposite(value: unknown): value is Composite {
  return typeof value === "object" && value !== null
}

function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function membersOf(value: Members | Ordered): readonly (readonly [string, unknown])[] {
  const members: readonly (readonly [string, unknown])[] = value instanceof Map ? [...value] : Object.entries(value)
  return members.filter(([, member]) => member !== undefined)
}
