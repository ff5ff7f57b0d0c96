import { eachPage } from "../kinds/page.ts"

/** Every rule that a catalog is held to. */
export const ruleReference = eachPage({
  name: "reference/rules",
  title: "Rules",
  description: "Every rule that a catalog is held to: what holds, why, what fails and what passes.",
  skeleton: "list",
  of: "rule",
  each: { title: "{code}", description: "{states}", skeleton: "rule" },
})
