import { check, contract, declaration, raises } from "checkfu-catalog/kinds"
import { candour } from "../../axes.ts"

/** What the wren agent says beside the protocol. */
export const wren = contract({
  name: "wren",
  title: "Wren extensions",
  ownership: "owned",
  keyPrefix: "wren.example/",
  methodPrefix: "_wren.example/",
  kit: false,
})

/** The agent says which of its helpers is at work. */
export const showsHelpers = declaration({
  contract: wren,
  name: "helpers",
  member: "helpers",
  values: ["shown"],
  raises: raises(candour, "words", "deeds"),
})

/** Every helper that began is told to be done. */
export const helpersSettle = check({
  name: "helpers-settle",
  literal: "helpers_settle",
  judgedBy: "grammar",
  proves: showsHelpers,
})
