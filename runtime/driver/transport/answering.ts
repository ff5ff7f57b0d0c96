import type { AgentRequest, Reply } from "../connection.ts"

/** The agent's requests to us. */
export interface Answering {
  /** A request with a key of its own. `inUse` says that another one of the same id still waits for its answer. */
  readonly asked: (
    idSource: string,
    method: string,
    params: unknown,
  ) => { readonly request: AgentRequest; readonly inUse: boolean }
  /** From here on no answer is sent. */
  readonly close: () => void
}

/** `send` is given the first answer to each request, with the id as the agent wrote it. */
export function answering(send: (idSource: string, reply: Reply) => void): Answering {
  /** How many open requests there are of each id. */
  const open = new Map<string, number>()
  let last = 0
  let closed = false

  return {
    asked: (idSource, method, params) => {
      const before = open.get(idSource) ?? 0
      open.set(idSource, before + 1)
      last += 1
      let answered = false
      const reply = (answer: Reply): void => {
        if (answered || closed) return
        answered = true
        const left = (open.get(idSource) ?? 1) - 1
        if (left === 0) open.delete(idSource)
        else open.set(idSource, left)
        send(idSource, answer)
      }
      return { request: { key: last, id: JSON.parse(idSource) as unknown, method, params, reply }, inUse: before > 0 }
    },
    close: () => {
      closed = true
      open.clear()
    },
  }
}
