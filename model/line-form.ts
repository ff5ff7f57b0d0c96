import type { LineForm, LineGift, LinePlace, LineRule, LineTest, LineWhen } from "./entries.ts"

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

/** Whether some line could have everything that both ask for. */
export function mayBothFit(one: LineWhen, other: LineWhen): boolean {
  return Object.entries(one).every(([place, test]) => {
    const against = Object.hasOwn(other, place) ? other[place] : undefined
    return against === undefined || agree(test, against)
  })
}

/** Whether one value could meet both. */
function agree(one: LineTest, other: LineTest): boolean {
  if (isShape(one)) return isShape(other) ? one.is === other.is : agree(other, one)
  return isShape(other) ? other.is === "text" && typeof one === "string" : one === other
}

function isShape(test: LineTest): test is { readonly is: "text" | "object" } {
  return typeof test === "object" && test !== null
}
