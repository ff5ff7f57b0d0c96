import { isObject } from "../../../output/kernel.ts"
import { defaultContracts } from "../../defaults.ts"
import type { Spoken } from "../../extensions/handlers.ts"
import {
  notificationUnanswered,
  invalidRequest,
  malformedLine,
  requestIdReuse,
  responseId,
  responseShape,
  stdoutJsonRpc,
} from "../rules/wire.ts"
import { authority } from "./areas/authority.ts"
import { carriers } from "./areas/carriers.ts"
import { handshake } from "./areas/handshake.ts"
import { messages } from "./areas/messages.ts"
import { recollections } from "./areas/recollections.ts"
import { processes } from "./areas/processes.ts"
import { sessions } from "./areas/sessions.ts"
import { tools } from "./areas/tools.ts"
import { turns } from "./areas/turns.ts"
import { verbs } from "./areas/verbs.ts"
import type { TraceEntry } from "./entry.ts"
import { stagesFiles } from "./staging.ts"
import { excerptOf } from "./excerpt.ts"
import { messageOf, textOf, membersOf } from "./message.ts"
import type { Envelope, Message } from "./message.ts"
import type { Call } from "./pending.ts"
import { tallying } from "./tally.ts"
import type { Judgement } from "./tally.ts"
import { freshWorld } from "./world.ts"
import type { Area, Windows } from "./world.ts"

/** What a trace came to. */
export interface Judged {
  /** One for each rule, in the rules' order. */
  readonly judgements: readonly Judgement[]
  /** Who the agent says it is; null where it does not. */
  readonly agent: { readonly name: string; readonly version: string } | null
  /** Ids of the declarations that it made. */
  readonly declared: ReadonlySet<string>
  /** The capabilities that it offers, as they came. */
  readonly capabilities: object
  /** Whether it demanded a sign-in, so that less could be seen. */
  readonly blockedByAuth: boolean
  readonly lines: number
}

/** Reads a trace, one entry after the other. */
export interface Grammar {
  /** `number` is the entry's line in its record; without it the entries are counted. */
  readonly take: (entry: TraceEntry, number?: number) => void
  /** What it came to; after it nothing more is taken. */
  readonly judged: () => Judged
}

/** What the grammar reads by. */
export interface GrammarOptions {
  /** The contracts whose extensions are judged; the platform's own unless said. */
  readonly spoken?: readonly Spoken[]
  readonly windows?: Partial<Windows>
}

/** The times that are waited for, in milliseconds. */
export const windows: Windows = { race: 250, settle: 10_000, drain: 10_000 }

/**
 * Makes a reader of one trace. It throws for no entry, and keeps the same little memory however long the trace is and
 * whatever stays open in it. What was not elicited is never a failure.
 */
