import type { ContentBlock } from "../../../output/acp/index.ts"
import { failed, failureOf } from "../failure.ts"
import type { Tried } from "../failure.ts"
import type { SessionVerbs } from "../extending/extending.ts"
import type { Given } from "../extending/given.ts"
import type { Prompted, PromptWishes } from "../turn/prompted.ts"
import type { Link } from "./link.ts"
import type { Offered } from "./capabilities.ts"
import type { SessionCore } from "./session-core.ts"

/** A session of an agent. */
export interface Session extends SessionVerbs {
  readonly sessionId: string
  /**
   * Gives the agent a prompt, text or blocks of content. One turn runs at a time: while one does, the next waits for it, or
   * fails as busy where it may not wait.
   */
  readonly prompt: (
    content: string | readonly ContentBlock[],
    waits?: boolean,
    along?: Pick<PromptWishes, "given" | "files">,
  ) => Prompted
  /** Cancels the running turn and those that wait. */
  readonly cancel: () => void
  /** Cancels what runs, waits until it has settled, and closes the session where the agent offers that. */
  readonly close: () => Promise<Tried<null>>
}

/** A session as its caller has it. */
export function sessionOf(core: SessionCore, link: Link, offered: Offered, given: readonly Given[]): Session {
  const { id, turns } = core
  const verbs = link.extending.opened({
    sessionId: id,
    clock: link.clock,
    limits: link.limits,
    declared: link.declared(),
    given,
    ask: link.request,
    observe: core.observe,
    isRunning: turns.mayAsk,
    promote: (text) => turns.prompt([{ type: "text", text }], true, { first: true }),
    cancel: turns.cancel,
  })
  let closing: Promise<Tried<null>> | null = null
  const close = async (): Promise<Tried<null>> => {
    turns.cancelAll("closing")
    await turns.idle()
    const stage = "session/close"
    if (!offered.close) return failed({ stage, code: "not_offered" })
    return new Promise((resolve) => {
      link.request(stage, { sessionId: id }, link.limits.farewell, (answer) => {
        if (answer.kind === "result") return resolve({ ok: true, value: null })
        const failure = failureOf(stage, answer)
        // Whoever no longer knows the session has closed it.
        resolve(failure.code === "session_not_found" ? { ok: true, value: null } : failed(failure))
      })
    })
  }
  return {
    ...verbs,
    sessionId: id,
    prompt: (content, waits = true, along = {}) =>
      turns.prompt(typeof content === "string" ? [{ type: "text", text: content }] : content, waits, along),
    cancel: () => turns.cancelAll("asked"),
    close: () => (closing ??= close()),
  }
}
