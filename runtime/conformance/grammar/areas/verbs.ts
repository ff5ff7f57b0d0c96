import type { RequestSlot } from "../../../../output/contract.ts"
import { partOf } from "../../parts.ts"
import type { Part } from "../../parts.ts"
import { callIndex } from "../../../extensions/call.ts"
import type { NamedCall } from "../../../extensions/call.ts"
import {
  cooperativeInterruptDrained,
  declaredEmission,
  extensionPayload,
  steeringCorrelation,
  steeringDelivered,
} from "../../rules/extensions.ts"
import { textOf } from "../message.ts"
import type { Answer } from "../message.ts"
import type { Call } from "../pending.ts"
import type { Mark, Scale } from "../tally.ts"
import type { Area } from "../area.ts"
import type { Session, Turn, World } from "../world.ts"

/** What a turn refused that was still running. */
interface Refused {
  readonly at: number
  readonly scale: Scale
  readonly what: string
  readonly mark: Mark
}

/** How many inputs are remembered, to see that none has two fates. */
const fatesKept = 4_096

interface Asked {
  readonly part: Part | null
  readonly slot: RequestSlot<unknown, unknown>
  readonly declared: boolean
  /** The session and the id of the input; null: it has none. */
  readonly input: string | null
  readonly session: Session | undefined
  /** The turn that it was sent into; null: none was running. */
  readonly turn: Turn | null
}

