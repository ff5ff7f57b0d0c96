import type { HostTool, SessionOutcome, TaskMode, UpdateRouting } from "../../model/entries.ts"
import type { Fact } from "../../model/fact.ts"
import { at, elements, oneOf, root, text, textOrNull } from "./reader.ts"

/** Reads what the end of a turn makes of its session. */
export function readSessionOutcome(fact: Fact): SessionOutcome {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    stopReasons: elements(at(place, "stopReasons")).map(text),
    becomes: oneOf(
      at(place, "becomes"),
      "succeeded",
      "awaiting_input",
      "failed_retryable",
      "as_requested",
      "protocol_violation",
    ),
  }
}

/** Reads where updates are shown. */
export function readUpdateRouting(fact: Fact): UpdateRouting {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    updates: elements(at(place, "updates")).map(text),
    landsIn: oneOf(at(place, "landsIn"), "activity", "reasoning", "plan", "transcript", "usage"),
  }
}

/** Reads a mode of a task. */
export function readTaskMode(fact: Fact): TaskMode {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    literal: text(at(place, "literal")),
    required: textOrNull(at(place, "required")),
    preferred: textOrNull(at(place, "preferred")),
    routing: oneOf(at(place, "routing"), "always", "after_conformance"),
  }
}

/** Reads a tool of a host. */
export function readHostTool(fact: Fact): HostTool {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    literal: text(at(place, "literal")),
    description: text(at(place, "summary")),
  }
}
