import { contract } from "../../../kinds/contract.ts"

/** What Tidewave's proxy adds between a browser and an agent. */
export const tidewave = contract({
  name: "tidewave",
  title: "Tidewave",
  ownership: "adopted",
  keyPrefix: "tidewave.ai",
  methodPrefix: "_tidewave.ai/",
})
