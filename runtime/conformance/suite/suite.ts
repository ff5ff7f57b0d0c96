import type { Clock } from "../../driver/clock.ts"
import { systemClock } from "../../driver/clock.ts"
import type { Launch } from "../../driver/transport/supervisor.ts"
import { defaultContracts } from "../../defaults.ts"
import type { Spoken } from "../../extensions/handlers.ts"
import type { TraceEntry } from "../grammar/entry.ts"
import { grammar } from "../grammar/grammar.ts"
import type { Judged } from "../grammar/grammar.ts"
import { membersOf } from "../grammar/message.ts"
import { probeTool } from "../platform.ts"
import { terminalObservation } from "../rules/turns.ts"
import { suiteLimits } from "./limits.ts"
import type { SuiteLimits } from "./limits.ts"
import { openPeer } from "./peer.ts"
import type { Peer, Policy } from "./peer.ts"
import type { Ground, Probe } from "./probe.ts"
import { basic } from "./probes/basic.ts"
import { cancelling, closing } from "./probes/cancelling.ts"
import { content, tools } from "./probes/content.ts"
import { draining, steering, telling } from "./probes/extensions.ts"
import { granting, keeping, staging } from "./probes/grants.ts"
import { platformTools, platformToolsOverHttp } from "./probes/platform-tools.ts"
import { restoring, strangers, versions } from "./probes/lives.ts"
import { brokenLines, longLines, strangeMethods } from "./probes/wire.ts"
import { visiting } from "./visit.ts"
import type { Hello } from "./visit.ts"
import type { StopSignal } from "../../stop-signal.ts"

/** Everything that an agent is tried by, after the first; slow ones come early. */
const probes: readonly Probe[] = [
  cancelling,
  steering,
  granting,
  restoring,
  strangeMethods,
  brokenLines,
  draining,
  tools,
  platformTools,
  platformToolsOverHttp,
  telling,
  keeping,
  closing,
  content,
  staging,
  longLines,
  strangers,
  versions,
]

/** How many processes of the agent live at once. A probe may open a second one beside its own. */
const atOnce = 2

/** What is tried, and how. */
export interface Suite {
  readonly launch: Launch
  /** The folder that sessions work in, absolute. */
  readonly folder: string
  /** The contracts whose extensions are tried; the platform's own unless said. */
  readonly spoken?: readonly Spoken[]
  readonly limits?: Partial<SuiteLimits>
  readonly clock?: Clock
  /** Whether a declared drain is asked for. */
  readonly drains?: boolean
  /** Writes a file into the folder that sessions work in, and gives its URI. */
  readonly stage: (name: string, text: string) => string
  /** Ends the run early; every process is ended all the same. */
  readonly signal?: StopSignal
  /** Told as it goes: which probes there are, and which is done. */
  readonly progress?: (done: number, of: number, probe: string) => void
  /** Given every entry of every process's trace. */
  readonly record?: (process: string, entry: TraceEntry) => void
}

/** What one process of the agent came to. */
export interface ProcessJudged extends Judged {
  readonly process: string
}

/**
 * Tries an agent on fresh processes of it, two at a time, and judges each by its trace. It always ends, within the time of
 * its limits, and leaves no process and no timer behind. The first process decides whether there is more to try: an agent
 * that does not answer the handshake, a session or a prompt is not asked for more.
 */
export async function trySuite(suite: Suite): Promise<readonly ProcessJudged[]> {
  const judged: ProcessJudged[] = []
  let done = 0
  let of = probes.length + 1
  const run = async (probe: Probe, known: Hello | null): Promise<Tried | null> => {
    if (suite.signal?.aborted === true) return null
    const tried = await tryProbe(suite, probe, known)
    judged.push(...tried.judged)
    suite.progress?.(++done, of, probe.name)
    return tried
  }
  const { hello = null, judged: [first] = [] } = (await run(basic, null)) ?? {}
  if (hello === null || first === undefined || isHopeless(first)) return judged
  const given = { spoken: suite.spoken ?? defaultContracts, drains: suite.drains === true }
  const open = probes.filter(
    ({ needsTurns, wants }) => (!needsTurns || hasTurns(first)) && (wants === undefined || wants(hello, given)),
  )
  of = open.length + 1
  const worker = async (): Promise<void> => {
    for (let next = open.shift(); next !== undefined; next = open.shift()) await run(next, hello)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return judged
}

/** Whether nothing more can come of an agent. */
function isHopeless({ judgements, blockedByAuth }: Judged): boolean {
  const hopeless = ["initialize_result", "session_new", "request_answered"]
  return blockedByAuth || judgements.some(({ rule, verdict }) => verdict === "fail" && hopeless.includes(rule.id))
}

/** Whether its first turns ended well. */
function hasTurns({ judgements }: Judged): boolean {
  return judgements.some(({ rule, verdict }) => rule === terminalObservation && verdict === "pass")
}

/** What became of a probe: its own process comes first. */
interface Tried {
  readonly judged: readonly ProcessJudged[]
  readonly hello: Hello | null
}

async function tryProbe(suite: Suite, probe: Probe, known: Hello | null): Promise<Tried> {
  const limits = { ...suiteLimits, ...suite.limits }
  const spoken = suite.spoken ?? defaultContracts
  const clock = suite.clock ?? systemClock
  const judged: ProcessJudged[] = []

  const process = async (
    name: string,
    use: (visit: ReturnType<typeof visiting>, peer: Peer) => Promise<void>,
  ): Promise<void> => {
    const reader = grammar({ spoken, windows: { settle: limits.settle, drain: limits.settle } })
    const peer = openPeer(suite.launch, clock, graces(limits), denying, (entry) => {
      reader.take(entry)
      suite.record?.(name, entry)
    })
    const stop = (): void => void peer.end()
    suite.signal?.addEventListener("abort", stop)
    try {
      await use(visiting(peer, spoken, suite.folder, limits), peer)
    } finally {
      suite.signal?.removeEventListener("abort", stop)
      await peer.end()
      judged.push({ process: name, ...reader.judged() })
    }
  }

  let hello = known
  await process(probe.name, async (visit) => {
    const ground = (said: Hello): Ground => ({
      visit,
      hello: said,
      drains: suite.drains === true,
      another: (use) => process(`${probe.name}-2`, use),
      stage: suite.stage,
    })
    if (probe.isUngreeted !== true) hello = await visit.hello()
    if (hello !== null) await probe.run(ground(hello))
  })
  return { judged: judged.toReversed(), hello }
}

function graces({ inputGrace }: SuiteLimits): { readonly inputGrace: number; readonly terminateGrace: number } {
  return { inputGrace, terminateGrace: inputGrace }
}

/** Denies every permission but that for the platform's own tool, and serves nothing else. */
const denying: Policy = (method, params) => {
  if (method !== "session/request_permission") return { error: { code: -32_601, message: "Method not found" } }
  const { options, toolCall } = membersOf(params)
  const list = Array.isArray(options) ? options.map(membersOf) : []
  const answer = JSON.stringify(toolCall ?? null).includes(probeTool) ? "allow" : "reject"
  const chosen =
    list.find(({ kind }) => kind === `${answer}_once`) ?? list.find(({ kind }) => kind === `${answer}_always`)
  return {
    result: {
      outcome: chosen === undefined ? { outcome: "cancelled" } : { outcome: "selected", optionId: chosen["optionId"] },
    },
  }
}
