import type { EndRow } from "../../gateway/index.ts"

/** The end of a dispatch of which nobody saw more than its begin. */
export function bareEnd(
  { call, attempt }: { readonly call: string; readonly attempt: number },
  at: number,
  outcome: "failed" | "abandoned",
): EndRow {
  return {
    kind: "end",
    call,
    attempt,
    at,
    outcome,
    status: null,
    failure: null,
    cut: null,
    usage: null,
    tokens: null,
    cost: null,
    unpriced: "no_usage",
    reportedModel: null,
    maybeBilled: outcome === "abandoned",
    firstByteMs: null,
    ms: 0,
    sentBytes: 0,
    redacted: false,
  }
}
