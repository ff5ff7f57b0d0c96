import { refusal } from "../kinds/refusal.ts"

/** The body says that it is packed, or something else than JSON. */
export const apiMediaType = refusal({
  name: "api-media-type",
  codes: ["api/media-type"],
  title: "Body that is no JSON",
  status: 415,
  raisedIn: "api",
  cause: "the client sends another content type, or a body that is packed",
  cure: "send application/json, not packed",
  example: "The body is not plain JSON.",
})
