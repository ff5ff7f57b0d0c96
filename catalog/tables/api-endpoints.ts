import { checkfu } from "../contracts/checkfu/contract.ts"
import { member, table, written } from "../kinds/table.ts"

/** Every request that the API answers, by method and path. */
export const apiEndpoints = table({
  contract: checkfu,
  name: "api-endpoints",
  title: "Endpoints",
  rows: "endpoint",
  keys: 1,
  columns: [
    written("Request", "{method} {path}"),
    member("Takes", "takes"),
    member("Answers", "answers"),
    member("Many", "list"),
    member("Client", "operation"),
  ],
})
