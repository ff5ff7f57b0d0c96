import { onTestFinished } from "vitest"
import { fakeAgent, settled } from "../driver/fake-agent.ts"
import type { FakeAgent } from "../driver/fake-agent.ts"
import { fakeClock } from "../driver/fake-clock.ts"
import type { FakeClock } from "../driver/fake-clock.ts"
import {
  observationProgress,
  observationToolActivity,
  observationUserMessage,
} from "../../output/facts/run-capabilities.ts"
import { chainStart } from "../../runtime/admission/attestation/chain.ts"
import type { Signer } from "../../runtime/admission/attestation/statement.ts"
import type { Claim, Completion, Heard, Platform, SealedBatch } from "../../runtime/connector/platform.ts"
import { superviseRuns } from "../../runtime/connector/supervise-runs.ts"
import type { ConnectorEnd, ConnectorEvent, ConnectorOptions } from "../../runtime/connector/supervise-runs.ts"

/** A claim as the platform gives it. */
export const claim: Claim = {
  id: "claim_1",
  bearer: "claim-bearer-1",
  runtime: "crt_1",
  session: "sess_1",
  run: "run_1",
  prompt: "go",
  beyond: [],
  capabilities: [observationUserMessage, observationProgress, observationToolActivity].map(({ literal }) => literal),
  landed: { observations: 0, head: chainStart },
  mcpUrl: null,
}

/** A platform that answers as a test says. What is not said is answered well. */
export interface ScriptedPlatform extends Platform {
  /** Gives a claim to whoever waits, or will. */
  readonly give: (claim: Claim) => void
  /** What the next requests of that kind hear, in their order. */
  readonly next: (what: "renew" | "append" | "complete" | "claim", ...heard: readonly Heard<never>[]) => void
  /** What every later renewal hears. */
  readonly cancelled: () => void
  /** Every request that came, in order. */
  readonly asked: readonly string[]
  readonly batches: readonly SealedBatch[]
  readonly completions: readonly Completion[]
}

export function scriptedPlatform(): ScriptedPlatform {
  const claims: Claim[] = []
  const asked: string[] = []
  const batches: SealedBatch[] = []
  const completions: Completion[] = []
  const said = new Map<string, Heard<never>[]>()
  let give: ((claim: Claim) => void) | null = null
  let isCancelled = false
  const hear = <Value>(what: string, usual: Value): Promise<Heard<Value>> => {
    asked.push(what)
    return Promise.resolve(said.get(what)?.shift() ?? { kind: "answered", value: usual })
  }
  return {
    give: (next) => (give === null ? void claims.push(next) : give(next)),
    next: (what, ...heard) => void said.set(what, [...(said.get(what) ?? []), ...heard]),
    cancelled: () => void (isCancelled = true),
    asked,
    batches,
    completions,
    claim: (_, __, stop) => {
      const next = said.get("claim")?.shift() ?? claims.shift()
      if (next !== undefined)
        return hear("claim", null).then(() => ("kind" in next ? next : { kind: "answered", value: next }))
      return new Promise((resolve) => {
        give = (given) => {
          give = null
          resolve({ kind: "answered", value: given })
        }
        stop.addEventListener("abort", () => resolve({ kind: "away", why: "aborted" }))
      })
    },
    renew: () => hear("renew", { isCancelled }),
    append: (_, batch) => {
      batches.push(batch)
      return hear("append", null)
    },
    complete: (_, completion) => {
      completions.push(completion)
      return hear("complete", null)
    },
  }
}

/** A connector that works with agents in memory, on a clock that stands. */
export interface Connecting {
  readonly platform: ScriptedPlatform
  readonly clock: FakeClock
  /** The agents that were started, one after another. */
  readonly agents: readonly FakeAgent[]
  readonly events: readonly ConnectorEvent[]
  readonly stop: () => void
  readonly end: Promise<ConnectorEnd>
  /** Answers `initialize` of the newest agent, and opens its session with the first run. */
  readonly begin: () => Promise<FakeAgent>
}

export function connecting(
  signer: Signer | null = null,
  options: Partial<Pick<ConnectorOptions, "outbox">> = {},
): Connecting {
  const platform = scriptedPlatform()
  const clock = fakeClock()
  const agents: FakeAgent[] = []
  const events: ConnectorEvent[] = []
  const stop = new AbortController()
  const end = superviseRuns({
    platform,
    signer,
    clock,
    relay: {
      server: { type: "http", name: "tools", url: "http://127.0.0.1/mcp", headers: [] },
      serve: () => {},
      close: () => Promise.resolve(),
    },
    chance: () => 1,
    stop: stop.signal,
    tell: (event) => void events.push(event),
    cwd: "/work",
    connect: (listener) => {
      const agent = fakeAgent(clock)
      agents.push(agent)
      return agent.connect(listener)
    },
    ...options,
  })
  onTestFinished(async () => {
    stop.abort()
    await settled()
    clock.advance(60_000)
    await end
  })
  const begin = async (): Promise<FakeAgent> => {
    await settled()
    const agent = agents.at(-1)
    if (agent === undefined) throw new Error("no agent was started")
    agent.answer("initialize", { protocolVersion: 1, agentCapabilities: { mcpCapabilities: { http: true } } })
    await settled()
    agent.answer("session/new", { sessionId: "s1" })
    await settled()
    return agent
  }
  return { platform, clock, agents, events, stop: () => stop.abort(), end, begin }
}
