import type { Signer } from "../admission/attestation/statement.ts"
import type { Failure } from "../driver/failure.ts"
import type { Agent } from "../driver/session/agent-options.ts"
import type { StopSignal } from "../stop-signal.ts"
import { agentHost } from "./agent-host.ts"
import type { AgentHostOptions, Continued } from "./agent-host.ts"
import { waitAfter } from "./backoff.ts"
import { carryOut } from "./carry-out.ts"
import type { RunEnd } from "./carry-out.ts"
import { claimSeconds, usualConnectorLimits } from "./connector-limits.ts"
import type { ConnectorLimits } from "./connector-limits.ts"
import type { McpRelay } from "./mcp-relay.ts"
import { usualOutbox } from "./outbox.ts"
import type { OutboxLimits } from "./outbox.ts"
import { pause, persisting } from "./persist.ts"
import type { Claim, Platform, PlatformRefusal } from "./platform.ts"
import type { Stopped } from "./take-turn.ts"

/** What happens while a connector works. */
export type ConnectorEvent =
  | {
      readonly kind: "agent_started"
      readonly name: string | null
      readonly httpMcp: boolean
      readonly isFirst: boolean
    }
  | { readonly kind: "agent_failed"; readonly failure: Failure; readonly wait: number }
  | { readonly kind: "away"; readonly why: string; readonly wait: number }
  | { readonly kind: "back" }
  | { readonly kind: "run_begun"; readonly run: string; readonly session: string; readonly continued: Continued }
  | { readonly kind: "run_cancelling"; readonly run: string; readonly because: Stopped }
  | { readonly kind: "run_ended"; readonly end: RunEnd }

/** A connector that is to be run. */
export interface ConnectorOptions extends AgentHostOptions {
  readonly platform: Platform
  /** Signs what is reported; null: nobody does. */
  readonly signer: Signer | null
  readonly relay: McpRelay
  /** From 0 up to 1, without 1. */
  readonly chance: () => number
  /** Ends it: the run that goes on is cancelled and reported, and the agent ended. */
  readonly stop: StopSignal
  readonly tell: (event: ConnectorEvent) => void
  readonly waits?: ConnectorLimits
  readonly outbox?: OutboxLimits
}

/** How a connector ended. */
export type ConnectorEnd = { readonly runs: number } & (
  | { readonly kind: "stopped" }
  /** The platform does not take this connector, or not any more. */
  | { readonly kind: "refused"; readonly refusal: PlatformRefusal }
  /** The agent could not be started at all. */
  | { readonly kind: "no_agent"; readonly failure: Failure }
)

/**
 * Claims runs one after another and carries them out with one agent, whose process is kept across them and replaced where it
 * has gone. Every exchange with the platform begins here. Never rejects; when it answers, nothing of the agent is left.
 */
export async function superviseRuns(options: ConnectorOptions): Promise<ConnectorEnd> {
  const { platform, relay, clock, chance, stop, tell } = options
  const { waits = usualConnectorLimits, outbox = usualOutbox } = options
  const host = agentHost(options)
  const repeating = persisting(
    {
      clock,
      chance,
      away: (why, wait) => tell({ kind: "away", why, wait }),
      back: () => tell({ kind: "back" }),
    },
    stop,
  )
  let runs = 0
  let failures = 0
  let known: Agent | null = null
  const carry = async (claim: Claim): Promise<void> => {
    relay.serve(claim)
    const end = await carryOut(claim, {
      ...options,
      host,
      limits: waits,
      outbox,
      servers: [relay.server],
      persisting: (giveUp) =>
        persisting({ clock, chance, away: (why, wait) => tell({ kind: "away", why, wait }) }, giveUp),
      begun: ({ run, session }, continued) => tell({ kind: "run_begun", run, session, continued }),
      cancelling: ({ run }, because) => tell({ kind: "run_cancelling", run, because }),
    })
    relay.serve(null)
    runs += 1
    tell({ kind: "run_ended", end })
  }
  try {
    while (!stop.aborted) {
      const tried = await host.ready()
      if (!tried.ok) {
        if (known === null) return { kind: "no_agent", failure: tried.failure, runs }
        failures += 1
        const wait = waitAfter(failures, chance())
        tell({ kind: "agent_failed", failure: tried.failure, wait })
        await pause(clock, wait, stop)
        continue
      }
      const { offered, agent } = tried.value.introduction
      if (known !== tried.value)
        tell({ kind: "agent_started", name: agent?.name ?? null, httpMcp: offered.mcp.http, isFirst: known === null })
      known = tried.value
      failures = 0
      const asked = clock.now()
      const heard = await repeating(() => platform.claim(claimSeconds, { httpMcp: offered.mcp.http }, stop))
      if (heard === null) break
      if (heard.kind === "refused") return { kind: "refused", refusal: heard.refusal, runs }
      if (heard.value !== null) await carry(heard.value)
      else if (clock.now() - asked < waits.idle) await pause(clock, waits.idle, stop)
    }
    return { kind: "stopped", runs }
  } finally {
    await host.end()
  }
}
