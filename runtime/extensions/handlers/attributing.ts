import type { InboundSlot } from "../../../output/contract.ts"
import type { Reader } from "../handlers.ts"
import type { Observation } from "../observation.ts"

/** What attributes an update to one loop of the agent; the ids are the agent's own. */
type Lifecycle =
  | {
      readonly phase: "started"
      readonly subagent_id: string
      readonly parent_subagent_id?: string
      readonly name?: string
    }
  | { readonly phase: "activity"; readonly subagent_id: string }
  | {
      readonly phase: "completed"
      readonly subagent_id: string
      readonly outcome: "succeeded" | "failed" | "cancelled"
    }

/** Attributes the update that carries it, and only that one. Ids leave as minted ones; the agent's own stay inside. */
export function attributing(slot: InboundSlot<Lifecycle>): Reader<Lifecycle> {
  return {
    read: (value, { mint }): Observation => {
      const { phase } = value
      switch (phase) {
        case "started": {
          const parent = value.parent_subagent_id === undefined ? null : mint(value.parent_subagent_id)
          return {
            kind: "attribution",
            slot: slot.id,
            loop: mint(value.subagent_id),
            phase: "started",
            parent,
            label: value.name ?? null,
          }
        }
        case "activity":
          return { kind: "attribution", slot: slot.id, loop: mint(value.subagent_id), phase: "active" }
        case "completed":
          return {
            kind: "attribution",
            slot: slot.id,
            loop: mint(value.subagent_id),
            phase: "settled",
            outcome: value.outcome,
          }
        default:
          return phase satisfies never
      }
    },
  }
}
