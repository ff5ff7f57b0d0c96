import type { Spans } from "../load/loaded.ts"
import type { FactPath } from "../../model/fact.ts"
import type { ExplainedReason } from "./explain.ts"

/** Why something that is no cell stands as it does. The shape that `--json` prints. */
export interface Proof {
  readonly about: "fact" | "slot" | "route" | "region" | "finding"
  /** What was asked about, as it is named. */
  readonly subject: string
  /** What it comes to, one sentence or phrase. */
  readonly says: string
  readonly reasons: readonly ExplainedReason[]
  /** What rests on it or goes on from it, a sentence each. */
  readonly more: readonly string[]
}

/** One line of a proof that a fact carries. */
export function stated(spans: Spans, says: string, value: string, fact: FactPath): ExplainedReason {
  return { says, value, fact, at: spans.locate(fact) }
}
