import { axes } from "../../output/facts/axes.ts"
import { grammar, probeTool, reportOf, traceReader } from "../conformance/index.ts"
import { probePrompt } from "../conformance/suite/prompts.ts"
import { defaultContracts } from "../defaults.ts"
import { extensions, openAgent, openConnection, outcomeOf, tracing } from "../driver/index.ts"
import type { Closing, Failure, PermissionPolicy, Session, TurnResult } from "../driver/index.ts"
import { usualWorkspace } from "../sandbox/index.ts"
import type { Seen } from "./seen.ts"
import { showSteering, steers } from "./show-steering.ts"
import { onAbort } from "./turn.ts"
import type { Turn } from "./turn.ts"

/** How often a harness is asked for the probe: some connect to their servers only after the first prompt. */
const attempts = 2

/**
 * Gives the plan's prompt to an agent in its place, and asks it for the platform's probe where that is to be shown. Every line
 * of the wire is judged by the rules of conformance. The agent is ended when this answers, by the driver's deadlines at the
 * latest. Never rejects.
 */
export async function acpTurn(turn: Turn): Promise<Seen> {
  const { plan, place, clock, milliseconds, cancel, end, isVerification, step, watch, served } = turn
  const reader = grammar()
  const record = traceReader(reader)
  const trace = tracing((line) => record.push(Buffer.from(`${line}\n`)), clock)
  let session: Session | null = null
  let close = (): void => {}
  let spoke = (): void => {}
  const unhear = [onAbort(end, () => close()), onAbort(cancel, () => (session === null ? close() : session.cancel()))]
  const judged = (closing: Closing): Pick<Seen, "conformance" | "closings"> => {
    if (served !== null) trace.event("served_tools", { inside: served(), outside: 0 })
    record.end()
    const subject = { kind: "agent", command: [plan.image] } as const
    const report = reportOf([{ process: null, ...reader.judged() }], { subject, spoken: defaultContracts })
    return { conformance: report, closings: [closing] }
  }
  const unturned = (failure: Failure): Omit<Seen, "conformance" | "closings"> => {
    const cancelled = cancel.aborted || end.aborted ? "asked" : null
    const ending = { kind: "failed", failure } as const
    const verdict = outcomeOf({ ending, cancelled, isEmpty: true, served: null, isDrained: false, breach: null })
    return { ...verdict, because: `${verdict.because}: ${failure.stage} ${failure.code}`, ...nothingSaid }
  }
  try {
    step("starting the agent")
    const opened = await openAgent(
      (listener) => {
        const connection = openConnection({ ...place.launch(plan.release?.arguments ?? []), clock, trace }, listener)
        close = () => void connection.close()
        if (end.aborted || cancel.aborted) close()
        return connection
      },
      {
        clock,
        extending: extensions({ spoken: defaultContracts, grants: { axes, envelope: plan.envelope } }),
        permission: isVerification ? onlyTheProbe : inTheSandbox,
        limits: { turn: milliseconds, stall: milliseconds },
        watch: ({ phase, observation }) => {
          if (phase !== "in_turn" && phase !== "drain") return
          watch(observation)
          spoke()
        },
      },
    )
    if (!opened.ok) return { ...unturned(opened.failure), ...judged(opened.closing) }
    const { agent } = opened
    step("opening a session")
    const cwd = plan.release?.working_directory ?? usualWorkspace
    const tried = await agent.newSession({ cwd, mcpServers: place.server === null ? [] : [place.server] })
    if (!tried.ok) return { ...unturned(tried.failure), ...judged(await agent.close()) }
    session = tried.value
    step("waiting for the answer to the prompt")
    const first = session.prompt(plan.prompt)
    if (cancel.aborted) first.cancel()
    const results = [await first.result]
    const goesOn = (): boolean => served !== null && served() === 0 && results.length <= attempts
    while (goesOn() && !cancel.aborted && !end.aborted && isOver(results.at(-1))) {
      step("waiting for a call of the platform's tool")
      results.push(await session.prompt(probePrompt).result)
    }
    if (isVerification && steers(agent.declared) && !cancel.aborted && !end.aborted && isOver(results.at(-1))) {
      step("sending input into a running turn")
      await showSteering(session, () => new Promise((resolve) => (spoke = resolve)))
    }
    const [{ outcome, because, stopReason, text }] = results as [TurnResult, ...TurnResult[]]
    const toolUses = results.reduce((sum, { tools }) => sum + tools.length, 0)
    const declared = [...agent.declared]
    return { outcome, because, stopReason, answer: text, toolUses, declared, ...judged(await agent.close()) }
  } finally {
    for (const stop of unhear) stop()
  }
}

/** What is known of a harness that came to no turn. */
const nothingSaid = { stopReason: null, answer: null, toolUses: 0, declared: [] }

/** Whether a turn ended by itself, so that there can be another one. */
function isOver(result: TurnResult | undefined): boolean {
  return result !== undefined && result.stopReason !== null && result.cancelled === null
}

/** A sandbox has no network, and nothing that outlives the job: what is in there may be used. */
const inTheSandbox: PermissionPolicy = { mode: "allow_once" }

/** A verification shows what a harness does by itself: nothing is allowed but the platform's own tool. */
const onlyTheProbe: PermissionPolicy = {
  mode: "ask",
  ask: async ({ title }) => (title?.includes(probeTool) === true ? "allow_once" : "deny"),
}
