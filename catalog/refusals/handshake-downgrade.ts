import { refusal } from "../kinds/refusal.ts"

/** The ready set asserts less on an axis than what the harness is driven by. */
export const handshakeDowngrade = refusal({
  name: "handshake-downgrade",
  codes: ["handshake/downgrade"],
  title: "Less than admitted",
  status: 422,
  raisedIn: "admission",
  cause:
    "the harness declares an upgrade and then asserts the value below it, or does not reach the envelope of its driver",
  cure: "assert the admitted value, or do not declare the upgrade",
  example: 'The ready set asserts continuation="rebuild_only" below the admitted live.',
})
