import { refusal } from "../kinds/refusal.ts"

/** A release would bring its own model without the mark of the server that it may. */
export const harnessOwnedNoMarker = refusal({
  name: "harness-owned-no-marker",
  codes: ["harness-owned/no-marker"],
  title: "No mark of the server",
  status: 422,
  raisedIn: "admission",
  cause: "the image is not the exact build that the server marks",
  cure: "use the marked build; an entrypoint alone grants nothing",
  example: "The release bears no mark of the server that its harness may bring a model.",
})
