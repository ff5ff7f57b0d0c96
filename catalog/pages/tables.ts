import { eachPage } from "../kinds/page.ts"

/** Every published table. */
export const tableReference = eachPage({
  name: "reference/tables",
  title: "Tables",
  description:
    "Every table that is generated from the catalog, each also published as data with the proof of its cells.",
  skeleton: "list",
  of: "table",
  each: { title: "{title}", description: "{summary}", skeleton: "table" },
})
