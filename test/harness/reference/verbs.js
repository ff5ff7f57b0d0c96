import { Fault, invalidParams } from "./fault.js"

const isText = (value, most) => typeof value === "string" && value !== "" && Array.from(value).length <= most

/** Takes input into a running turn. The same id gets the same answer, and its text is taken in once. */
export function steer(sessions) {
  return ({ sessionId, idempotency_id: id, text }) => {
    if (!isText(id, 128) || !isText(text, 65_536)) throw new Fault(invalidParams, "the input is malformed")
    const { turn } = sessions.known({ sessionId })
    if (turn === null) return { status: "refused", reason: "no turn is running" }
    if (!turn.inputs.has(id)) turn.inputs.set(id, turn.takeIn(text))
    return turn.inputs.get(id)
  }
}

/** Lets a running turn end what it is at, and stop by itself. */
export function interrupt(sessions) {
  return ({ sessionId }) => {
    const { turn } = sessions.known({ sessionId })
    if (turn === null) return { status: "refused", reason: "no turn is running" }
    if (turn.refusesInterrupts) return { status: "refused", reason: "the step cannot be left unfinished" }
    turn.isDraining = true
    return { status: "draining" }
  }
}
