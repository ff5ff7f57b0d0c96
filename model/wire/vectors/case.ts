import type { FactValue } from "../../fact.ts"
import { jsonOf } from "./vector.ts"
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
  /** What must not have been tried before at another node of the payload; null: it is tried at each. */
  readonly once: string | null
}

export type Judged = "accept" | "invalid" | "limit"

/** A value; one that is built; or a number as it is written. Each with its JSON text, as it stands before it is built. */
export type CaseForm =
  | { readonly kind: "value"; readonly value: FactValue; readonly json: string }
  | { readonly kind: "build"; readonly value: FactValue; readonly json: string; readonly build: Build }
  | { readonly kind: "written"; readonly value: number; readonly json: string }

/** A case that the schema decides, of a value. */
export function valueCase(
  keyword: string,
  demands: string | number,
  judged: "accept" | "invalid",
  says: string,
  value: FactValue,
  below: readonly (string | number)[] = [],
): Case {
  const form: CaseForm = { kind: "value", value, json: jsonOf(value) }
  return { says, keyword, demands: String(demands), below, form, judged, decidedBy: "schema", once: null }
}

/** A case that is tried at the first node of its sort alone: what goes wrong there goes wrong in all of them. */
export function onceFor(sort: string, of: Case): Case {
  return { ...of, once: `${sort}: ${of.says}` }
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
  const isShort = times * (typeof repeat === "string" ? 1 : 4) <= longestWritten
  const count = isShort ? times : 0
  const value = typeof repeat === "string" ? repeat.repeat(count) : Array.from({ length: count }, () => repeat[0])
  const form: CaseForm = isShort
    ? { kind: "value", value, json: jsonOf(value) }
    : { kind: "build", value, json: jsonOf(value), build: { at: "", repeat, times } }
  return { says, keyword, demands: String(demands), below: [], form, judged, decidedBy, once: null }
}

/** So many one-letter copies are still written out, and a quarter as many items. */
const longestWritten = 64
