import { eachPage } from "../kinds/page.ts"

/** Every request that the API answers. */
export const apiReference = eachPage({
  name: "reference/api",
  title: "API",
  description:
    "Every request that the API answers: who may send it, what it takes, what it answers and what it refuses.",
  skeleton: "list",
  of: "endpoint",
  each: { title: "{name}", description: "{summary}", skeleton: "endpoint" },
})
