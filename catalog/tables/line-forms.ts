import { checkfu } from "../contracts/checkfu/contract.ts"
import { member, table } from "../kinds/table.ts"

/** The streams of one-shot commands that are read. */
export const lineForms = table({
  contract: checkfu,
  name: "line-forms",
  title: "Forms of stream JSON",
  rows: "line-form",
  columns: [
    member("Form", "name"),
    member("Seen from", "writtenBy", { joint: ", " }),
    member("Typed output", "output"),
    member("Meaning", "summary"),
  ],
})
