import { checkfu } from "../contracts/checkfu/contract.ts"
import { across, is, member, table } from "../kinds/table.ts"

/** Which keys each endpoint lets in, and what for. */
export const apiRoles = table({
  contract: checkfu,
  name: "api-roles",
  title: "Roles at each endpoint",
  rows: "endpoint",
  where: [is("bearer", "api_key")],
  columns: [member("Endpoint", "name"), across("role", "admittance")],
})
