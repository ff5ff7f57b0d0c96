/** A JSON Pointer into the item that a rule reads, or after a `#` into the whole line. */
export type LinePlace = string

/** What must stand at a place: this very value, any text, or any object. */
export type LineTest = string | boolean | null | { readonly is: "text" | "object" }

/** Places with what must stand at each; all of them together. */
export interface LineWhen {
  readonly [place: LinePlace]: LineTest
}

/** How a command may say that its turn ended. */
export type LineClaim = "succeeded" | "failed" | "needs_input" | "cancelled" | "unknown"

/** What a line means. A place that holds nothing fitting gives nothing, and takes nothing else of the line away. */
export type LineGift =
  /** The id by which the command knows its session. */
  | { readonly give: "session"; readonly id: LinePlace }
  /** Text of the agent's. `whole` repeats the pieces that came before it since the last whole, if any came. */
  | {
      readonly give: "message"
      readonly from: "agent" | "thought"
      readonly part: "piece" | "whole"
      readonly text: LinePlace
      /** What tells one message from the next. */
      readonly id?: LinePlace
    }
  | {
      readonly give: "tool"
      readonly step: "begins" | "goes_on"
      readonly id: LinePlace
      readonly title?: LinePlace
      readonly kind?: "execute" | "edit" | "search" | "fetch"
      readonly status: "pending" | "in_progress" | "completed" | "failed"
      readonly input?: LinePlace
      readonly output?: LinePlace
    }
  | { readonly give: "usage"; readonly raw: LinePlace }
  /** Typed output. */
  | { readonly give: "output"; readonly value: LinePlace }
  | { readonly give: "notice"; readonly severity: "info" | "warning" | "error"; readonly title: LinePlace }
  /** The command's word on how its turn ended. The last one counts: a command that tries again says it again. */
  | { readonly give: "end"; readonly claim: LineClaim; readonly says?: LinePlace }

/** A rule: the line that it is for, and what that means. One that gives nothing makes a line known, and no more. */
export interface LineRule {
  readonly when: LineWhen
  /** A list in the line, of which each item is read in the line's stead. */
  readonly each?: { readonly at: LinePlace; readonly rules: readonly LineRule[] }
  readonly gives: readonly LineGift[]
}

/**
 * A form of stream JSON: how the lines of one family of commands are read. Of its rules the first that fits a line counts,
 * and a line that none fits is unknown.
 */
export interface LineForm {
  readonly name: string
  /** What tells this form from every other: a stream is of it from the first line that one of these fits. */
  readonly opens: readonly LineWhen[]
  /** Whether typed output has a line of its own, or is the JSON of the last message. */
  readonly output: "line" | "last_message"
  readonly rules: readonly LineRule[]
}

/** What stands at a place; undefined where nothing does. Own members alone are looked at. */
export function valueAtPlace(item: unknown, line: unknown, place: LinePlace): unknown {
  const isWhole = place.startsWith("#")
  const segments = place.slice(isWhole ? 2 : 1).split("/")
  let at = isWhole ? line : item
  if (place.length <= (isWhole ? 1 : 0)) return at
  for (const segment of segments) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, segment)) return undefined
    at = (at as { readonly [name: string]: unknown })[segment]
  }
  return at
}

/** Whether everything that is asked for stands where it should. */
export function lineFits(when: LineWhen, item: unknown, line: unknown): boolean {
  return Object.entries(when).every(([place, test]) => {
    const value = valueAtPlace(item, line, place)
    if (typeof test !== "object" || test === null) return value === test
    return test.is === "text" ? typeof value === "string" : typeof value === "object" && value !== null
  })
}

/** What a line means by a form, in the order of its gifts; null where no rule fits it. */
export function readLine(form: Pick<LineForm, "rules">, line: unknown): readonly MeantLine[] | null {
  return readItem(form.rules, line, line)
}

/** A gift, with the item whose places it names. */
export interface MeantLine {
  readonly gift: LineGift
  readonly item: unknown
}

function readItem(rules: readonly LineRule[], item: unknown, line: unknown): readonly MeantLine[] | null {
  const rule = rules.find(({ when }) => lineFits(when, item, line))
  if (rule === undefined) return null
  const own = rule.gives.map((gift) => ({ gift, item }))
  if (rule.each === undefined) return own
  const { at, rules: inner } = rule.each
  const list = valueAtPlace(item, line, at)
  const items: readonly unknown[] = Array.isArray(list) ? list : []
  return [...items.flatMap((each) => readItem(inner, each, line) ?? []), ...own]
}
