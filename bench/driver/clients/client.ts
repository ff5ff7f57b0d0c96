import { fileURLToPath } from "node:url"

/** Messages of the agent's in each turn, but for the answer. */
export const updatesInTurn = 50

/** How the agent of the bench is started. */
export const launch = {
  command: process.execPath,
  args: [fileURLToPath(new URL("../agent.js", import.meta.url)), String(updatesInTurn)],
}

/** An agent as a way to drive it has it. */
export interface BenchAgent {
  readonly open: () => Promise<BenchSession>
  readonly close: () => Promise<void>
}

/** A session; `turn` answers how many updates came in it. */
export interface BenchSession {
  readonly turn: () => Promise<number>
}

/** A way to drive agents: starts one, and initializes it. */
export type Client = () => Promise<BenchAgent>
