import { eachPage } from "../kinds/page.ts"

/** Every refusal and note, by code. */
export const refusalReference = eachPage({
  name: "reference/refusals",
  title: "Refusals",
  description:
    "Every code under which the runtime refuses or notes something: what brings it about, and what mends it.",
  skeleton: "list",
  of: "refusal",
  each: { title: "{heading}", description: "{summary}", skeleton: "refusal" },
})
