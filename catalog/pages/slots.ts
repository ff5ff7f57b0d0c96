import { wholePage } from "../kinds/page.ts"

/** Every slot of every contract with its payload. */
export const slotReference = wholePage({
  name: "reference/slots",
  title: "Slots",
  description: "Every extension slot: where it rides, how it is treated, and what it carries.",
  tables: [],
  skeleton: "slots",
})
