import type { AgentCapabilities } from "../../../output/acp/index.ts"
import type { Spoken } from "../../extensions/handlers.ts"
import { idMemory } from "./id-memory.ts"
import type { IdMemory } from "./id-memory.ts"
import { pending } from "./pending.ts"
import type { Call, Pending } from "./pending.ts"
import type { Mark, Scale, Tally } from "./tally.ts"

/** How many sessions are followed at once; the one that was touched longest ago makes room. */
const sessionsKept = 64

/** How many ids of tools and of subagents are kept of each session, open and settled each. */
const idsOfSession = 1_024

/** How many denied tools are kept of a turn. */
export const deniedKept = 256

/** Times, in milliseconds. */
export interface Windows {
  /** An answer that comes so soon after a cancel may have crossed it. */
  readonly race: number
  /** A cancelled turn ends within this. */
  readonly settle: number
  /** A drained turn ends within this. */
  readonly drain: number
}

/** A turn that is running. */
export interface Turn {
  readonly call: Call
  cancelled: { readonly at: number; readonly mark: Mark } | null
  drained: { readonly at: number; readonly mark: Mark } | null
  /** Whether something else than a cancel may end it: a second prompt, or its session being closed. */
  disturbed: Mark | null
  /** When its session was closed under it. */
  closing: number | null
  said: boolean
  /** Told by whoever records the trace: it ends only where it is stopped, so that its end cannot cross a cancel. */
  endless: boolean
  /** Where an update came meanwhile for a session that rests. */
  stray: { readonly kind: string; readonly isLate: boolean; readonly marks: readonly Mark[] } | null
  /** Tool calls whose permission was denied. */
  readonly denied: Set<string>
  /** Kinds of content in the prompt. */
  readonly content: ReadonlySet<string>
  readonly hasMeta: boolean
  readonly isLong: boolean
}

/** What the current life of a session on this connection is. */
export interface Session {
  readonly id: string
  /** How it became known; `mentioned`: the trace begins in its middle. */
  readonly origin: "new" | "load" | "resumed" | "mentioned"
  turn: Turn | null
  /** The request that replays or resumes it now. */
  replay: { readonly call: Call; user: boolean; agent: boolean } | null
  /** Whether something was said in a turn of it. */
  hasHistory: boolean
  /** How the latest turn ended; null before the first. */
  ended: { readonly mark: Mark; readonly cancelled: boolean } | null
  /** Whether its id was given out twice, so that nothing is certain of it. */
  isTwin: boolean
  /** Where it was loaded or resumed, until the next prompt. */
  restored: Mark | null
  /** A cancel that found no turn, until the next prompt ends. */
  idleCancel: Mark | null
  readonly tools: IdMemory<{ readonly mark: Mark; readonly announced: boolean }>
  readonly loops: IdMemory<Mark>
}

/** What is known of the connection so far, for every area to read. */
export interface World {
  readonly tally: Tally
  readonly windows: Windows
  readonly spoken: readonly Spoken[]
  readonly client: Pending
  readonly agent: Pending
  at: number
  /** Whether the trace begins with the handshake; without it less can be judged. */
  whole: boolean
  /** Capabilities of both sides as the handshake has them; null before it. */
  offered: { readonly [name: string]: unknown } | null
  agentCapabilities: AgentCapabilities
  hasAuthMethods: boolean
  /** Whether the handshake is over. */
  isReady: boolean
  /** Whether a line was no UTF-8, so that texts are not what was sent. */
  isHurt: boolean
  /** Whether the declaration could not be read: what is declared is not known then. */
  isUndeclarable: boolean
  /** Ids of the declarations that the agent made. */
  declared: ReadonlySet<string>
  /** Whether the agent made a declaration at all, be it an empty one. */
  declares: boolean
  blockedByAuth: boolean
  /** The latest answer that is an error, until one is a result. */
  erred: Mark | null
  /** The rule that something delicate from the client tries, until the agent writes again. */
  suspect: Scale | null
  /** Whether anybody listens to what the agent says: a session is held to a form, or awaited to tell something. */
  isHeard: boolean
  /** What the client sent last that is no message, until the agent writes again. */
  broken: "line" | "value" | null
  /** Whether the client sent a notification. */
  hasTold: boolean
  /** Sessions that an earlier process had, told by whoever records the trace. */
  readonly known: Map<string, { readonly history: boolean }>
  /** Sessions that there never were, told likewise. */
  readonly strangers: Set<string>
  readonly sessions: Sessions
}

/** The sessions of a connection. */
export interface Sessions {
  readonly get: (id: string) => Session | undefined
  readonly begin: (id: string, origin: Session["origin"]) => Session
  readonly end: (id: string) => void
  readonly seen: (id: string) => boolean
  readonly all: () => Iterable<Session>
}

/** A world in which nothing has happened. */
export function freshWorld(tally: Tally, spoken: readonly Spoken[], windows: Windows): World {
  return {
    tally,
    windows,
    spoken,
    client: pending(),
    agent: pending(),
    at: 0,
    whole: false,
    offered: null,
    agentCapabilities: {},
    hasAuthMethods: false,
    isReady: false,
    isHurt: false,
    isUndeclarable: false,
    declared: new Set(),
    declares: false,
    blockedByAuth: false,
    erred: null,
    suspect: null,
    isHeard: false,
    broken: null,
    hasTold: false,
    known: new Map(),
    strangers: new Set(),
    sessions: sessions(),
  }
}

function sessions(): Sessions {
  const open = new Map<string, Session>()
  const ever = idMemory<true>()
  /** The session that was asked for last, since most entries are of the session before. */
  let latest: Session | undefined
  return {
    get: (id) => {
      if (latest?.id !== id) latest = open.get(id)
      return latest
    },
    begin: (id, origin) => {
      const session: Session = {
        id,
        origin,
        turn: null,
        replay: null,
        hasHistory: false,
        ended: null,
        isTwin: false,
        restored: null,
        idleCancel: null,
        tools: idMemory(idsOfSession),
        loops: idMemory(idsOfSession),
      }
      latest = undefined
      open.delete(id)
      open.set(id, session)
      ever.open(id, true)
      if (open.size > sessionsKept) {
        const idle = [...open.values()].find(({ turn }) => turn === null) ?? session
        open.delete(idle.id === id ? ([...open.keys()][0] ?? id) : idle.id)
      }
      return session
    },
    end: (id) => {
      latest = undefined
      open.delete(id)
    },
    seen: (id) => ever.seen(id) !== "no",
    all: () => open.values(),
  }
}
