import * as Schema from "effect/Schema"
import { opaque } from "../../../../kinds/opaque.ts"
import { notification, slot } from "../../../../kinds/slot.ts"
import { cursor } from "../contract.ts"

/** The list of what is still to do: whole, or to be merged into the one before. */
export const updateTodos = slot({
  contract: cursor,
  name: "update-todos",
  site: notification("cursor/update_todos", { from: "agent" }),
  posture: "fidelity",
  payload: Schema.Struct({
    toolCallId: Schema.optionalKey(Schema.String),
    todos: Schema.Array(opaque({ maxBytes: 4_096, maxDepth: 4 })),
    merge: Schema.optionalKey(Schema.Boolean),
  }),
  excess: "keep",
  merge: "replace",
  correlation: "toolCallId",
  overtakenBy: "plan",
  life: "realized",
  source: { url: "https://cursor.com/docs/cli/acp.md", reviewedOn: "2026-11-30" },
})
