import type {
  HostTool,
  PlatformTool,
  SessionOutcome,
  TaskMode,
  ToolArgument,
  UpdateRouting,
} from "../../model/entries.ts"
import type { Fact } from "../../model/fact.ts"
import { at, elements, oneOf, root, text, texts, truth, wrong } from "./reader.ts"
import type { Place } from "./reader.ts"

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

/** Reads a mode of a task; it names tools of the host's, and is told their names on the wire. */
export function readTaskMode(fact: Fact, hostTool: (place: Place) => HostTool): TaskMode {
  const place = root(fact)
  const literalOf = (tool: Place): string | null => (tool.value === null ? null : hostTool(tool).literal)
  return {
    id: fact.id,
    name: fact.name,
    literal: text(at(place, "literal")),
    required: literalOf(at(place, "required")),
    preferred: literalOf(at(place, "preferred")),
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
    isReadOnly: truth(at(place, "isReadOnly")),
    arguments: elements(at(place, "arguments")).map(readArgument),
  }
}

/** Reads a tool of the platform's own. */
export function readPlatformTool(fact: Fact): PlatformTool {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    literal: text(at(place, "literal")),
    description: text(at(place, "summary")),
    plane: text(at(place, "plane")),
    callsAtMost: countOf(at(place, "callsAtMost")),
  }
}

function countOf(place: Place): number {
  const { value } = place
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 1)
    throw wrong(place, "a whole number from 1")
  return value
}

function readArgument(place: Place): ToolArgument {
  const among = at(place, "among")
  return {
    name: text(at(place, "name")),
    description: text(at(place, "description")),
    isRequired: truth(at(place, "isRequired")),
    among: among.value === null ? null : texts(among),
  }
}
