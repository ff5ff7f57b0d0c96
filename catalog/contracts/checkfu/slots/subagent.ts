import * as Schema from "effect/Schema"
import { meta, slot } from "../../../kinds/slot.ts"
import { acpV1Lane } from "../../../revisions/acp-v1-lane.ts"
import { checkfu } from "../contract.ts"
import { subagentsObserved } from "../declarations/subagents.ts"

/** The harness's own name for one subagent, unique within the session and never shown outside it. */
const SubagentId = Schema.String.check(Schema.isBetweenCodePoints(1, 128)).annotate({ identifier: "SubagentId" })

/** Ties the update that carries it to one subagent; without it the primary loop is the author. */
export const subagent = slot({
  contract: checkfu,
  name: "subagent",
  site: meta("SessionNotification.update", "checkfu.subagent"),
  posture: "fidelity",
  gate: subagentsObserved,
  payload: Schema.Union([
    Schema.Struct({
      phase: Schema.Literal("started"),
      subagent_id: SubagentId,
      parent_subagent_id: Schema.optionalKey(SubagentId),
      name: Schema.optionalKey(Schema.String.check(Schema.isBetweenCodePoints(1, 200))),
    }),
    Schema.Struct({
      phase: Schema.Literal("activity"),
      subagent_id: SubagentId,
    }),
    Schema.Struct({
      phase: Schema.Literal("completed"),
      subagent_id: SubagentId,
      outcome: Schema.Literals(["succeeded", "failed", "cancelled"]),
    }),
  ]),
  correlation: "subagent_id",
  sensitivity: "private",
  since: acpV1Lane,
  life: "realized",
})
