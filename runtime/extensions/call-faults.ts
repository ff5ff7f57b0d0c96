import { shown } from "../refusal.ts"
import type { Diagnostic } from "./carrier-faults.ts"
import type { Placed } from "./carrier-index.ts"

/** An extension method that no contract has. */
export function unknownCall(method: string, raw: unknown): Diagnostic {
  return {
    code: "call/unknown",
    what: `${shown(method)} is a method of no contract that is read here.`,
    why: "what is not known is recorded, and a request is answered so that nobody waits",
    fix: "do without it, or read a contract that has it",
    facts: [],
    slot: null,
    raw,
    pruned: [],
    sensitivity: "private",
  }
}

/** A request that came as a notification, or the other way round. */
export function misformed({ slot }: Placed, form: string, raw: unknown): Diagnostic {
  return {
    code: "call/form",
    what: `${slot.id} came as a ${form}, which it is not.`,
    why: "who asks waits for an answer, and who tells does not take one",
    fix: `send it as a ${form === "request" ? "notification" : "request"}`,
    facts: [slot.id],
    slot: slot.id,
    raw,
    pruned: [],
    sensitivity: slot.sensitivity ?? "public",
  }
}

/** A call that was read, and that nobody here acts on. */
export function unserved({ slot }: Placed, raw: unknown): Diagnostic {
  return {
    code: "call/unserved",
    what: `${slot.id} was called, and nobody here serves it.`,
    why: "what nobody serves is recorded, and a request is declined in the way that its slot calls safe",
    fix: "serve it, or tell the agent in the handshake that nobody does",
    facts: [slot.id],
    slot: slot.id,
    raw,
    pruned: [],
    sensitivity: slot.sensitivity ?? "public",
  }
}
