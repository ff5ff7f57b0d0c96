import type { ModelCard } from "../../../output/facts/types.ts"
import type { BodyView } from "../body/view.ts"
import type { Edit } from "../body/splice.ts"
import type { EffortRecord } from "./effort-record.ts"
import type { EffortWay } from "./way.ts"

/** What a request's effort comes to. */
export interface AppliedEffort {
  readonly edits: readonly Edit[]
  readonly record: EffortRecord
}

/**
 * The edits by which a candidate's effort reaches its model. The card's words are in rising order; where the model has no
 * such effort the nearest lower one that it has is applied, never a higher one, and the record says so. Without a card,
 * or without a word that fits, nothing is edited.
 */
export function appliedEffort(
  requested: string | null,
  card: ModelCard | null,
  way: EffortWay,
  view: BodyView,
): AppliedEffort {
  const not = (because: EffortRecord["because"]): AppliedEffort => ({
    edits: [],
    record: { requested, applied: null, value: null, because },
  })
  if (requested === null) return not(null)
  const words = card?.effort ?? []
  const at = words.findIndex(({ effort }) => effort === requested)
  const fitting = words.slice(0, at + 1).findLast(({ value }) => value !== null)
  if (fitting === undefined || fitting.value === null) return not("no_mapping")
  const said = way(view, fitting.value)
  if ("not" in said) return not(said.not)
  const isLess = fitting.effort !== requested || said.value !== fitting.value
  return {
    edits: said.edits,
    record: { requested, applied: fitting.effort, value: said.value, because: isLess ? "clamped" : null },
  }
}
