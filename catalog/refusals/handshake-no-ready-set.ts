import { refusal } from "../kinds/refusal.ts"

/** The harness says to be ready with something that is no set of capabilities. */
export const handshakeNoReadySet = refusal({
  name: "handshake-no-ready-set",
  codes: ["handshake/no-ready-set"],
  title: "No ready set",
  status: 422,
  raisedIn: "admission",
  cause: "the ready set is missing, or is a list, a text or another value without named members",
  cure: "send an object whose members are axis names and whose values are texts",
  example: "The harness is ready with something that is no set of capabilities.",
})
