import type { Clock } from "../clock.ts"
import type { AgentRequest } from "../connection.ts"
import type { PermissionObservation } from "../observation/observation.ts"
import { choose, chosenBy } from "./permission.ts"
import type { Choice, PermissionPolicy, PermissionQuestion } from "./permission.ts"

/** Where a session's requests for permission are answered, each exactly once, in whatever order. */
export interface PermissionDesk {
  /** Answers by the policy: at once, or when whoever is asked has answered. */
  readonly take: (request: AgentRequest, question: PermissionQuestion) => void
  /** Answers `cancelled` at once, for one that comes when nothing may be allowed any more. */
  readonly withdraw: (request: AgentRequest, because: "turn_cancelled" | "no_turn") => void
  /** Answers every open one `cancelled`; what is decided of them afterwards is void. */
  readonly withdrawAll: () => void
  /** The agent takes a request of its own back: it is answered with the protocol's error for that. */
  readonly takenBack: (id: unknown) => void
  /** How many wait for somebody's decision. */
  readonly open: () => number
}

interface Open {
  readonly request: AgentRequest
  /** Takes the deadline back. */
  readonly forget: () => void
}

const cancelledRequest = { error: { code: -32_800, message: "Request cancelled" } }

/** Opens a desk. `answered` is told of each answer as it is sent. */
export function permissionDesk(
  policy: PermissionPolicy,
  { clock, milliseconds }: { readonly clock: Clock; readonly milliseconds: number },
  answered: (answer: PermissionObservation) => void,
): PermissionDesk {
  const open = new Map<number, Open>()
  const send = (request: AgentRequest, { optionId, because }: Choice): void => {
    const outcome = optionId === null ? { outcome: "cancelled" } : { outcome: "selected", optionId }
    request.reply({ result: { outcome } })
    answered({ kind: "permission", request: request.key, phase: "answered", optionId, because })
  }
  const settle = (key: number, choice: Choice): void => {
    const waiting = open.get(key)
    if (waiting === undefined) return
    open.delete(key)
    waiting.forget()
    send(waiting.request, choice)
  }
  const take: PermissionDesk["take"] = (request, question) => {
    const { mode, mayRejectAlways } = policy
    if (mode !== "ask") return send(request, choose(mode, question.options, mayRejectAlways))
    const { key } = request
    const nothing: Choice = { optionId: null, because: "unanswered" }
    open.set(key, { request, forget: clock.after(milliseconds, () => settle(key, nothing)) })
    asked(policy.ask, question).then(
      (answer) => settle(key, chosenBy(answer, question.options, mayRejectAlways)),
      () => settle(key, nothing),
    )
  }
  return {
    take,
    withdraw: (request, because) => send(request, { optionId: null, because }),
    withdrawAll: () => {
      for (const key of open.keys()) settle(key, { optionId: null, because: "turn_cancelled" })
    },
    takenBack: (id) => {
      for (const [key, { request, forget }] of open) {
        if (request.id === undefined || request.id !== id) continue
        open.delete(key)
        forget()
        request.reply(cancelledRequest)
        answered({ kind: "permission", request: key, phase: "answered", optionId: null, because: "taken_back" })
      }
    },
    open: () => open.size,
  }
}

/** Asks so that what is thrown at once is an answer like any other. */
async function asked<T>(ask: (question: PermissionQuestion) => Promise<T>, question: PermissionQuestion): Promise<T> {
  return ask(question)
}
