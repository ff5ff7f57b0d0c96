import * as Schema from "effect/Schema"
import { meta, slot } from "../../../kinds/slot.ts"
import { acpV1Lane } from "../../../revisions/acp-v1-lane.ts"
import { checkfu } from "../contract.ts"
import { builtinToolScopingDeclared } from "../declarations/builtin-tool-scoping.ts"

/** Exactly the built-in tools that the session may use; an empty list allows none. */
export const builtinTools = slot({
  contract: checkfu,
  name: "builtin-tools",
  site: meta("NewSessionRequest", "checkfu.builtin_tools"),
  posture: "authority",
  gate: builtinToolScopingDeclared,
  payload: Schema.Struct({
    tools: Schema.Array(Schema.String.check(Schema.isBetweenCodePoints(1, 128))).check(Schema.isMaxLength(256)),
  }),
  since: acpV1Lane,
  life: "realized",
})
