import { checkfu } from "../contracts/checkfu/contract.ts"
import { member, table } from "../kinds/table.ts"

/** The path by which the gateway knows each dialect. */
export const dialectPaths = table({
  contract: checkfu,
  name: "dialect-paths",
  title: "Dialect request paths",
  rows: "dialect",
  columns: [member("Dialect", "name"), member("Gateway request path", "path")],
})
