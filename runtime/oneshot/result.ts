import type { Closing } from "../driver/connection.ts"
import type { DiagnosticObservation } from "../driver/observation/observation.ts"
import type { CancelCause, ServedCall } from "../driver/outcome/outcome.ts"
import type { TurnContent } from "../driver/turn/content.ts"
import type { SchemaFinding } from "../admission/profile/finding.ts"
import type { Claim, OneshotVerdict, OutputState } from "./outcome/outcome.ts"

/** Whether a command may change its workspace. It stands in place of approvals. */
export type WorkspacePosture = "read_only" | "writable"

/** Why a turn was not started, or what of it could not be kept. */
export type OneshotFailure =
  /** A turn of this session runs. */
  | { readonly code: "busy" }
  | { readonly code: "closed_before" }
  /** Nothing is kept of an ephemeral session, so that there is nothing to go on from. */
  | { readonly code: "resume_refused" }
  /** The release has no way to be given an output schema. */
  | { readonly code: "no_output_schema" }
  /** The schema is outside the profile. */
  | { readonly code: "output_schema_refused"; readonly findings: readonly SchemaFinding[] }
  /** A file of the turn, or the state of the turn before, could not be written or read. */
  | { readonly code: "not_staged" | "state_not_restored" | "state_not_kept"; readonly message: string }
  /** The command could not be started: the system's name for why, and a sentence. */
  | { readonly code: "spawn_failed"; readonly spawnError: { readonly code: string; readonly message: string } }

/** The typed output of a turn, and what is wrong with it. */
export interface TypedOutput {
  readonly state: Exclude<OutputState, "not_asked">
  /** As the command gave it; undefined where there is none. */
  readonly value: unknown
  readonly findings: readonly SchemaFinding[]
}

/** How a one-shot turn went, whole. */
export interface OneshotResult extends OneshotVerdict, TurnContent {
  /** From 1; a turn that was not started has the number of the one before. */
  readonly turn: number
  /** The arguments after the program; empty where nothing was started. */
  readonly argv: readonly string[]
  /** Whether it went on from an earlier turn by the release's flag. */
  readonly isResumed: boolean
  /** The command's own id of its session; null where it named none. */
  readonly sessionId: string | null
  /** What the command said of its end, whatever became of the turn. */
  readonly claim: Claim
  /** What it said why it failed; null where it gave no words. */
  readonly complaint: string | null
  readonly cancelled: CancelCause | null
  readonly failure: OneshotFailure | null
  /** The calls of models that were recorded for the turn; null: nobody keeps a record, or it could not be read. */
  readonly served: readonly ServedCall[] | null
  /** null: none was asked for. */
  readonly output: TypedOutput | null
  /** Paths in the workspace that changed though it was to be read alone; the first 100. */
  readonly changed: readonly string[]
  readonly diagnostics: readonly DiagnosticObservation[]
  /** How the process ended, and what it left behind; null where none was started. */
  readonly closing: Closing | null
  /** From the start to the end of the turn. */
  readonly milliseconds: number
}
