import { refusal } from "../kinds/refusal.ts"

/** A call that cannot be written down is not dispatched. */
export const gatewayLedger = refusal({
  name: "gateway-ledger",
  codes: ["gateway/ledger"],
  title: "Ledger that cannot be written",
  status: 503,
  raisedIn: "gateway",
  cause: "the disk is full, or the ledger's place is gone",
  cure: "repair the ledger's place; nothing is dispatched before",
  example: "The call could not be written down.",
})
