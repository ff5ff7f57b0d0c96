import { contract } from "checkfu-catalog/kinds"

/** The contract that the One Horizon worker publishes, as far as this vendor's agent reads it. */
export const onehorizon = contract({
  name: "onehorizon",
  title: "One Horizon",
  ownership: "adopted",
  keyPrefix: "onehorizon.ai",
  methodPrefix: null,
})
