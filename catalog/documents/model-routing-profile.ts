import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { key } from "./routing/parts.ts"

/** The head of a model routing profile: its name and its access lane. What is routed where stands in its revisions. */
export const modelRoutingProfile = document({
  name: "model-routing-profile",
  title: "Model routing profile",
  payload: Schema.Struct({
    key: key.annotateKey({ description: "The name by which agents refer to the profile." }),
    access: Schema.optionalKey(Schema.Literals(["platform_routed", "harness_owned"])).annotateKey({
      description: "The access lane of every revision; platform_routed where left out.",
    }),
  }),
})
