import type { Consequence, Delta } from "../delta/delta.ts"

/** How many changes of which weight a review found. */
export interface Counts {
  readonly changes: number
  readonly facts: number
  readonly cells: number
  readonly widens: number
  readonly narrows: number
  readonly undecided: number
  /** Changes by which somebody is not understood any more. */
  readonly breaks: number
}

/** Counts a review by what people ask first. */
export function countsOf({ changes }: Pick<Delta, "changes">): Counts {
  const of = (holds: (each: Consequence) => boolean): number => changes.filter(holds).length
  return {
    changes: changes.length,
    facts: new Set(changes.map(({ change }) => change.at.split("#", 1)[0])).size,
    cells: changes.reduce((sum, { moved }) => sum + moved.length, 0),
    widens: of(({ authority }) => authority === "widens"),
    narrows: of(({ authority }) => authority === "narrows"),
    undecided: of(({ authority }) => authority === "incomparable"),
    breaks: of(({ wire }) => wire === "forward" || wire === "breaking"),
  }
}

/** The counts as a clause: `3 changes of 2 facts: authority widens by 1, the wire breaks by 1`. */
export function countsText(counts: Counts): string {
  const { changes, facts, widens, narrows, undecided, breaks } = counts
  if (changes === 0) return "no fact changed"
  const said = [
    ...(widens === 0 ? [] : [`${widens} ${widens === 1 ? "widens" : "widen"} authority`]),
    ...(narrows === 0 ? [] : [`${narrows} ${narrows === 1 ? "narrows" : "narrow"} it`]),
    ...(undecided === 0 ? [] : [`${undecided} ${undecided === 1 ? "moves" : "move"} it in no order`]),
    ...(breaks === 0 ? [] : [`${breaks} ${breaks === 1 ? "breaks" : "break"} the wire`]),
  ]
  const head = `${counted(changes, "change")} of ${counted(facts, "fact")}`
  return said.length === 0 ? `${head}, none of which moves authority or breaks the wire` : `${head}: ${said.join(", ")}`
}

/** A number with its noun. */
export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : nouns}`
}
