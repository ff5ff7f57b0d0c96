import type { Answer, Connection } from "../connection.ts"
import { authRequired } from "../failure.ts"
import type { DriveLimits } from "../limits.ts"
import type { LoginMethod } from "./capabilities.ts"
import type { Link } from "./link.ts"

/**
 * Makes the asking that logs in: where the agent answers that it wants a login, and the configured way is one that it offers
 * and that needs neither a terminal nor a browser, it is tried once on the whole connection, and the request asked once more.
 * Requests that meet a login under way wait for it.
 */
export function loggingIn(
  request: Connection["request"],
  { request: milliseconds }: Pick<DriveLimits, "request">,
  configured: string | null,
  offered: () => readonly LoginMethod[],
): Link["requestLoggedIn"] {
  let tried: "no" | "running" | "done" = "no"
  let succeeded = false
  const waiting: (() => void)[] = []
  const login = (methodId: string, done: () => void): void => {
    if (tried === "done") return done()
    waiting.push(done)
    if (tried === "running") return
    tried = "running"
    request("authenticate", { methodId }, milliseconds, (answer) => {
      tried = "done"
      succeeded = answer.kind === "result"
      for (const each of waiting.splice(0)) each()
    })
  }
  return ({ method, params, milliseconds: patience, isWanted, pending }, settle) => {
    const ask = (then: (answer: Answer) => void): void => {
      pending?.(true)
      request(method, params, patience, (answer) => {
        pending?.(false)
        then(answer)
      })
    }
    const isFresh = tried !== "done"
    ask((answer) => {
      const way = offered().find(({ id, type }) => id === configured && type === "agent")
      if (answer.kind !== "error" || answer.error.code !== authRequired || way === undefined || !isFresh)
        return settle(answer)
      login(way.id, () => (succeeded && isWanted?.() !== false ? ask(settle) : settle(answer)))
    })
  }
}
