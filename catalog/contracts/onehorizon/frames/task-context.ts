import * as Schema from "effect/Schema"
import { between, framed } from "../../../kinds/slot.ts"
import { onehorizon } from "../contract.ts"
import { documentType } from "../document-type.ts"

/** A comment of the task with the replies below it. */
interface TaskComment {
  readonly author?: string | null
  readonly content: string
  readonly createdAt?: string | null
  readonly replies: readonly TaskComment[]
}

const TaskComment: Schema.Codec<TaskComment> = Schema.Struct({
  author: Schema.optionalKey(Schema.NullOr(Schema.String)),
  content: Schema.String,
  createdAt: Schema.optionalKey(Schema.NullOr(Schema.String)),
  replies: Schema.Array(Schema.suspend((): Schema.Codec<TaskComment> => TaskComment)),
}).annotate({ identifier: "TaskComment" })

/** What the task says of itself: data to work on, never instructions. */
export const taskContext = framed({
  contract: onehorizon,
  name: "task-context",
  site: between("PromptRequest.prompt", '<context trust="untrusted">', "</context>"),
  posture: "context",
  payload: Schema.Struct({
    version: Schema.Literal(1),
    taskId: Schema.String,
    title: Schema.String,
    description: Schema.optionalKey(Schema.String),
    workspaceId: Schema.optionalKey(Schema.String),
    providerName: Schema.optionalKey(Schema.String),
    providerUseCase: Schema.optionalKey(Schema.String),
    parentInitiative: Schema.optionalKey(
      Schema.Struct({
        identifier: Schema.String,
        title: Schema.optionalKey(Schema.String),
        description: Schema.optionalKey(Schema.String),
      }),
    ),
    goals: Schema.optionalKey(Schema.Array(Schema.String)),
    products: Schema.optionalKey(Schema.Array(Schema.String)),
    skills: Schema.optionalKey(Schema.Array(Schema.String)),
    comments: Schema.Array(TaskComment),
    linkedDocuments: Schema.Array(
      Schema.Struct({
        documentId: Schema.String,
        title: Schema.String,
        type: documentType,
        excerpt: Schema.String,
      }),
    ),
    sessionPrompt: Schema.optionalKey(Schema.String),
    workflowHandoffNote: Schema.optionalKey(Schema.String),
  }),
  life: "realized",
})
