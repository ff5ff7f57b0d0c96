import { refusal } from "../kinds/refusal.ts"

/** The ready set names something that is no axis of the catalog. */
export const handshakeUnknownAxis = refusal({
  name: "handshake-unknown-axis",
  codes: ["handshake/unknown-axis"],
  title: "Unknown axis",
  status: 422,
  raisedIn: "admission",
  cause: "a misspelt axis, or one that a newer or private catalog has and this one has not",
  cure: "leave it out of the ready set, or state the axis in the catalog first",
  example: 'The ready set names "telepathy", which is no axis of the catalog.',
})
