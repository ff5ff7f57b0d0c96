import type { FactValue } from "../../model/fact.ts"

type Members = readonly (readonly [name: string, value: FactValue])[]

/** What holds for a slot that says nothing else. */
const usual: Members = [
  ["gate", null],
  ["answer", null],
  ["encoding", "json"],
  ["merge", "one"],
  ["appends", null],
  ["correlation", null],
  ["aliases", []],
  ["overtakenBy", null],
  ["sensitivity", "public"],
  ["since", null],
  ["summary", ""],
]

/** What holds for a document that says nothing else. */
const usualOfDocument: Members = [
  ["since", null],
  ["summary", ""],
]

/** Kinds of fact that have a payload, and what is usual for each. */
const usualByKind: ReadonlyMap<string, Members> = new Map([
  ["slot", usual],
  ["frame", usual],
  ["document", usualOfDocument],
])

/** Members in the order in which they are stated, then the summary, then whatever is usual for the kind and was left out. */
export function filledMembers(kind: string, stated: Members, summary: string | null): Members {
  const usually = usualByKind.get(kind)
  const members = usually !== undefined ? stated.filter(([name]) => name !== "excess") : [...stated]
  const fill = (name: string, value: FactValue): void => {
    if (!members.some(([known]) => known === name)) members.push([name, value])
  }
  if (summary !== null) fill("summary", summary)
  for (const [name, value] of usually ?? []) fill(name, value)
  return members
}
