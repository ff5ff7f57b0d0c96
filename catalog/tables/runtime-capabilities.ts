import { checkfu } from "../contracts/checkfu/contract.ts"
import { member, table } from "../kinds/table.ts"

/** Everything that a run may need. */
export const runtimeCapabilities = table({
  contract: checkfu,
  name: "runtime-capabilities",
  title: "Runtime capabilities",
  rows: "capability",
  columns: [member("Capability", "literal"), member("Meaning", "summary")],
})
