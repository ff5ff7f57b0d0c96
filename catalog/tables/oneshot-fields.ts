import { checkfu } from "../contracts/checkfu/contract.ts"
import { is, member, table } from "../kinds/table.ts"

/** How a one-shot release says what its command is. */
export const oneshotFields = table({
  contract: checkfu,
  name: "oneshot-fields",
  title: "Fields of a one-shot release",
  rows: "release-field",
  where: [is("protocol", "oneshot-v1")],
  columns: [member("Field", "literal"), member("Values", "values", { joint: " | " })],
})
