import { onehorizon } from "../../../output/contracts/onehorizon/index.ts"
import type { SessionMeta } from "../../../output/contracts/onehorizon/index.ts"
import { giving } from "../../driver/extending/given.ts"
import { failed } from "../../driver/failure.ts"
import type { Failure, Tried } from "../../driver/failure.ts"
import type { Agent } from "../../driver/session/agent-options.ts"
import type { SessionSetting } from "../../driver/session/opening.ts"
import type { Session } from "../../driver/session/session.ts"

/** How a turn came to its session: it is the first, it goes on with one, or what was said before has to be said again. */
export type Continued = "new" | "resumed" | "loaded" | "replayed"

/** A session for a turn, and what was tried in vain before. */
export interface Continuing {
  readonly session: Tried<Session>
  readonly continued: Continued
  readonly tried: readonly Failure[]
}

/**
 * Opens the session of a turn, with the bundle on whichever message does it: goes on with the previous one by `session/resume`,
 * by `session/load` where that fails or is not offered, and else begins a new one, into which everything is told again.
 */
export async function continuing(
  agent: Agent,
  previous: string | null,
  setting: Omit<SessionSetting, "given">,
  bundle: SessionMeta,
): Promise<Continuing> {
  const { sessionMeta, sessionMetaLoad, sessionMetaResume } = onehorizon.slots
  const tried: Failure[] = []
  if (previous !== null) {
    const ways = [
      { continued: "resumed", open: agent.resumeSession, slot: sessionMetaResume },
      { continued: "loaded", open: agent.loadSession, slot: sessionMetaLoad },
    ] as const
    for (const { continued, open, slot } of ways) {
      const session = await open({ ...setting, sessionId: previous, given: [giving(slot, bundle)] })
      if (session.ok) return { session, continued, tried }
      if (isFinal(session.failure)) return { session: failed(session.failure), continued, tried }
      tried.push(session.failure)
    }
  }
  const session = await agent.newSession({ ...setting, given: [giving(sessionMeta, bundle)] })
  return { session, continued: previous === null ? "new" : "replayed", tried }
}

/** Whether no other way can help: the agent is gone, or what goes along must not be sent. */
function isFinal({ code }: Failure): boolean {
  return code === "agent_closed" || code === "closed_before" || code === "refused"
}
