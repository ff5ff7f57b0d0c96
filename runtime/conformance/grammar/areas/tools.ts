import {
  permissionKept,
  permissionOptions,
  toolCorrelation,
  toolRepeated,
  toolUnfinished,
  usageWithinSize,
} from "../../rules/turns.ts"
import { membersOf, textOf } from "../message.ts"
import type { Call } from "../pending.ts"
import { deniedKept } from "../world.ts"
import type { Area } from "../area.ts"
import type { Update } from "../update.ts"
import type { Session, World } from "../world.ts"

/** What a permission is about: what it takes to tell a denial from a grant. */
interface Asked {
  readonly session: Session
  readonly tool: string
  readonly rejecting: ReadonlySet<string>
}

/** Judges the uses of tools, from their beginning to their end, and the permissions that are asked for them. */
export function tools(world: World): Area {
  const correlation = world.tally.of(toolCorrelation)
  const repeated = world.tally.of(toolRepeated)
  const unfinished = world.tally.of(toolUnfinished)
  const options = world.tally.of(permissionOptions)
  const kept = world.tally.of(permissionKept)
  const usage = world.tally.of(usageWithinSize)
  const permissions = new WeakMap<Call, Asked>()

  const began = (session: Session, id: string): void => {
    const seen = session.tools.seen(id)
    switch (seen) {
      case "open": {
        const open = session.tools.openOf(id)
        if (open?.announced === false) repeated.fails("tool_call came again for a use that is open", open.mark)
        else repeated.holds()
        break
      }
      case "settled":
        if (session.replay === null && session.origin !== "resumed")
          correlation.fails("the id of a use that had ended was used again")
        break
      case "perhaps":
        break
      case "no":
        repeated.holds()
        correlation.holds()
        break
      default:
        seen satisfies never
    }
    session.tools.open(id, { mark: world.tally.briefly("tool_call"), announced: false })
  }

  const went = (session: Session, id: string): void => {
    if (session.tools.seen(id) !== "no") return correlation.holds()
    if (session.replay === null && (session.origin === "new" || session.origin === "load"))
      correlation.fails("tool_call_update came for a use that no tool_call began")
    session.tools.open(id, { mark: world.tally.briefly("tool_call_update"), announced: true })
  }

  const tool = (session: Session, { kind, value }: Update): void => {
    const { toolCallId: id, status } = value as { readonly toolCallId?: unknown; readonly status?: unknown }
    if (typeof id !== "string") return
    if (kind === "tool_call") began(session, id)
    else went(session, id)
    if (status !== "completed" && status !== "failed") return
    session.tools.settle(id)
    const denied = session.turn?.denied
    if (denied === undefined || denied.size === 0 || !denied.has(id)) return
    if (status === "completed") kept.fails("a tool call was completed whose permission was denied")
    else kept.holds()
  }

  return {
    agentAsks: (call, params) => {
      if (call.method !== "session/request_permission") return
      const { sessionId, toolCall, options: offered } = membersOf(params)
      const session = world.sessions.get(String(sessionId))
      const subject = textOf(toolCall, "toolCallId")
      const list = Array.isArray(offered) ? offered.map(membersOf) : []
      const kinds = list.map((option) => String(option["kind"]))
      const ids = new Set(list.map((option) => option["optionId"]))
      if (ids.size < list.length) options.fails("two options have one optionId")
      else if (!kinds.some((kind) => kind.startsWith("allow_"))) options.fails("no option allows")
      else if (!kinds.some((kind) => kind.startsWith("reject_"))) options.fails("no option rejects")
      else options.holds()
      if (session === undefined || subject === null) return
      if (session.tools.seen(subject) === "no")
        session.tools.open(subject, { mark: world.tally.here(), announced: true })
      const rejecting = list.filter((option) => String(option["kind"]).startsWith("reject_"))
      permissions.set(call, {
        session,
        tool: subject,
        rejecting: new Set(rejecting.map((option) => String(option["optionId"]))),
      })
    },
    clientAnswers: (call, answer) => {
      const asked = permissions.get(call)
      if (asked === undefined || !answer.ok) return
      const { outcome, optionId } = membersOf(membersOf(answer.result)["outcome"])
      const denied = outcome === "cancelled" || asked.rejecting.has(String(optionId))
      const { turn } = asked.session
      if (denied && turn !== null && turn.denied.size < deniedKept) turn.denied.add(asked.tool)
    },
    agentAnswers: (call, answer) => {
      if (call.method !== "session/prompt" || call.session === null) return
      const session = world.sessions.get(call.session)
      if (session === undefined || session.turn?.call !== call) return
      if (session.turn.denied.size > 0) kept.holds()
      const isCut =
        !answer.ok || session.turn.cancelled !== null || session.turn.drained !== null || session.turn.closing !== null
      for (const [id, open] of session.tools.stillOpen()) {
        if (!isCut && !session.turn.denied.has(id) && !open.announced)
          unfinished.fails("a tool call was still open when its turn ended", open.mark)
        if (open.announced) session.tools.drop(id)
        else session.tools.settle(id)
      }
      if (!isCut) unfinished.holds()
    },
    toolUpdated: tool,
    usageUpdated: (_, { value }) => {
      const { used, size } = value as { readonly used?: unknown; readonly size?: unknown }
      if (typeof used !== "number" || typeof size !== "number") return
      if (used > size) usage.fails(`${used} tokens are used of ${size}`)
      else usage.holds()
    },
  }
}
