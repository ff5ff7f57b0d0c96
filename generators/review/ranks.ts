import type { Ranks } from "../../catalog/kinds/kind.ts"
import type { FactValue } from "../../model/fact.ts"

/** Whether a value ranks higher than another before it, lower, or the same; null where one of them has no rank. */
export function rankOf(
  { ranks }: Ranks,
  before: FactValue | undefined,
  after: FactValue | undefined,
): "widens" | "narrows" | "same" | null {
  const [old, now] = [before, after].map((value) => ranks.findIndex((rank) => rank.some((each) => each === value)))
  if (old === undefined || now === undefined || old === -1 || now === -1) return null
  return now > old ? "widens" : now < old ? "narrows" : "same"
}
