import type { Report } from "../../../runtime/inspect/index.ts"
import { differences } from "../../inspect/differences.ts"
import type { Inspected } from "./inspected.ts"
import { listPaths, lists } from "./lists.ts"
import type { ListPath } from "./lists.ts"

/** What a report says otherwise than is known of the agent, without a reason that is written down. One sentence each. */
export function unexplained(known: Inspected, seen: Report): readonly string[] {
  const values = Object.entries(differences(known.seen, seen)).flatMap(([path, value]) => {
    const also = known.sometimes[path]?.also ?? []
    const isExplained = isList(path) || also.some((other) => JSON.stringify(other) === JSON.stringify(value))
    return isExplained ? [] : [`${path} is ${JSON.stringify(value)}`]
  })
  return [...values, ...listPaths.flatMap((path) => unexplainedItems(path, known, seen))]
}

function unexplainedItems(path: ListPath, known: Inspected, seen: Report): readonly string[] {
  const [expected, found] = [itemsAt(path, known.seen), itemsAt(path, seen)]
  const mayBeMissing = known.notAlways[path]?.items ?? []
  const strange = [...found].flatMap(([name, value]) => {
    const before = expected.get(name)
    if (before === undefined) return [`${path} has ${name}, which nobody knows`]
    const [now, then] = [JSON.stringify(value), JSON.stringify(before)]
    return now === then ? [] : [`${path} has ${name} as ${now}`]
  })
  const missing = [...expected.keys()].filter((name) => !found.has(name) && !mayBeMissing.includes(name))
  return [...strange, ...missing.map((name) => `${path} lacks ${name}, which is always there`)]
}

function itemsAt(path: ListPath, report: Report): ReadonlyMap<string, unknown> {
  return new Map(lists[path](report).map(({ name, value }) => [name, value]))
}

function isList(path: string): path is ListPath {
  return Object.hasOwn(lists, path)
}
