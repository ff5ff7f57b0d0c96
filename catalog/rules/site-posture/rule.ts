import type { Catalog } from "../../../model/catalog.ts"
import { factPath } from "../../../model/fact.ts"
import type { FactPath } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import type { Slot } from "../../../model/slot.ts"
import { rule } from "../rule.ts"

/** Holds each slot's posture against who writes the slot, and on which message. */
export const sitePosture = rule({
  code: "site/posture",
  states: "A slot's posture fits where it rides and who writes it.",
  because: "A posture says who refuses what; on the wrong message nobody does, or the wrong side.",
  check: (catalog) =>
    catalog.contracts.flatMap(({ slots }) => slots.flatMap((slot) => [...own(catalog, slot), ...answered(slot)])),
})

function own({ acp }: Catalog, slot: Slot): readonly Violation[] {
  const { site, posture, ride } = slot
  const at = factPath(slot.id, "posture")
  switch (posture) {
    case "acknowledgement":
      return [
        violation(
          slot,
          at,
          "is an acknowledgement by itself",
          "an acknowledgement is the answer of a request",
          "state it as the answer of the request",
        ),
      ]
    case "handshake": {
      const shakes =
        site.kind === "meta" &&
        acp.definitions.some(
          ({ name, method, role }) => name === site.def && method === "initialize" && role === "response",
        )
      if (shakes) return []
      return [
        violation(
          slot,
          at,
          "is a handshake",
          "a handshake rides on the response to initialize",
          "move it there, or choose another posture",
        ),
      ]
    }
    case "authority":
    case "context":
      if (ride.from === "client") return []
      return [
        violation(
          slot,
          at,
          `has posture ${posture}`,
          "that is for what the client writes",
          "choose fidelity, or a message from the client",
        ),
      ]
    case "fidelity":
      if (ride.from === "agent") return []
      return [
        violation(
          slot,
          at,
          "has posture fidelity",
          "that is for what the agent writes",
          "choose authority or context, or a message from the agent",
        ),
      ]
    default:
      return posture satisfies never
  }
}

function answered(slot: Slot): readonly Violation[] {
  const { answer, answerPosture, site } = slot
  if (answer === null) return []
  if (site.kind !== "method" || site.form !== "request")
    return [
      violation(
        slot,
        factPath(slot.id, "answer"),
        "states an answer",
        "only extension requests are answered",
        "remove the answer, or make it a request",
      ),
    ]
  if (answerPosture === "acknowledgement") return []
  return [
    violation(
      slot,
      factPath(slot.id, "answer", "posture"),
      `is answered with posture ${answerPosture}`,
      "an answer is an acknowledgement",
      "make it one",
    ),
  ]
}

function violation(slot: Slot, at: FactPath, is: string, law: string, fix: string): Violation {
  return { at, what: `${slot.name} ${is} on ${slot.ride.carrier}, written by the ${slot.ride.from}, but ${law}.`, fix }
}
