import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { ordinal } from "./api/parts.ts"
import { modelName, providerKey } from "./routing/parts.ts"

/** A reviewed model that the gateway can route to. */
export const routableModel = document({
  name: "routable-model",
  title: "Routable model",
  payload: Schema.Struct({
    provider: providerKey.annotateKey({ description: "Who answers it." }),
    model: modelName.annotateKey({ description: "Its id as the provider reads it." }),
    context_window: Schema.NullOr(ordinal).annotateKey({ description: "In tokens." }),
    priced: Schema.Boolean.annotateKey({ description: "Whether it has a reviewed price." }),
    supply_class: Schema.Literals(["platform_supply", "byok"]).annotateKey({
      description: "Whether the platform supplies it, or a credential of the workspace must.",
    }),
  }),
  kit: false,
})
