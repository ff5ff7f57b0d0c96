import { declaration } from "checkfu-catalog/kinds"
import { heron } from "./contract.ts"

/** The agent counts what a turn cost it, and says so. */
export const counts = declaration({
  contract: heron,
  name: "counts",
  member: "counts",
  values: ["turns"],
  raises: null,
})
