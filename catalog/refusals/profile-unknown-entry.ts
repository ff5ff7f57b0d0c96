import { refusal } from "../kinds/refusal.ts"

/** A profile names a harness that the catalog does not have. */
export const profileUnknownEntry = refusal({
  name: "profile-unknown-entry",
  codes: ["profile/unknown-entry"],
  title: "Unknown entry",
  status: 404,
  raisedIn: "admission",
  cause: "the name is misspelt, or the harness is not catalogued",
  cure: "name an entry of the catalog, or bring an image",
  example: 'The catalog has no harness "codexx".',
})
