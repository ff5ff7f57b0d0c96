import { checkfu } from "../contracts/checkfu/contract.ts"
import { member, table } from "../kinds/table.ts"

/** Who selects, pays for and routes to a model, and what evidence there is. */
export const modelAccessLanes = table({
  contract: checkfu,
  name: "model-access-lanes",
  title: "Model access lanes",
  rows: "access-lane",
  columns: [
    member("Access lane", "literal"),
    member("Model selection", "modelSelection"),
    member("Credential custody", "credentialCustody"),
    member("Routing", "routing"),
    member("Wire provenance", "wireProvenance"),
    member("Usage evidence", "usageEvidence"),
  ],
})
