import * as Schema from "effect/Schema"
import { meta, slot } from "checkfu-catalog/kinds"
import { showsHelpers, wren } from "../contract.ts"

const HelperName = Schema.String.check(Schema.isBetweenCodePoints(1, 40)).annotate({ identifier: "HelperName" })

/** Which helper an update comes from, and whether it has just begun or is done. */
export const helper = slot({
  contract: wren,
  name: "helper",
  site: meta("SessionNotification.update", "wren.example/helper"),
  posture: "fidelity",
  gate: showsHelpers,
  payload: Schema.Union([
    Schema.Struct({ is: Schema.Literal("here"), helper: HelperName }),
    Schema.Struct({ is: Schema.Literal("gone"), helper: HelperName, well: Schema.Boolean }),
  ]),
  life: "realized",
})
