import { eachPage } from "../kinds/page.ts"
import { lacks } from "../kinds/table.ts"

/** Every slot and framed text of the contracts that are served. What was only seen elsewhere bears its source, and stands with its vendor. */
export const slotReference = eachPage({
  name: "reference/slots",
  title: "Slots",
  description: "Every extension slot: where it rides, how it is treated, and what it carries.",
  skeleton: "list",
  of: ["slot", "frame"],
  where: [lacks("source")],
  each: { title: "{name}", description: "{summary}", skeleton: "slot" },
})
