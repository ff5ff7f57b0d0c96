// Generated from the catalog. Do not edit: change the fact and generate again.
import { excess, invalid, isObject, settle, settleText, sizeOf, within } from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"
import type { SubagentId } from "./definitions.ts"

/** Ties the update that carries it to one subagent; without it the primary loop is the author. */
export type Subagent =
  | {
      readonly phase: "started"
      readonly subagent_id: SubagentId
      readonly parent_subagent_id?: SubagentId
      readonly name?: string
    }
  | {
      readonly phase: "activity"
      readonly subagent_id: SubagentId
    }
  | {
      readonly phase: "completed"
      readonly subagent_id: SubagentId
      readonly outcome: "succeeded" | "failed" | "cancelled"
    }

const fact = "slot/checkfu/subagent"
const MEMBERS = ["phase", "subagent_id", "parent_subagent_id", "name"]
const MEMBERS2 = ["phase", "subagent_id"]
const MEMBERS3 = ["phase", "subagent_id", "outcome"]

/**
 * Reads `Subagent`: the value itself, or the first thing that is wrong with it by
 * `slot/checkfu/subagent`.
 */
export function decodeSubagent(input: unknown): Result<Subagent> {
  return settle(input, faultOfSubagent(input, false))
}

/** Parses a text and reads `Subagent` from it, as `decodeSubagent` does. Never throws. */
export function decodeSubagentText(text: string): Result<Subagent> {
  return settleText(text, fact, faultOfSubagent)
}

function faultOfSubagent(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed))
    return invalid(fact, [], 'object with phase one of "started", "activity", "completed"', value)
  const phase = value["phase"]
  switch (phase) {
    case "started": {
      let count = 2
      const subagentId = value["subagent_id"]
      if (typeof subagentId !== "string" || !within(subagentId, 1, 128))
        return invalid(fact, ["subagent_id"], "text of 1 to 128 code points", subagentId)
      const parentSubagentId = value["parent_subagent_id"]
      if (parentSubagentId !== undefined || "parent_subagent_id" in value) {
        count++
        if (typeof parentSubagentId !== "string" || !within(parentSubagentId, 1, 128))
          return invalid(
            fact,
            ["parent_subagent_id"],
            "text of 1 to 128 code points",
            parentSubagentId,
          )
      }
      const name = value["name"]
      if (name !== undefined || "name" in value) {
        count++
        if (typeof name !== "string" || !within(name, 1, 200))
          return invalid(fact, ["name"], "text of 1 to 200 code points", name)
      }
      if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS)
      break
    }
    case "activity": {
      const subagentId = value["subagent_id"]
      if (typeof subagentId !== "string" || !within(subagentId, 1, 128))
        return invalid(fact, ["subagent_id"], "text of 1 to 128 code points", subagentId)
      if (sizeOf(value) !== 2) return excess(fact, [], value, MEMBERS2)
      break
    }
    case "completed": {
      const subagentId = value["subagent_id"]
      if (typeof subagentId !== "string" || !within(subagentId, 1, 128))
        return invalid(fact, ["subagent_id"], "text of 1 to 128 code points", subagentId)
      const outcome = value["outcome"]
      if (outcome !== "succeeded" && outcome !== "failed" && outcome !== "cancelled")
        return invalid(fact, ["outcome"], 'one of "succeeded", "failed", "cancelled"', outcome)
      if (sizeOf(value) !== 3) return excess(fact, [], value, MEMBERS3)
      break
    }
    default:
      return invalid(fact, ["phase"], 'one of "started", "activity", "completed"', phase)
  }
  return null
}
