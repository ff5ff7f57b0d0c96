import type { WireChange } from "../../model/change.ts"
import { lawFor } from "./meaning.ts"
import type { Meant } from "./meaning.ts"
import type { Compared } from "./payloads.ts"
import { rankOf } from "./ranks.ts"

const byRank = { widens: "backward", narrows: "forward", same: "full" } as const

/** Who still understands whom behind a change, as the kind of the changed fact says. What nobody declared breaks. */
export function wireOf({ change, event, meaning }: Meant, compared: Compared | null): WireChange {
  if (meaning === null) return "breaking"
  const law = lawFor(meaning.wire, event)
  if (law === null) return "same"
  if (law === "by_inclusion") return compared?.wire ?? "same"
  if (typeof law === "string") return law
  const rank = rankOf(law, change.before, change.after)
  return rank === null ? "breaking" : byRank[rank]
}
