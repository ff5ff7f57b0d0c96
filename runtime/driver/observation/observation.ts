import type {
  AvailableCommand,
  ContentBlock,
  Cost,
  PermissionOption,
  PlanEntry,
  Salvage,
  SessionConfigOption,
  ToolCallStatus,
  ToolCallUpdate,
} from "../../../output/acp/index.ts"
import type { Path } from "../../../output/acp/index.ts"
import type { DecodeError } from "../../../output/kernel.ts"
import type { Diagnostic } from "../../extensions/carrier-faults.ts"
import type { Observation } from "../../extensions/observation.ts"
import type { Refusal } from "../../refusal.ts"

/**
 * A normalized event of a run: what one message of the agent's meant. Every message means at least one. Where raw JSON
 * stands in it, the members of `_meta` that belong to a contract that is read here are left out: they may hold names that must
 * not leave the session, and what they meant stands in observations of their own.
 */
export type RunObservation =
  | MessageObservation
  | ToolObservation
  | UpdateObservation
  | UsageObservation
  | PermissionObservation
  | ExtensionObservation
  | ExtensionDeed
  | UnreadObservation
  | DiagnosticObservation

/** A piece of a message. Pieces of one message share their `messageId`, where the agent gives one. */
export interface MessageObservation {
  readonly kind: "message"
  readonly from: "user" | "agent" | "thought"
  readonly messageId: string | null
  readonly content: ContentBlock
}

/** What an update says of a tool call; members that it does not state are absent. */
export type ToolPatch = Omit<ToolCallUpdate, "toolCallId" | "_meta">

/** A tool call, upserted. `tool_call`, `tool_call_update` and the subject of a permission request all come to this. */
export interface ToolObservation {
  readonly kind: "tool"
  readonly by: "tool_call" | "tool_call_update" | "session/request_permission"
  readonly toolCallId: string
  /** The turn in which this use of the id began; 0: before the first. */
  readonly turn: number
  /** Agents use an id again after it ended: which use of the id in that turn this is, from 1. */
  readonly generation: number
  /** `late`: it had ended already, or was given up when its turn settled. */
  readonly step: "opened" | "patched" | "late"
  /** What is known of its state after this. */
  readonly status: ToolStatus
  readonly patch: ToolPatch
}

/**
 * A state of the protocol's, or one that only we know: `unfinished` where the turn settled before it ended, `cancelled` where
 * it was cancelled first.
 */
export type ToolStatus = ToolCallStatus | "unfinished" | "cancelled"

/** What the agent says of itself and its session. */
export type UpdateObservation =
  | { readonly kind: "plan"; readonly entries: readonly PlanEntry[] }
  | { readonly kind: "commands"; readonly commands: readonly AvailableCommand[] }
  | { readonly kind: "mode"; readonly mode: string }
  | { readonly kind: "options"; readonly options: readonly SessionConfigOption[] }
  | { readonly kind: "session_info"; readonly title?: string | null; readonly updatedAt?: string | null }
  | {
      readonly kind: "notice"
      readonly severity: string
      readonly title: string
      readonly description: string | null
    }
  | {
      readonly kind: "context_compaction"
      readonly compactionId: string
      readonly status: string
      readonly summary: readonly ContentBlock[] | null
      readonly error: string | null
    }
  | { readonly kind: "compaction_summary"; readonly compactionId: string; readonly content: ContentBlock }

/**
 * Tokens as one source counted them. Agents count a turn, a request or the whole session under the same name, so that nothing
 * here may be added to anything else.
 */
export type UsageObservation = { readonly kind: "usage"; readonly semantics: "unspecified" } & (
  | {
      readonly source: "usage_update"
      readonly used: number
      readonly size: number
      readonly cost: Cost | null
    }
  | { readonly source: "prompt_response"; readonly raw: unknown }
)

/** A request for permission, and what became of it. `request` is our own number of it. */
export type PermissionObservation = { readonly kind: "permission"; readonly request: number } & (
  | {
      readonly phase: "asked"
      readonly toolCallId: string | null
      readonly options: readonly PermissionOption[]
    }
  | {
      readonly phase: "answered"
      /** null: it was answered `cancelled`. */
      readonly optionId: string | null
      readonly because: PermissionReason
    }
)

/** Why a permission was answered as it was. */
export type PermissionReason =
  /** The policy allows it, and there was an option of just that kind. */
  | "allowed"
  | "denied"
  /** Several options would allow: a question, which nobody here can answer. It was denied. */
  | "several_to_choose_from"
  /** There is no option of a kind that the policy may choose; that withdraws the tool, and never allows it. */
  | "no_fitting_option"
  /** Whoever was asked failed, took too long, or answered with what was not on offer. */
  | "unanswered"
  /** The turn was cancelled before it was answered, or there is none for which anything may be allowed. */
  | "turn_cancelled"
  | "no_turn"
  /** The agent took the request back. */
  | "taken_back"

/** What a member of `_meta` or an extension method meant, or what was wrong with it. */
export type ExtensionObservation =
  | { readonly kind: "extension"; readonly observation: Observation }
  | { readonly kind: "extension_fault"; readonly fault: Omit<Diagnostic, "raw"> }
  | { readonly kind: "extension_refused"; readonly refusal: Refusal }
  | { readonly kind: "extension_ignored"; readonly def: string; readonly key: string }

/** What we did about an extension, beside what the agent said. */
export type ExtensionDeed =
  /** Input for a running turn became a prompt of its own. `input` is our id of it; its text stands in no observation. */
  | {
      readonly kind: "promotion"
      readonly input: string
      readonly because: "refused" | "undeclared" | "late" | "behind" | "unfit"
    }
  /** A slot's request was sent, and its acknowledgement did not come. The run has failed. */
  | { readonly kind: "unacknowledged"; readonly slot: string; readonly input: string | null }
  /** How a turn ended that its agent said it would drain: by itself in time, or not. */
  | { readonly kind: "interruption"; readonly phase: "interrupted" | "overdue" }

/** What could not be read as the protocol has it. Nothing of it is lost, and none of it changes how a turn ends. */
export type UnreadObservation =
  /** A kind of update that the protocol does not have, or a notification of somebody's. */
  | {
      readonly kind: "unknown"
      readonly what: "update" | "notification"
      readonly method: string
      readonly raw: unknown
    }
  /** A known message that is wrong where the protocol allows no leniency. */
  | { readonly kind: "malformed"; readonly method: string; readonly error: DecodeError; readonly raw: unknown }
  /** What was given up or kept so that the message before it could be read. */
  | {
      readonly kind: "salvaged"
      readonly method: string
      readonly salvaged: readonly Salvage[]
      /** Members beside `_meta` that the protocol does not know. */
      readonly foreign: readonly Path[]
      readonly raw: unknown
    }
  /** A request for what was not offered, or of somebody's own; it was answered, and nothing was done. */
  | { readonly kind: "declined"; readonly request: number; readonly method: string; readonly raw: unknown }

/** Something odd in what the agent does, or in what the driver had to do about it. */
export interface DiagnosticObservation {
  readonly kind: "diagnostic"
  readonly code: string
  readonly what: string
  readonly raw: unknown
}
