import { contract } from "checkfu-catalog/kinds"

/** What the heron agent says and hears beside the protocol. */
export const heron = contract({
  name: "heron",
  title: "Heron extensions",
  ownership: "owned",
  keyPrefix: "heron.example/",
  methodPrefix: "_heron.example/",
  kit: false,
})
