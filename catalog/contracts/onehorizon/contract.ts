import { contract } from "../../kinds/contract.ts"

/** The published contract between the One Horizon worker runtime and an agent. */
export const onehorizon = contract({
  name: "onehorizon",
  title: "The One Horizon ACP contract",
  ownership: "adopted",
  keyPrefix: "onehorizon.ai",
  methodPrefix: null,
  kit: true,
})
