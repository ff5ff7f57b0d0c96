import { stagedFilesDeclared } from "../contracts/checkfu/declarations/staged-files.ts"
import { capability } from "../kinds/capability.ts"

/** Files that belong to the input; they need a file system that the platform staged. */
export const inputFiles = capability({
  name: "input-files",
  literal: "input.files",
  connected: null,
  gate: stagedFilesDeclared,
})
