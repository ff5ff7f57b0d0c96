import { refusal } from "../kinds/refusal.ts"

/** The ready set asserts a value that is neither what is granted nor the exact upgrade. */
export const handshakeInBetween = refusal({
  name: "handshake-in-between",
  codes: ["handshake/in-between"],
  title: "Neither base nor upgrade",
  status: 422,
  raisedIn: "admission",
  cause: "an invented value, another spelling, or something that is no text",
  cure: "assert exactly the admitted value that the refusal names",
  example: 'The ready set asserts interrupt="polite", which is neither what is granted nor the exact upgrade.',
})
