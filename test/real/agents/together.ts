import type { Report, SeenKey } from "../../../runtime/inspect/index.ts"
import type { Inspected } from "./inspected.ts"
import { lists, placed } from "./lists.ts"
import type { ListPath } from "./lists.ts"

/** A report as it is written down: with the items that are known not to be always there, and were not there this time. */
export function together({ seen: known, notAlways }: Inspected, seen: Report): Report {
  const missing = <T>(path: ListPath, old: readonly T[], found: readonly T[]): readonly T[] => {
    const names = (report: Report): readonly string[] => lists[path](report).map(({ name }) => name)
    const [before, now] = [names(known), names(seen)]
    const gone = old.filter((_, place) => {
      const name = before[place] ?? ""
      return !now.includes(name) && (notAlways[path]?.items ?? []).includes(name)
    })
    return [...found, ...gone]
  }
  return {
    ...seen,
    updates: missing("updates", known.updates, seen.updates).toSorted(),
    asks: missing("asks", known.asks, seen.asks).toSorted(),
    keys: united(missing("keys", placed(known.keys), placed(seen.keys))),
    methods: missing("methods", known.methods, seen.methods),
    model: {
      ...seen.model,
      requests: missing("model.requests", known.model.requests, seen.model.requests),
      headers: missing("model.headers", known.model.headers, seen.model.headers),
      turns: missing("model.turns", known.model.turns, seen.model.turns).toSorted(),
      helpers: missing("model.helpers", known.model.helpers, seen.model.helpers).toSorted(),
    },
    egress: missing("egress", known.egress, seen.egress).toSorted(),
  }
}

/** Keys with all their places. */
function united(keys: readonly SeenKey[]): readonly SeenKey[] {
  const byName = new Map<string, SeenKey>()
  for (const key of keys) {
    const name = JSON.stringify([key.path, key.known])
    byName.set(name, { ...key, at: [...(byName.get(name)?.at ?? []), ...key.at].toSorted() })
  }
  return [...byName.values()]
}
