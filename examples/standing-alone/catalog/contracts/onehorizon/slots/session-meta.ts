import * as Schema from "effect/Schema"
import { meta, slot } from "checkfu-catalog/kinds"
import { onehorizon } from "../contract.ts"

/** What the host knows of a task when it opens a session for it; what it does not know is null. */
export const sessionMeta = slot({
  contract: onehorizon,
  name: "session-meta",
  site: meta("NewSessionRequest", "onehorizon.ai"),
  posture: "context",
  excess: "keep",
  payload: Schema.Struct({
    version: Schema.Literal(1),
    taskId: Schema.String,
    attempt: Schema.NullOr(Schema.Finite),
    runtimeAttempt: Schema.NullOr(Schema.Finite),
    taskMode: Schema.NullOr(Schema.Literals(["plan", "code", "review", "research"])),
  }),
  life: "realized",
})
