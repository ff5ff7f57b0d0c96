import { isObject } from "../../../output/kernel.ts"
import {
  invalidRequest,
  malformedLine,
  notificationUnanswered,
  requestIdReuse,
  responseId,
  responseShape,
  stdoutJsonRpc,
  stdoutUtf8,
} from "../rules/wire.ts"
import type { Hooks } from "./area.ts"
import { membersOf, messageOf, otherKey } from "./message.ts"
import type { Envelope, Message } from "./message.ts"
import { callOf } from "./pending.ts"
import { updateOf } from "./update.ts"
import type { Update } from "./update.ts"
import type { World } from "./world.ts"

type Response = Message & { readonly form: "response" }

/** Takes what the agent wrote. */
export interface FromAgent {
  readonly value: (value: unknown) => void
  /** A line that is no JSON. */
  readonly line: () => void
  /** Who the agent says it is; null where it does not. */
  readonly name: () => { readonly name: string; readonly version: string } | null
}

/** Reads what the agent writes: judges the envelope, and gives the message to the areas. `stranger` is given updates of no session. */
export function fromAgent(world: World, hooks: Hooks, stranger: (id: string) => void): FromAgent {
  const stdout = world.tally.of(stdoutJsonRpc)
  const utf8 = world.tally.of(stdoutUtf8)
  const shape = world.tally.of(responseShape)
  const ids = world.tally.of(responseId)
  const reuse = world.tally.of(requestIdReuse)
  const unanswered = world.tally.of(notificationUnanswered)
  const malformed = world.tally.of(malformedLine)
  const invalid = world.tally.of(invalidRequest)
  let agent: ReturnType<FromAgent["name"]> = null

  const strayAnswer = ({ answer }: Response): void => {
    if (!answer.ok) world.erred = world.tally.here()
    const scale = world.broken === "line" ? malformed : invalid
    if (world.broken !== null && !answer.ok) {
      scale.notes(`error ${answer.code}`)
      world.broken = null
    } else if (world.hasTold)
      unanswered.fails("a response without an id came, and only a notification can have asked for it")
    else ids.fails("a response bears no id")
  }

  const responded = (message: Response): void => {
    const { key, answer } = message
    if (key === null) return strayAnswer(message)
    const other = otherKey(key)
    const isOfOtherType = !world.client.isOpen(key) && world.client.isOpen(other)
    if (isOfOtherType) ids.fails(`a response bears the id ${key} where ${other} is open`)
    const asked = world.client.answer(isOfOtherType ? other : key, answer)
    if (asked === null) {
      if (world.whole && !world.client.hasForgotten())
        ids.fails(`a response bears the id ${key.slice(0, 64)}, which nobody asked with`)
      return
    }
    const { call, again } = asked
    if (again) {
      ids.fails(`${call.method} was answered a second time`, call.mark)
      for (const repeats of hooks.agentRepeats) repeats(call)
      return
    }
    if (!isOfOtherType) ids.holds()
    if (world.hasTold) unanswered.holds()
    if (call.method === "initialize" && answer.ok) {
      const { name, version } = membersOf(membersOf(answer.result)["agentInfo"]) as Named
      if (typeof name === "string") agent = { name: name.slice(0, 200), version: String(version).slice(0, 200) }
    }
    for (const answers of hooks.agentAnswers) answers(call, answer)
    world.erred = answer.ok ? null : world.tally.here()
  }

  const update = (params: unknown): void => {
    // None of these names is one that every object has.
    const { sessionId: id, update: value } = membersOf(params) as Notified
    if (typeof id !== "string" || !isObject(value, true)) return
    const { sessionUpdate: kind } = value as Tagged
    if (typeof kind !== "string") return
    const session = world.sessions.get(id) ?? (world.whole ? undefined : world.sessions.begin(id, "mentioned"))
    if (session === undefined) return stranger(id)
    const told = updateOf(kind, value)
    for (const updated of hooks.updated) updated(session, told)
    const ofKind = hooksFor(told.of)
    if (ofKind !== null) for (const updated of ofKind) updated(session, told)
    const { _meta: meta } = value as Tagged
    if (meta !== undefined && meta !== null) for (const carried of hooks.carried) carried(session, told, meta)
    if (told.isOfTurn) for (const updated of hooks.turnUpdated) updated(session, told)
  }

  const hooksFor = (of: Update["of"]): Hooks["updated"] | null => {
    switch (of) {
      case "tool":
        return hooks.toolUpdated
      case "message":
        return world.isHeard ? hooks.said : null
      case "usage":
        return hooks.usageUpdated
      case null:
        return null
      default:
        return of satisfies never
    }
  }

  /** Something that the agent asks or tells by itself. */
  const spoke = (method: string): void => {
    if (!world.isReady) for (const early of hooks.agentIsEarly) early(method)
  }

  const told = (params: unknown): void => {
    spoke("session/update")
    utf8.holds()
    for (const updates of hooks.agentUpdates) updates(params)
    update(params)
  }

  const read = (value: unknown): void => {
    // Most of what an agent writes is an update, and needs no reading of its envelope beyond this.
    if (world.broken === null && isObject(value, true)) {
      const { method, id, jsonrpc, params } = value as Envelope
      if (method === "session/update" && id === undefined && jsonrpc === "2.0") {
        world.suspect = null
        stdout.holds()
        shape.holds()
        return told(params)
      }
    }
    const message = messageOf(value)
    if (world.broken !== null && (message.form !== "response" || message.key !== null)) {
      ;(world.broken === "line" ? malformed : invalid).notes("nothing, and it went on")
      world.broken = null
    }
    world.suspect = null
    if (message.form !== "none") {
      stdout.holds()
      if (message.faults.length === 0) shape.holds()
      else shape.fails(`a ${message.form} is wrong: ${message.faults.join(", ")}`)
    }
    switch (message.form) {
      case "none":
        stdout.fails(message.what)
        if (Array.isArray(value)) for (const each of value.slice(0, 64)) if (!Array.isArray(each)) read(each)
        return
      case "response":
        return responded(message)
      case "request": {
        if (world.agent.isOpen(message.key)) reuse.fails(`${message.method} has the id of a request that is open`)
        else reuse.holds()
        const call = callOf(message, world)
        world.agent.ask(call)
        spoke(message.method)
        for (const asks of hooks.agentAsks) asks(call, message.params)
        return
      }
      case "notification":
        if (message.method === "session/update") return told(message.params)
        spoke(message.method)
        utf8.holds()
        for (const tells of hooks.agentTells) tells(message.method, message.params)
        return
      default:
        message satisfies never
    }
  }

  return {
    value: read,
    line: () => stdout.fails("a line of standard output is no JSON"),
    name: () => agent,
  }
}

interface Notified {
  readonly sessionId?: unknown
  readonly update?: unknown
}

interface Tagged {
  readonly sessionUpdate?: unknown
  readonly _meta?: unknown
}

interface Named {
  readonly name?: unknown
  readonly version?: unknown
}
