import { accepting } from "../../../kinds/accept.ts"
import { declaration } from "../../../kinds/declaration.ts"
import { acpV1Lane } from "../../../revisions/acp-v1-lane.ts"
import { checkfu } from "../contract.ts"

/** The harness takes one ordered resource link for each file that was staged into its sandbox. */
export const stagedFilesDeclared = declaration({
  contract: checkfu,
  name: "staged-files",
  member: "staged_files",
  values: ["resource_links"],
  raises: null,
  gates: [],
  accept: [accepting("gate/missing", "files ride in standard resource links of the prompt, no slot", acpV1Lane)],
})
