import { refusal } from "../kinds/refusal.ts"

/** The ready set names the floor of an axis that is neither granted nor declared. */
export const handshakeUngrantedAxis = refusal({
  name: "handshake-ungranted-axis",
  codes: ["handshake/ungranted-axis"],
  title: "Axis not granted",
  status: 422,
  raisedIn: "admission",
  cause: "the harness lists every axis it knows, also those on which nothing is promised to anybody",
  cure: "leave the axis out, or declare what raises it",
  example: "The ready set names subagents, which is neither granted nor declared.",
})
