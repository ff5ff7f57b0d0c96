import type { AgentRequest, Listener } from "../connection.ts"
import type { Declined } from "../../extensions/declining.ts"
import type { AgentMessage } from "../observation/agent-message.ts"
import { sessionIdOf } from "../observation/agent-message.ts"
import { memberOf } from "../../member.ts"
import type { EarlyMessages } from "./early-messages.ts"
import type { SessionCore } from "./session-core.ts"

/** Where the agent's messages go. */
export interface Routes {
  readonly sessions: ReadonlyMap<string, SessionCore>
  readonly early: EarlyMessages<AgentMessage>
  /** What belongs to no session. */
  readonly elsewhere: (message: AgentMessage, isServed: boolean) => void
  /** An extension may answer a request. */
  readonly serve: (request: AgentRequest) => boolean
  readonly decline: (method: string) => Declined
}

/** Sends every message of the agent's to its session, and answers every request, whatever it is. */
export function routing({
  sessions,
  early,
  elsewhere,
  serve,
  decline,
}: Routes): Pick<Listener, "notified" | "requested"> {
  return {
    notified: (method, params) => {
      const message: AgentMessage = { form: "notification", method, params }
      if (method === "$/cancel_request")
        for (const session of sessions.values()) session.takenBack(memberOf(params, "requestId"))
      const id = sessionIdOf(message)
      if (id === null) return elsewhere(message, false)
      const session = sessions.get(id)
      if (session === undefined) early.keep(id, message)
      else session.receive(message)
    },
    requested: (request) => {
      const { method, params, key } = request
      const message: AgentMessage = { form: "request", method, params, request: key }
      const session = sessions.get(sessionIdOf(message) ?? "")
      if (method === "session/request_permission") {
        if (session !== undefined) return session.permit(request)
        request.reply({ result: { outcome: { outcome: "cancelled" } } })
        return elsewhere(message, false)
      }
      const isServed = serve(request)
      if (!isServed) request.reply(decline(method))
      if (session === undefined) elsewhere(message, isServed)
      else session.observeRequest(request, isServed)
    },
  }
}
