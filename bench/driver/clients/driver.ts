import { inherited, openAgent, openConnection } from "../../../runtime/driver/index.ts"
import { launch } from "./client.ts"
import type { BenchAgent } from "./client.ts"

/**
 * The driver, as it is but for one limit: it waits for no more words behind an answer. By default each turn is held open for a
 * quarter of a second more, which is a wait and no work.
 */
export async function driver(): Promise<BenchAgent> {
  const counts = new Map<string, number>()
  const environment = inherited(process.env)
  const opened = await openAgent((listener) => openConnection({ ...launch, cwd: "/", environment }, listener), {
    limits: { drain: 0, drainWhileOpen: 0 },
    watch: ({ sessionId, observation: { kind } }) => {
      if (sessionId !== null && (kind === "message" || kind === "tool"))
        counts.set(sessionId, (counts.get(sessionId) ?? 0) + 1)
    },
  })
  if (!opened.ok) throw new Error(opened.failure.code)
  const { agent } = opened
  return {
    open: async () => {
      const session = await agent.newSession({ cwd: "/" })
      if (!session.ok) throw new Error(session.failure.code)
      const { sessionId, prompt } = session.value
      return {
        turn: async () => {
          counts.set(sessionId, 0)
          const { outcome } = await prompt("go").result
          if (outcome !== "unverified") throw new Error(outcome)
          return counts.get(sessionId) ?? 0
        },
      }
    },
    close: async () => void (await agent.close()),
  }
}
