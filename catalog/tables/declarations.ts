import { checkfu } from "../contracts/checkfu/contract.ts"
import { has, is, member, table, written } from "../kinds/table.ts"

/** What declaring raises, from exactly one value to exactly one other. */
export const declarationUpgrades = table({
  contract: checkfu,
  name: "declarations",
  title: "Declarations and the axes that they raise",
  rows: "declaration",
  where: [is("contract", checkfu), has("raises")],
  columns: [
    written("Declaration", '{member}: "{values}"'),
    member("Admitted axis", "raises.axis"),
    written("Upgrade", "{raises.from} → {raises.to}"),
  ],
})
