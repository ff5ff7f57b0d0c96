import type { Subagent } from "../../../output/contracts/checkfu/subagent.ts"
import type { Result } from "../../../output/kernel.ts"
import { countOf, isPlain, isText, taken, unlisted, wrong } from "./result.ts"
import type { Members } from "./result.ts"

const fact = "slot/checkfu/subagent"
const phases = 'one of "started", "activity", "completed"'
const startedNames = new Set(["phase", "subagent_id", "parent_subagent_id", "name"])
const activityNames = new Set(["phase", "subagent_id"])
const completedNames = new Set(["phase", "subagent_id", "outcome"])
const id = "text of 1 to 128 code points"

export function handSubagent(value: unknown): Result<Subagent> {
  if (!isPlain(value)) return wrong(fact, `object with phase ${phases}`, value)
  switch (value["phase"]) {
    case "started":
      return started(value)
    case "activity": {
      const name = value["subagent_id"]
      if (!isText(name, 128)) return wrong(fact, id, name, ["subagent_id"])
      return countOf(value) === 2 ? taken(value) : unlisted(fact, value, activityNames)
    }
    case "completed": {
      const name = value["subagent_id"]
      if (!isText(name, 128)) return wrong(fact, id, name, ["subagent_id"])
      const outcome = value["outcome"]
      if (outcome !== "succeeded" && outcome !== "failed" && outcome !== "cancelled")
        return wrong(fact, 'one of "succeeded", "failed", "cancelled"', outcome, ["outcome"])
      return countOf(value) === 3 ? taken(value) : unlisted(fact, value, completedNames)
    }
    default:
      return wrong(fact, phases, value["phase"], ["phase"])
  }
}

function started(value: Members): Result<Subagent> {
  let count = 2
  const subagent = value["subagent_id"]
  if (!isText(subagent, 128)) return wrong(fact, id, subagent, ["subagent_id"])
  const parent = value["parent_subagent_id"]
  if (parent !== undefined || "parent_subagent_id" in value) {
    count++
    if (!isText(parent, 128)) return wrong(fact, id, parent, ["parent_subagent_id"])
  }
  const name = value["name"]
  if (name !== undefined || "name" in value) {
    count++
    if (!isText(name, 200)) return wrong(fact, "text of 1 to 200 code points", name, ["name"])
  }
  return countOf(value) === count ? taken(value) : unlisted(fact, value, startedNames)
}
