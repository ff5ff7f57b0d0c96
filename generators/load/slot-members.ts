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

/** Kinds of fact that carry a payload on the wire. */
const carrying: ReadonlySet<string> = new Set(["slot", "frame"])

/** Members in the order in which they are stated, then the summary, then whatever is usual for the kind and was left out. */
export function filledMembers(kind: string, stated: Members, summary: string | null): Members {
  const members = carrying.has(kind) ? stated.filter(([name]) => name !== "excess") : [...stated]
  const fill = (name: string, value: FactValue): void => {
    if (!members.some(([known]) => known === name)) members.push([name, value])
  }
  if (summary !== null) fill("summary", summary)
  if (carrying.has(kind)) for (const [name, value] of usual) fill(name, value)
  return members
}
