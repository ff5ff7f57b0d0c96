import type { Refusal } from "../../refusal.ts"
import type { Answer } from "../connection.ts"

/** What came instead of an acknowledgement. */
function instead(answer: Answer): string {
  switch (answer.kind) {
    case "result":
      return "something that is no acknowledgement"
    case "error":
      return `the error ${answer.error.code}`
    case "malformed":
      return "an answer that cannot be read"
    case "timed_out":
      return `nothing in ${answer.milliseconds} ms`
    case "closed":
      return "the end of the agent"
    default:
      return answer satisfies never
  }
}

/** A request of ours was sent whose acknowledgement the contract demands, and it did not come. */
export function unacknowledged(slot: string, answer: Answer): Refusal {
  return {
    code: "acknowledgement/missing",
    what: `${slot} was sent, and the agent answered with ${instead(answer)}.`,
    why: "without an acknowledgement nobody knows whether the agent has what it was sent",
    fix: "acknowledge each one once, or do not declare it",
    facts: [slot],
  }
}

/** A turn ended well without the final value that was asked for. */
export function outputMissing(slot: string): Refusal {
  return {
    code: "output/missing",
    what: `${slot} asks for a final value, and the turn ended without one.`,
    why: "whoever asked for a value cannot go on with less",
    fix: "give the value in the way that the handshake declares, from the primary loop",
    facts: [slot],
  }
}

/** A turn ended with a final value that is not what was asked for. `at` is a JSON Pointer into it. */
export function outputInvalid(slot: string, at: string, message: string): Refusal {
  return {
    code: "output/invalid",
    what: `The final value is not what ${slot} asks for, at ${at === "" ? "the root" : at}: ${message}.`,
    why: "a value that does not satisfy its schema is worth nothing to whoever reads it by the schema",
    fix: "validate the value before it is given, and try again while it is wrong",
    facts: [slot],
  }
}

/** A session is to go on after its run has failed. */
export function alreadyFailed(breach: Refusal): Refusal {
  return {
    code: "run/failed",
    what: `The run has failed before: ${breach.what}`,
    why: "what the agent has and has not been told is not known any more",
    fix: "open a new session",
    facts: breach.facts,
  }
}

/** Files are linked to for an agent that has not said what it does with them. */
export function unstaged(): Refusal {
  return {
    code: "send/unstaged",
    what: "Files were staged for a prompt, and the agent has not declared that it reads them.",
    why: "an agent that passes over a link works without the file, and nobody notices",
    fix: "put what it needs into the text, or use an agent that declares it",
    facts: [],
  }
}
