import { checkfu } from "../contracts/checkfu/contract.ts"
import { isNot, member, table } from "../kinds/table.ts"

/** How each entry is supplied, adopted and routed, and what evidence there is. */
export const harnessSupportTable = table({
  contract: checkfu,
  name: "harness-support",
  title: "Harness support",
  rows: "harness",
  where: [isNot("launchRole", "local_fixture")],
  columns: [
    member("Harness", "name"),
    member("Supply", "supply.availability"),
    member("Adoption", "supply.availability", { words: { image_required: "bring_your_own_image" } }),
    member("Model lane", "modelLane"),
    member("MCP delivery", "mcpDelivery"),
    member("Catalog evidence", "catalogEvidence"),
    member("Tuple support", "tupleSupport"),
  ],
})
