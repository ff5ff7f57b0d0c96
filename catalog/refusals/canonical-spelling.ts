import { refusal } from "../kinds/refusal.ts"

/** Bytes that should be a signed statement are JSON in another spelling than the canonical one. */
export const canonicalSpelling = refusal({
  name: "canonical-spelling",
  codes: ["canonical/spelling"],
  title: "Not canonical",
  status: 400,
  raisedIn: "admission",
  cause:
    "a proxy or a store has parsed and written them anew: another order of members, a member twice, `1.0` for `1`, spaces or escapes",
  cure: "send the bytes that were signed, unchanged",
  example: "The bytes are JSON, but not in the canonical form of RFC 8785.",
})
