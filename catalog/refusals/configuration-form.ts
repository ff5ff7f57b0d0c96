import { refusal } from "../kinds/refusal.ts"

/** The configuration of the gateway has a member that is missing, unknown or of another form. */
export const configurationForm = refusal({
  name: "configuration-form",
  codes: ["configuration/form"],
  title: "Configuration that is not read",
  status: null,
  raisedIn: "gateway",
  cause: "a member is missing, unknown, or of another form",
  cure: "repair the member that the sentence names",
  example: "/listen/port: is no whole number from 0 to 65535.",
})
