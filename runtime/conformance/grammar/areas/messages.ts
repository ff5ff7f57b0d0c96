import { decodeSessionNotification, methodOf } from "../../../../output/acp/index.ts"
import type { Lenient, Path } from "../../../../output/acp/index.ts"
import { loadResult } from "../../rules/sessions.ts"
import {
  agentMethodName,
  clientCapability,
  customRequestAnswered,
  errorMessage,
  foreignMember,
  messageSchema,
  salvagedMember,
  unknownMethod,
  unknownNotification,
  updateKind,
  usableAfterError,
} from "../../rules/wire.ts"
import type { Answer } from "../message.ts"
import { membersOf } from "../message.ts"
import type { Area } from "../area.ts"
import type { World } from "../world.ts"

const unknownMethodCode = -32_601

/**
 * Whether the client offers what a method of its own needs. The first part of its name is the capability: a flag, an object
 * of modes, or for files an object with a flag for each method.
 */
function isOffered(method: string, offered: { readonly [name: string]: unknown }): boolean {
  const [area = "", verb = ""] = method.split("/")
  if (area === "session") return true
  if (area !== "fs") return offered[area] === true || Object.keys(membersOf(offered[area])).length > 0
  return membersOf(offered[area])[verb.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())] === true
}

/** Judges each message by itself: the protocol's schema, the names of methods, and how errors are said. */
export function messages(world: World, isVerb: (method: string) => boolean): Area {
  const schema = world.tally.of(messageSchema)
  const salvaged = world.tally.of(salvagedMember)
  const foreign = world.tally.of(foreignMember)
  const kinds = world.tally.of(updateKind)
  const emptyResult = world.tally.of(loadResult)
  const unknown = world.tally.of(unknownMethod)
  const custom = world.tally.of(customRequestAnswered)
  const notification = world.tally.of(unknownNotification)
  const errors = world.tally.of(errorMessage)
  const usable = world.tally.of(usableAfterError)
  const names = world.tally.of(agentMethodName)
  const capability = world.tally.of(clientCapability)
  let toldUnknown = false

  const judge = (what: string, read: Lenient<unknown>): void => {
    if (!read.ok) {
      const { path, expected, actual } = read.error
      schema.fails(`${what} has ${actual} at ${pointer(path)} where ${expected} may stand`)
      return
    }
    schema.holds()
    salvaged.holds()
    foreign.holds()
    if (read.salvaged.length === 0 && read.foreign.length === 0) return
    for (const { salvage, path, error } of read.salvaged) {
      if (salvage === "kept") kinds.fails(`${what} is of a kind that the protocol does not have`)
      else if (salvage === "null-defaulted" && path.length === 0)
        emptyResult.fails(`${what} is null where an object may stand`)
      else salvaged.fails(`${what} has ${error.actual} at ${pointer(error.path)} where ${error.expected} may stand`)
    }
    for (const path of read.foreign)
      foreign.fails(`${what} has a member ${pointer(path)} that the schema does not know`)
  }

  /** Most of what an agent says; it needs nothing that the client offers. */
  const updates = (params: unknown): void => {
    const read = decodeSessionNotification(params)
    names.holds()
    capability.holds()
    if (read.ok && read.value.update.sessionUpdate !== undefined) kinds.holds()
    judge("session/update", read)
  }

  const called = (method: string, params: unknown, isRequest: boolean): void => {
    const known = methodOf(method)
    if (method.startsWith("_") && method.length > 1) return names.holds()
    if (known === undefined || known.side === "agent" || (known.form === "request") !== isRequest)
      return names.fails(`${method} is no ${isRequest ? "request" : "notification"} of the protocol for clients`)
    names.holds()
    judge(method, known.params(params))
    if (world.offered === null) return
    if (isOffered(method, world.offered)) capability.holds()
    else capability.fails(`${method} was called, which the client does not offer`)
  }

  return {
    agentAsks: ({ method }, params) => called(method, params, true),
    agentTells: (method, params) => called(method, params, false),
    agentUpdates: updates,
    clientTells: (method) => {
      if (methodOf(method) !== undefined) return
      toldUnknown = true
      world.suspect = notification
    },
    agentAnswers: ({ method }, answer) => {
      const known = methodOf(method)
      if (toldUnknown) {
        toldUnknown = false
        notification.holds()
      }
      if (answer.ok && world.erred !== null) usable.holds()
      if (!answer.ok) {
        judgeError(answer, errors)
      }
      if (known === undefined) {
        if (method.startsWith("_")) custom.holds()
        if (!answer.ok && answer.code === unknownMethodCode) unknown.holds()
        else if (!answer.ok && !isVerb(method))
          unknown.fails(`${method} was answered with error ${answer.code} where -32601 is meant for it`)
      } else if (answer.ok && known.form === "request" && !isOfAnotherVersion(method, answer.result)) {
        emptyResult.holds()
        const read = known.result(answer.result)
        if (read.ok || method !== "session/prompt") judge(`the result of ${method}`, read)
      }
    },
  }
}

/** Whether an agent answers the handshake by a version that has another schema. */
function isOfAnotherVersion(method: string, result: unknown): boolean {
  const version = method === "initialize" ? membersOf(result)["protocolVersion"] : 1
  return typeof version === "number" && version !== 1
}

function judgeError(
  answer: Answer & { readonly ok: false },
  errors: { readonly holds: () => void; readonly fails: (what: string) => void },
): void {
  if (answer.message.trim() === "") errors.fails(`the error ${answer.code} has no message`)
  else if (/[\r\n]/.test(answer.message)) errors.fails(`the message of error ${answer.code} goes over several lines`)
  else errors.holds()
}

/** A path as a JSON Pointer, at most eight steps of it. */
export function pointer(path: Path): string {
  if (path.length === 0) return "its root"
  const steps = path.slice(0, 8).map((step) => `/${String(step).slice(0, 64)}`)
  return `${steps.join("")}${path.length > 8 ? "/…" : ""}`
}
