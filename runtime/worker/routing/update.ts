import type { Cost, PlanEntry, ToolKind } from "../../../output/acp/index.ts"
import type { ToolStatus } from "../../driver/observation/observation.ts"

/** What a worker shows of a turn, by the place where the catalog's table says that it lands. */
export type WorkerUpdate =
  /** Whole sentences of the agent's, or something of it that is no text. */
  | { readonly landsIn: "activity"; readonly text: string }
  | { readonly landsIn: "activity"; readonly content: string }
  /** What it thought in one go, up to a limit; `units` is how much that was in UTF-16 units. */
  | { readonly landsIn: "reasoning"; readonly text: string; readonly units: number }
  /** The plan as it stands now. */
  | { readonly landsIn: "plan"; readonly entries: readonly PlanEntry[] }
  /** A tool call that began, or whose state, title or kind changed. */
  | ({ readonly landsIn: "transcript" } & ToolLine)
  | {
      readonly landsIn: "usage"
      /** How full the context is, of how much, in tokens. */
      readonly used: number
      readonly size: number
      /** What the session cost so far; null: the agent does not say. */
      readonly cost: Cost | null
    }

/** A tool call as a transcript has it. */
export interface ToolLine {
  readonly toolCallId: string
  /** Agents use an id again: which use of it in the turn this is, from 1. */
  readonly generation: number
  readonly title: string | null
  readonly kind: ToolKind | null
  readonly status: ToolStatus
}