/** Judges the answers to the requests of contracts: input into a running turn, and its drain. */
export function verbs(world: World): Area & { readonly isVerb: (method: string) => boolean } {
  const correlation = world.tally.of(steeringCorrelation)
  const delivered = world.tally.of(steeringDelivered)
  const drained = world.tally.of(cooperativeInterruptDrained)
  const emission = world.tally.of(declaredEmission)
  const contracts = world.spoken.map(({ contract }) => contract)
  const index = callIndex(contracts)
  const payload = world.tally.of(extensionPayload)
  const asked = new WeakMap<Call, Asked>()
  const fates = new Map<string, unknown>()
  const refusals = new WeakMap<Turn, Refused>()
  let hasRefused = false

  const refuse = (turn: Turn, refused: Refused): void => {
    refusals.set(turn, refused)
    hasRefused = true
  }

  /** A turn that was at its end when it refused may do so: what counts is that it went on, in words or for a while. */
  const judgeRefusal = (turn: Turn, hasGoneOn: boolean): void => {
    if (!hasRefused) return
    const refused = refusals.get(turn)
    if (refused === undefined || !refusals.delete(turn)) return
    const took = (turn.cancelled?.at ?? world.at) - refused.at
    if (hasGoneOn || took >= world.windows.race) refused.scale.fails(refused.what, turn.call.mark, refused.mark)
  }

  const slotOf = (method: string): NamedCall | undefined => index({ method, from: "client" })

  const steered = (call: Call, answer: Answer, verb: Asked): void => {
    const { declared, slot, turn, session } = verb
    if (!declared) {
      if (!answer.ok) {
        correlation.holds()
        delivered.holds()
        return
      }
      correlation.fails("a steer was acknowledged that was not declared", call.mark)
      return emission.fails("a steer was acknowledged that was not declared", call.mark)
    }
    const lives = turn !== null && session?.turn === turn && turn.cancelled === null
    const lost = (): void => {
      if (lives) delivered.fails("the running turn did not take the steer", call.mark, turn.call.mark)
    }
    if (!answer.ok) {
      correlation.fails(`the steer was answered with error ${answer.code} in place of an acknowledgement`, call.mark)
      return lost()
    }
    const read = slot.decodeAnswer(answer.result)
    if (!read.ok) {
      correlation.fails("the acknowledgement does not follow its schema", call.mark)
      payload.fails("an acknowledgement does not follow its schema", call.mark)
      return lost()
    }
    const { status } = read.value as { readonly status: unknown }
    const before = verb.input === null ? undefined : fates.get(verb.input)
    if (before !== undefined && before !== status && status !== "refused" && before !== "refused")
      correlation.fails("one input had two fates", call.mark)
    else correlation.holds()
    if (verb.input !== null && fates.size < fatesKept) fates.set(verb.input, status)
    if (status !== "refused") {
      if (turn !== null) delivered.holds()
    } else if (lives)
      refuse(turn, {
        at: world.at,
        scale: delivered,
        what: "the running turn refused the steer",
        mark: call.mark,
      })
  }

  const interrupted = (call: Call, answer: Answer, { declared, slot, turn, session }: Asked): void => {
    if (!declared) {
      if (answer.ok) emission.fails("a drain was answered that was not declared", call.mark)
      return
    }
    const read = answer.ok ? slot.decodeAnswer(answer.result) : null
    if (read?.ok !== true) return drained.fails("the drain was not answered with an acknowledgement", call.mark)
    if (turn === null) return
    const { status } = read.value as { readonly status: unknown }
    const lives = session?.turn === turn
    if (status === "draining") {
      turn.drained ??= { at: world.at, mark: call.mark }
      if (!lives) drained.holds()
    } else if (lives) {
      const refused = { at: world.at, scale: drained, what: "the running turn refused to be drained", mark: call.mark }
      refuse(turn, refused)
      if (turn.endless) judgeRefusal(turn, true)
    }
  }

  return {
    isVerb: (method) => slotOf(method) !== undefined,
    clientAsks: (call, params) => {
      const named = slotOf(call.method)
      if (named === undefined || !("decodeAnswer" in named.placed.slot)) return
      const { slot, needs, contract } = named.placed
      const session = call.session === null ? undefined : world.sessions.get(call.session)
      asked.set(call, {
        part: partOf(contract, slot),
        slot: slot as RequestSlot<unknown, unknown>,
        declared: needs === null || world.declared.has(needs),
        input: inputOf(slot.correlation, params),
        session,
        turn: session?.turn ?? null,
      })
    },
    agentAnswers: (call, answer) => {
      if (call.method === "session/prompt" && call.session !== null) {
        const turn = world.sessions.get(call.session)?.turn ?? null
        if (turn?.call !== call) return
        judgeRefusal(turn, false)
        if (turn.drained === null) return
        const took = world.at - turn.drained.at
        if (took <= world.windows.drain && answer.ok) drained.holds()
        else
          drained.fails(
            `the drained turn ended ${answer.ok ? `after ${Math.round(took)} ms` : "with an error"}`,
            turn.drained.mark,
          )
        return
      }
      const verb = asked.get(call)
      if (world.isUndeclarable) return
      if (verb?.part === "steers") steered(call, answer, verb)
      else if (verb?.part === "drains") interrupted(call, answer, verb)
    },
    turnUpdated: ({ turn }) => {
      if (turn !== null && turn.cancelled === null) judgeRefusal(turn, true)
    },
    agentRepeats: (call) => {
      if (asked.get(call)?.part === "steers") correlation.fails("one steer was acknowledged twice", call.mark)
    },
    happened: (event, detail) => {
      if (event === "expired" || event === "closed")
        for (const { turn } of world.sessions.all()) if (turn !== null) judgeRefusal(turn, false)
      if (event === "expired") {
        for (const call of world.client.openCalls())
          if (call.key === detail["key"]) missing(call, `within ${String(detail["after"])} ms`)
        for (const { turn } of world.sessions.all())
          if (turn?.drained != null && turn.call.key === detail["key"])
            drained.fails("the drained turn did not end by itself", turn.drained.mark)
      } else if (event === "closed") {
        for (const call of world.client.openCalls()) {
          const verb = asked.get(call)
          if (verb?.turn != null && verb.session?.turn !== verb.turn) missing(call, "before the connection ended")
        }
      }
    },
  }

  function missing(call: Call, when: string): void {
    const verb = asked.get(call)
    if (verb === undefined || !verb.declared) return
    if (verb.part === "steers") {
      correlation.fails(`the steer was not acknowledged ${when}`, call.mark)
      delivered.fails(`the steer was not acknowledged ${when}`, call.mark)
    } else if (verb.part === "drains") drained.fails(`the drain was not answered ${when}`, call.mark)
  }
}

function inputOf(member: string | undefined, params: unknown): string | null {
  const id = member === undefined ? null : textOf(params, member)
  return id === null ? null : `${textOf(params, "sessionId") ?? ""} ${id.slice(0, 256)}`
}
