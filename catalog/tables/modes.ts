import { onehorizon } from "../contracts/onehorizon/contract.ts"
import { member, table } from "../kinds/table.ts"

/** What a turn in each mode of a task has to call. */
export const modes = table({
  contract: onehorizon,
  name: "modes",
  title: "Task modes",
  rows: "mode",
  columns: [
    member("Mode", "literal"),
    member("Required call", "required.literal"),
    member("Preferred call", "preferred.literal"),
    member("Routed", "routing", { words: { always: "always", after_conformance: "once declared and passed" } }),
    member("Meaning", "summary"),
  ],
})
