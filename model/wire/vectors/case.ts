import type { FactValue } from "../../fact.ts"
import type { Build, Vector } from "./vector.ts"

/** What is tried at one node of a payload, before the rest of the value stands around it. */
export interface Case {
  /** What tells it from the others of its node and keyword, without any bound. */
  readonly says: string
  readonly keyword: string
  /** What the keyword demands, as JSON would say it; empty where the schema shows it better. */
  readonly demands: string
  /** Segments from the node to the place that is judged. */
  readonly below: readonly (string | number)[]
  readonly form: CaseForm
  readonly judged: Judged
  readonly decidedBy: Vector["decidedBy"]
}

export type Judged = "accept" | "invalid" | "limit"

/** A value; one that is built; or a number as it is written. */
export type CaseForm =
  | { readonly kind: "value"; readonly value: FactValue }
  | { readonly kind: "build"; readonly value: FactValue; readonly build: Build }
  | { readonly kind: "written"; readonly number: string }

/** A case that the schema decides, of a value. */
export function valueCase(
  keyword: string,
  demands: string | number,
  judged: "accept" | "invalid",
  says: string,
  value: FactValue,
  below: readonly (string | number)[] = [],
): Case {
  return { says, keyword, demands: String(demands), below, form: { kind: "value", value }, judged, decidedBy: "schema" }
}

/** A case of something repeated, written out where that is short. */
export function repeatCase(
  keyword: string,
  demands: string | number,
  judged: Judged,
  says: string,
  repeat: Build["repeat"],
  times: number,
  decidedBy: Vector["decidedBy"] = "schema",
): Case {
  const head = { says, keyword, demands: String(demands), below: [], judged, decidedBy }
  if (times * (typeof repeat === "string" ? 1 : 4) > longestWritten) {
    const value = typeof repeat === "string" ? "" : []
    return { ...head, form: { kind: "build", value, build: { at: "", repeat, times } } }
  }
  const value = typeof repeat === "string" ? repeat.repeat(times) : Array.from({ length: times }, () => repeat[0])
  return { ...head, form: { kind: "value", value } }
}

/** So many one-letter copies are still written out, and a quarter as many items. */
const longestWritten = 64
