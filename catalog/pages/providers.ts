import { eachPage } from "../kinds/page.ts"

/** Every model provider with a reviewed entry. */
export const providerReference = eachPage({
  name: "reference/providers",
  title: "Model providers",
  description: "Every model provider: where it answers, which dialects it accepts, and which harnesses reach it.",
  skeleton: "list",
  of: "provider",
  each: { title: "{name}", description: "{summary}", skeleton: "provider" },
})
