import * as Schema from "effect/Schema"
import { meta, slot } from "../../../kinds/slot.ts"
import { onehorizon } from "../contract.ts"

/** A label of the task: what it is filed under. */
const Label = Schema.Struct({ labelId: Schema.String, name: Schema.String })

/** Everything structured that the host knows of the turn: each member is always there, null where nothing is known. */
export const sessionMeta = slot({
  contract: onehorizon,
  name: "session-meta",
  site: meta("NewSessionRequest", "onehorizon.ai"),
  posture: "context",
  payload: Schema.Struct({
    version: Schema.Literal(1),
    taskId: Schema.String,
    workspaceId: Schema.String,
    ownerUserId: Schema.NullOr(Schema.String),
    sessionId: Schema.NullOr(Schema.String),
    workflowRunId: Schema.NullOr(Schema.String),
    workflowStepId: Schema.NullOr(Schema.String),
    workflowBranch: Schema.NullOr(Schema.String),
    attempt: Schema.NullOr(Schema.Finite),
    runtimeAttempt: Schema.NullOr(Schema.Finite),
    taskMode: Schema.NullOr(Schema.Literals(["plan", "code", "review", "research"])),
    artifactsDir: Schema.NullOr(Schema.String),
    linkedDocumentIds: Schema.Array(Schema.String),
    goals: Schema.Array(Label),
    products: Schema.Array(Label),
    skills: Schema.Array(Label),
  }),
  life: "realized",
})
