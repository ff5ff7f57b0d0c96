import { defaultContracts } from "../../defaults.ts"
import type { Spoken } from "../../extensions/handlers.ts"
import { hooksOf } from "./area.ts"
import { authority } from "./areas/authority.ts"
import { carriers } from "./areas/carriers.ts"
import { handshake } from "./areas/handshake.ts"
import { messages } from "./areas/messages.ts"
import { recollections } from "./areas/recollections.ts"
import { processes } from "./areas/processes.ts"
import { sessions } from "./areas/sessions.ts"
import { tools } from "./areas/tools.ts"
import { turns } from "./areas/turns.ts"
import { verbs } from "./areas/verbs.ts"
import type { TraceEntry, TraceEvent } from "./entry.ts"
import { excerptOf } from "./excerpt.ts"
import { fromAgent } from "./from-agent.ts"
import { fromClient } from "./from-client.ts"
import { stagesFiles } from "./staging.ts"
import { tallying } from "./tally.ts"
import type { Judgement, Told } from "./tally.ts"
import { freshWorld } from "./world.ts"
import type { Windows, World } from "./world.ts"

/** What a trace came to. */
export interface Judged {
  /** One for each rule, in the rules' order. */
  readonly judgements: readonly Judgement[]
  /** Who the agent says it is; null where it does not. */
  readonly agent: { readonly name: string; readonly version: string } | null
  /** Ids of the declarations that it made. */
  readonly declared: ReadonlySet<string>
  /** The capabilities that it offers, as they came. */
  readonly capabilities: object
  /** Whether it demanded a sign-in, so that less could be seen. */
  readonly blockedByAuth: boolean
  readonly lines: number
}

/** Reads a trace, one entry after the other. */
export interface Grammar {
  /** `number` is the entry's line in its record; without it the entries are counted. */
  readonly take: (entry: TraceEntry, number?: number) => void
  /** What it came to; after it nothing more is taken. */
  readonly judged: () => Judged
}

/** What the grammar reads by. */
export interface GrammarOptions {
  /** The contracts whose extensions are judged; the platform's own unless said. */
  readonly spoken?: readonly Spoken[]
  readonly windows?: Partial<Windows>
  /** Told of verdicts as their evidence is taken. */
  readonly told?: Told
}

/** The times that are waited for, in milliseconds. */
export const windows: Windows = { race: 250, settle: 10_000, drain: 10_000 }

/**
 * Makes a reader of one trace. It throws for no entry, and keeps the same little memory however long the trace is and
 * whatever stays open in it. What was not elicited is never a failure.
 */
export function grammar(options: GrammarOptions = {}): Grammar {
  const spoken = options.spoken ?? defaultContracts
  const secret = privateKeys(spoken)
  const tally = tallying((entry) => excerptOf(entry, (key) => secret.has(key)), options.told)
  const world = freshWorld(tally, spoken, { ...windows, ...options.windows })
  const granting = authority(world)
  const begun = sessions(world, granting)
  const verb = verbs(world)
  const hooks = hooksOf([
    messages(world, verb.isVerb),
    handshake(world),
    begun,
    carriers(world),
    granting,
    tools(world),
    verb,
    recollections(world),
    processes(world, verb.isVerb),
    turns(world, () => stagesFiles(spoken, world.declared)),
  ])
  const agent = fromAgent(world, hooks, begun.stranger)
  const client = fromClient(world, hooks)
  let line = 0
  let isOver = false

  return {
    take: (entry, number) => {
      if (isOver) return
      line = number ?? line + 1
      tally.at(line, entry)
      if (Number.isFinite(entry.at)) world.at = entry.at
      if ("message" in entry) (entry.from === "agent" ? agent : client).value(entry.message)
      else if ("text" in entry) (entry.from === "agent" ? agent : client).line()
      else if (!isFore(entry, world)) {
        if (entry.event === "closed" && entry["cause"] !== "ended_by_us")
          world.suspect?.fails("the process ended over it")
        for (const happened of hooks.happened) happened(entry.event, entry)
      }
    },
    judged: () => {
      if (!isOver) for (const finished of hooks.finished) finished()
      isOver = true
      return {
        judgements: tally.judgements(),
        agent: agent.name(),
        declared: world.declared,
        capabilities: world.agentCapabilities,
        blockedByAuth: world.blockedByAuth,
        lines: line,
      }
    },
  }
}

/** Whether an event tells of what was before the trace: that a session was known to an earlier process, or never was. */
function isFore(event: TraceEvent, world: World): boolean {
  const { session, history } = event
  if (typeof session !== "string") return false
  if (event.event === "known") world.known.set(session.slice(0, 256), { history: history === true })
  else if (event.event === "never") world.strangers.add(session.slice(0, 256))
  else return false
  return true
}

/** The keys below which nobody but the session may look. */
function privateKeys(spoken: readonly Spoken[]): ReadonlySet<string> {
  const keys = spoken.flatMap(({ contract }) =>
    Object.values(contract.slots).flatMap(({ site, sensitivity }) =>
      sensitivity !== undefined && site.kind === "meta" ? [site.at.at(-1) ?? ""] : [],
    ),
  )
  return new Set(keys)
}
