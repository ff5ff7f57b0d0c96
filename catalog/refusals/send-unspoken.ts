import { refusal } from "../kinds/refusal.ts"

/** A value is given for a slot of a contract that is not spoken. */
export const sendUnspoken = refusal({
  name: "send-unspoken",
  codes: ["send/unspoken"],
  title: "Contract not spoken",
  status: 422,
  raisedIn: "driver",
  cause: "the contract of the slot is not among those that the session was opened with",
  cure: "open the session with the contract and its handlers, or do not give the value",
  example: "slot/onehorizon/session-meta is given a value, and its contract is not spoken here.",
})