export function grammar(options: GrammarOptions = {}): Grammar {
  const spoken = options.spoken ?? defaultContracts
  const secret = privateKeys(spoken)
  const tally = tallying((entry) => excerptOf(entry, (key) => secret.has(key)))
  const world = freshWorld(tally, spoken, { ...windows, ...options.windows })
  const granting = authority(world)
  const begun = sessions(world, granting)
  const verb = verbs(world)
  const areas: readonly Area[] = [
    messages(world, verb.isVerb),
    handshake(world),
    begun,
    carriers(world),
    granting,
    tools(world),
    verb,
    recollections(world),
    processes(world, verb.isVerb),
    turns(world, () => stagesFiles(spoken, world.declared)),
  ]
  const updating = areas.flatMap(({ updated }) => updated ?? [])
  const telling = areas.flatMap(({ agentTells }) => agentTells ?? [])
  const stdout = tally.of(stdoutJsonRpc)
  const shape = tally.of(responseShape)
  const ids = tally.of(responseId)
  const reuse = tally.of(requestIdReuse)
  const unanswered = tally.of(notificationUnanswered)
  const malformed = tally.of(malformedLine)
  const invalid = tally.of(invalidRequest)
  let line = 0
  let isOver = false
  let agent: Judged["agent"] = null
  /** What the client sent last that is no message, until the agent writes again. */
  let broken: "line" | "value" | null = null
  let hasTold = false

  const callOf = (key: string, method: string, params: unknown): Call => ({
    key,
    method,
    session: textOf(params, "sessionId"),
    mark: tally.here(),
    at: world.at,
    answered: null,
  })

  const strayAnswer = (message: Message & { readonly form: "response" }): void => {
    if (!message.answer.ok) world.erred = tally.here()
    const scale = broken === "line" ? malformed : invalid
    if (broken !== null && !message.answer.ok) {
      scale.notes(`error ${message.answer.code}`)
      broken = null
    } else if (hasTold) unanswered.fails("a response without an id came, and only a notification can have asked for it")
    else ids.fails("a response bears no id")
  }

  const responded = (message: Message & { readonly form: "response" }): void => {
    if (message.key === null) return strayAnswer(message)
    const other = otherType(message.key)
    const isOfOtherType = !world.client.isOpen(message.key) && world.client.isOpen(other)
    if (isOfOtherType) ids.fails(`a response bears the id ${message.key} where ${other} is open`)
    const asked = world.client.answer(isOfOtherType ? other : message.key, message.answer)
    if (asked === null) {
      if (world.whole && !world.client.hasForgotten())
        ids.fails(`a response bears the id ${message.key.slice(0, 64)}, which nobody asked with`)
      return
    }
    const { call, again } = asked
    if (again) {
      ids.fails(`${call.method} was answered a second time`, call.mark)
      for (const area of areas) area.agentRepeats?.(call)
      return
    }
    if (!isOfOtherType) ids.holds()
    if (hasTold) unanswered.holds()
    if (call.method === "initialize" && message.answer.ok) {
      const { name, version } = membersOf(membersOf(message.answer.result)["agentInfo"]) as Named
      if (typeof name === "string") agent = { name: name.slice(0, 200), version: String(version).slice(0, 200) }
    }
    for (const area of areas) area.agentAnswers?.(call, message.answer)
    world.erred = message.answer.ok ? null : tally.here()
  }

  const fromAgent = (value: unknown): void => {
    // Most of what an agent writes is an update, and needs no reading of its envelope beyond this.
    if (broken === null && isObject(value, true)) {
      const { method, id, jsonrpc, params } = value as Envelope
      if (method === "session/update" && id === undefined && jsonrpc === "2.0") {
        world.suspect = null
        stdout.holds()
        shape.holds()
        return notified(method, params)
      }
    }
    const message = messageOf(value)
    if (broken !== null && (message.form !== "response" || message.key !== null)) {
      ;(broken === "line" ? malformed : invalid).notes("nothing, and it went on")
      broken = null
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
        if (Array.isArray(value)) for (const each of value.slice(0, 64)) if (!Array.isArray(each)) fromAgent(each)
        return
      case "response":
        return responded(message)
      case "request": {
        if (world.agent.isOpen(message.key)) reuse.fails(`${message.method} has the id of a request that is open`)
        else reuse.holds()
        const call = callOf(message.key, message.method, message.params)
        world.agent.ask(call)
        for (const area of areas) area.agentAsks?.(call, message.params)
        return
      }
      case "notification":
        return notified(message.method, message.params)
      default:
        message satisfies never
    }
  }

  const notified = (method: string, params: unknown): void => {
    for (const told of telling) told(method, params)
    if (method === "session/update") update(params)
  }

  const update = (params: unknown): void => {
    const id = textOf(params, "sessionId")
    const value = membersOf(params)["update"]
    const kind = textOf(value, "sessionUpdate")
    if (id === null || kind === null || !isObject(value, true)) return
    const session = world.sessions.get(id) ?? (world.whole ? undefined : world.sessions.begin(id, "mentioned"))
    if (session === undefined) return begun.stranger(id)
    const told = { kind, value }
    for (const updated of updating) updated(session, told)
  }

  const fromClient = (value: unknown): void => {
    const message = messageOf(value)
    switch (message.form) {
      case "none":
        broken = "value"
        world.suspect = invalid
        return
      case "response": {
        const asked = message.key === null ? null : world.agent.answer(message.key, message.answer)
        if (asked !== null && !asked.again) for (const area of areas) area.clientAnswers?.(asked.call, message.answer)
        return
      }
      case "request": {
        if (message.method === "initialize") world.whole = true
        const call = callOf(message.key, message.method, message.params)
        world.client.ask(call)
        for (const area of areas) area.clientAsks?.(call, message.params)
        return
      }
      case "notification":
        hasTold = true
        for (const area of areas) area.clientTells?.(message.method, message.params)
        return
      default:
        message satisfies never
    }
  }

  return {
    take: (entry, number) => {
      if (isOver) return
      line = number ?? line + 1
      tally.at(line, entry)
      if (Number.isFinite(entry.at)) world.at = entry.at
      if ("message" in entry) (entry.from === "agent" ? fromAgent : fromClient)(entry.message)
      else if ("text" in entry) {
        if (entry.from === "client") {
          broken = "line"
          world.suspect = malformed
        } else stdout.fails("a line of standard output is no JSON")
      } else if (entry.event === "known" && typeof entry["session"] === "string")
        world.known.set(entry["session"].slice(0, 256), { history: entry["history"] === true })
      else if (entry.event === "never" && typeof entry["session"] === "string")
        world.strangers.add(entry["session"].slice(0, 256))
      else {
        if (entry.event === "closed" && entry["cause"] !== "ended_by_us")
          world.suspect?.fails("the process ended over it")
        for (const area of areas) area.happened?.(entry.event, entry)
      }
    },
    judged: () => {
      if (!isOver) for (const area of areas) area.finished?.()
      isOver = true
      return {
        judgements: tally.judgements(),
        agent,
        declared: world.declared,
        capabilities: world.agentCapabilities,
        blockedByAuth: world.blockedByAuth,
        lines: line,
      }
    },
  }
}

/** The key of the same id as the other type, number or text. */
function otherType(key: string): string {
  return key.startsWith('"') ? key.slice(1, -1) : JSON.stringify(key)
}

interface Named {
  readonly name?: unknown
  readonly version?: unknown
}

/** The keys below which nobody but the session may look. */
function privateKeys(spoken: readonly Spoken[]): ReadonlySet<string> {
  const keys = spoken.flatMap(({ contract }) =>
    Object.values(contract.slots).flatMap(({ site, sensitivity }) =>
      sensitivity !== undefined && site.kind === "meta" ? [site.at.at(-1) ?? ""] : [],
    ),
  )
  return new Set(keys)
}
