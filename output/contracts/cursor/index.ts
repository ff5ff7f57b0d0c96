// Generated from the catalog. Do not edit: change the fact and generate again.
import type { AnsweredSlot, Contract, InboundSlot, OutboundSlot } from "../../contract.ts"
import { decodeAskQuestionAcknowledgement, decodeAskQuestionRequest } from "./ask-question.ts"
import type { AskQuestionAcknowledgement, AskQuestionRequest } from "./ask-question.ts"
import { decodeCreatePlanAcknowledgement, decodeCreatePlanRequest } from "./create-plan.ts"
import type { CreatePlanAcknowledgement, CreatePlanRequest } from "./create-plan.ts"
import { decodeModelPicker } from "./model-picker.ts"
import type { ModelPicker } from "./model-picker.ts"
import { decodeTaskReport } from "./task-report.ts"
import type { TaskReport } from "./task-report.ts"
import { decodeUpdateTodos } from "./update-todos.ts"
import type { UpdateTodos } from "./update-todos.ts"

export {
  decodeAskQuestionAcknowledgement,
  decodeAskQuestionAcknowledgementText,
  decodeAskQuestionRequest,
  decodeAskQuestionRequestText,
} from "./ask-question.ts"
export type { AskQuestionAcknowledgement, AskQuestionRequest } from "./ask-question.ts"
export {
  decodeCreatePlanAcknowledgement,
  decodeCreatePlanAcknowledgementText,
  decodeCreatePlanRequest,
  decodeCreatePlanRequestText,
} from "./create-plan.ts"
export type { CreatePlanAcknowledgement, CreatePlanRequest } from "./create-plan.ts"
export { decodeModelPicker, decodeModelPickerText } from "./model-picker.ts"
export type { ModelPicker } from "./model-picker.ts"
export { decodeTaskReport, decodeTaskReportText } from "./task-report.ts"
export type { TaskReport } from "./task-report.ts"
export { decodeUpdateTodos, decodeUpdateTodosText } from "./update-todos.ts"
export type { UpdateTodos } from "./update-todos.ts"

/** The slots of Cursor, by identifier. */
export interface Cursor extends Contract<"cursor"> {
  readonly slots: {
    readonly askQuestion: AnsweredSlot<AskQuestionRequest, AskQuestionAcknowledgement>
    readonly createPlan: AnsweredSlot<CreatePlanRequest, CreatePlanAcknowledgement>
    readonly modelPicker: OutboundSlot<ModelPicker>
    readonly taskReport: InboundSlot<TaskReport>
    readonly updateTodos: InboundSlot<UpdateTodos>
  }
}

/** Cursor, as data. */
export const cursor: Cursor = {
  name: "cursor",
  ownership: "adopted",
  keyPrefix: "parameterizedModelPicker",
  methodPrefix: "cursor/",
  slots: {
    askQuestion: {
      id: "slot/cursor/ask-question",
      site: {
        kind: "method",
        method: "cursor/ask_question",
        form: "request",
        declined: {
          outcome: {
            outcome: "cancelled",
          },
        },
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      correlation: "toolCallId",
      decode: decodeAskQuestionRequest,
      decodeAnswer: decodeAskQuestionAcknowledgement,
    },
    createPlan: {
      id: "slot/cursor/create-plan",
      site: {
        kind: "method",
        method: "cursor/create_plan",
        form: "request",
        declined: {
          outcome: {
            outcome: "cancelled",
          },
        },
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      correlation: "toolCallId",
      decode: decodeCreatePlanRequest,
      decodeAnswer: decodeCreatePlanAcknowledgement,
    },
    modelPicker: {
      id: "slot/cursor/model-picker",
      site: {
        kind: "meta",
        def: "InitializeRequest.clientCapabilities",
        at: ["_meta", "parameterizedModelPicker"],
      },
      posture: "context",
      gate: null,
      from: "client",
      decode: decodeModelPicker,
    },
    taskReport: {
      id: "slot/cursor/task-report",
      site: {
        kind: "method",
        method: "cursor/task",
        form: "notification",
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      correlation: "toolCallId",
      overtakenBy: "subagent_update",
      sensitivity: "private",
      decode: decodeTaskReport,
    },
    updateTodos: {
      id: "slot/cursor/update-todos",
      site: {
        kind: "method",
        method: "cursor/update_todos",
        form: "notification",
      },
      posture: "fidelity",
      gate: null,
      from: "agent",
      merge: "replace",
      correlation: "toolCallId",
      overtakenBy: "plan",
      decode: decodeUpdateTodos,
    },
  },
  declarations: [],
}
