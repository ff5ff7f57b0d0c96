import type { Plan } from "../model/plan.ts"
import { liesIn } from "./plan/paths.ts"

/** The part of a plan that belongs to one contract alone: its folders. What several contracts share waits for a whole generation. */
export function onlyContract(plan: Plan, contract: string, out: string): Plan {
  const folders = ["contracts", "schemas", "tables", "provenance", "author-kit/vectors"].map(
    (sort) => `${out}/${sort}/${contract}`,
  )
  const entries = plan.entries.filter(({ path }) => folders.some((folder) => liesIn(path, folder)))
  return { ...plan, entries, owned: folders }
}
