import { contract } from "../../../kinds/contract.ts"

/** What Hermes says of its own sessions behind the protocol's. */
export const hermes = contract({
  name: "hermes",
  title: "Hermes",
  ownership: "adopted",
  keyPrefix: "hermes",
  methodPrefix: null,
})
