import { refusal } from "../kinds/refusal.ts"

/** The body nests deeper, or has more or longer names at its top, than is read. */
export const bodyBounds = refusal({
  name: "body-bounds",
  codes: ["body/bounds"],
  title: "Body beyond its bounds",
  status: 400,
  raisedIn: "gateway",
  cause: "nobody in use nests so deep, or has so many or such long members",
  cure: "send less",
  example: "The body nests too deep, or has too many or too long names.",
})
