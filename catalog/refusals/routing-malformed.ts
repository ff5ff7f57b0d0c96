import { refusal } from "../kinds/refusal.ts"

/** A routing profile or one of its revisions cannot be read. */
export const routingMalformed = refusal({
  name: "routing-malformed",
  codes: ["routing/malformed"],
  title: "Malformed routing request",
  status: 400,
  raisedIn: "admission",
  cause: "a field is missing, unknown, or half of another form",
  cure: "write what the document of a routing revision says",
  example:
    "The routing revision is malformed at /candidates/0/credential_source/type: expected one of the forms, found string.",
})
