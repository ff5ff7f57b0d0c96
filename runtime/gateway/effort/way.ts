import type { BodyView } from "../body/view.ts"
import type { Edit } from "../body/splice.ts"
import type { EffortRecord } from "./effort-record.ts"

/** How a wire language is told how much to think. Answers with what it cannot say as well. */
export type EffortWay = (
  view: BodyView,
  value: string | number,
) => { readonly edits: readonly Edit[]; readonly value: string | number } | { readonly not: EffortRecord["because"] }

/** A language that knows no effort. */
export const noEffort: EffortWay = () => ({ not: "no_mapping" })
