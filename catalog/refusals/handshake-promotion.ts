import { refusal } from "../kinds/refusal.ts"

/** The ready set asserts more on an axis than the envelope and the exact declared upgrades give. */
export const handshakePromotion = refusal({
  name: "handshake-promotion",
  codes: ["handshake/promotion"],
  title: "More than admitted",
  status: 422,
  raisedIn: "admission",
  cause: "the harness promises a capability without declaring it, or declares one and asserts another",
  cure: "assert the admitted value, or declare in the handshake what raises it",
  example: 'The ready set asserts interrupt="cooperative"; kill_only is admitted.',
})
