import {
  additionalDirectories,
  configBoolean,
  configValues,
  deleteAgain,
  earlyUpdate,
  loadReplays,
  modesState,
  replayInTime,
  resumeSilent,
  sessionClose,
  sessionDelete,
  sessionList,
  sessionLoad,
  sessionNew,
  sessionResume,
  sessionUnique,
  unknownSession,
  updateSession,
} from "../../rules/sessions.ts"
import { usableAfterError } from "../../rules/wire.ts"
import type { Answer } from "../message.ts"
import { membersOf, textOf } from "../message.ts"
import type { Call } from "../pending.ts"
import type { Mark, Scale } from "../tally.ts"
import type { Area } from "../area.ts"
import type { Session, World } from "../world.ts"

const authRequired = -32_000

/** How many ids of sessions that nobody knows are kept until their answer comes. */
const strangersKept = 256

/** What a request for a session asks for besides, as its own rules judge it. */
export interface Judging {
  readonly isMalformed: (call: Call) => boolean
  readonly grants: (call: Call) => boolean
}

/** Judges how sessions begin, come back, are listed and end. */
export function sessions(
  world: World,
  { isMalformed, grants }: Judging,
): Area & { readonly stranger: (id: string) => void } {
  const of = (rule: Parameters<typeof world.tally.of>[0]): Scale => world.tally.of(rule)
  const began = of(sessionNew)
  const unique = of(sessionUnique)
  const named = of(updateSession)
  const early = of(earlyUpdate)
  const loaded = of(sessionLoad)
  const replays = of(loadReplays)
  const inTime = of(replayInTime)
  const resumed = of(sessionResume)
  const silent = of(resumeSilent)
  const listed = of(sessionList)
  const closed = of(sessionClose)
  const deleted = of(sessionDelete)
  const again = of(deleteAgain)
  const directories = of(additionalDirectories)
  const modes = of(modesState)
  const values = of(configValues)
  const switches = of(configBoolean)
  const unknown = of(unknownSession)
  const usable = of(usableAfterError)
  const askedDirectories = new WeakSet<Call>()
  const folders = new WeakMap<Call, string | null>()
  const gone = new Set<string>()
  const strangers = new Map<string, Mark>()

  const isKnown = (id: string): boolean => world.sessions.get(id) !== undefined || world.known.has(id)

  /** What a new or restored session says of itself. */
  const told = (answer: unknown): void => {
    const { modes: state, configOptions } = membersOf(answer) as {
      readonly modes?: unknown
      readonly configOptions?: unknown
    }
    const current = textOf(state, "currentModeId")
    const available = membersOf(state)["availableModes"]
    if (current !== null && Array.isArray(available)) {
      if (available.some((mode) => textOf(mode, "id") === current)) modes.holds()
      else modes.fails("currentModeId is none of availableModes")
    }
    for (const option of Array.isArray(configOptions) ? configOptions.map(membersOf) : []) {
      const takesSwitches = membersOf(membersOf(membersOf(world.offered?.["session"])["configOptions"])["boolean"])
      const offersSwitches =
        membersOf(membersOf(world.offered?.["session"])["configOptions"])["boolean"] === takesSwitches
      if (option["type"] === "boolean" && !offersSwitches)
        switches.fails("an option is of type boolean, which the client does not offer")
      else switches.holds()
      if (hasOwnValue(option)) values.holds()
      else values.fails("an option's currentValue is none of its values")
    }
  }

  const opened = (call: Call, answer: Answer): void => {
    if (!answer.ok) {
      if (answer.code === authRequired && world.hasAuthMethods) return
      if (isMalformed(call) || grants(call)) return
      if (world.erred !== null)
        return usable.fails("session/new fails since a request was answered with an error", world.erred)
      const scale = askedDirectories.has(call) ? directories : began
      return scale.fails(`session/new was answered with error ${answer.code}`, call.mark)
    }
    const id = textOf(answer.result, "sessionId")
    if (id === null) return began.fails("session/new was answered without a sessionId", call.mark)
    if (id === "") return began.fails("session/new was answered with an empty sessionId", call.mark)
    if (askedDirectories.has(call)) directories.holds()
    began.holds()
    const isTwin = world.sessions.get(id) !== undefined
    if (!isTwin) unique.holds()
    else unique.fails("session/new was answered with the id of another session", call.mark)
    const before = strangers.get(id)
    if (before === undefined) early.holds()
    else {
      strangers.delete(id)
      early.fails("an update came before its session was known", before)
    }
    told(answer.result)
    world.sessions.begin(id, "new").isTwin = isTwin
  }

  const restored = (session: Session, call: Call, answer: Answer): void => {
    const replay = session.replay
    session.replay = null
    const scale = call.method === "session/load" ? loaded : resumed
    const known = world.known.get(session.id)
    if (!answer.ok) {
      if (answer.code === authRequired) return
      if (known !== undefined || session.hasHistory)
        scale.fails(`${call.method} was answered with error ${answer.code}`, call.mark)
      else if (session.origin !== "new") {
        unknown.notes(`${call.method}: error ${answer.code}`)
        world.sessions.end(session.id)
      }
      return
    }
    for (const [id] of session.tools.stillOpen()) session.tools.settle(id)
    session.restored = world.tally.here()
    told(answer.result)
    if (known === undefined && !session.hasHistory) {
      if (world.strangers.has(session.id))
        unknown.fails(`${call.method} of a session that never was answered with a result`, call.mark)
      return
    }
    scale.holds()
    inTime.holds()
    if (call.method !== "session/load") return silent.holds()
    if (!session.hasHistory && known?.history !== true) return
    if (replay?.user === true && replay.agent) replays.holds()
    else
      replays.fails(
        `nothing that ${replay?.user === true ? "the agent" : "the user"} said came before session/load was answered`,
        call.mark,
      )
  }

  const ended = (call: Call, session: string, answer: Answer, scale: Scale): void => {
    if (!isKnown(session)) {
      if (call.method === "session/delete" && gone.has(session)) {
        if (answer.ok) again.holds()
        else again.fails(`session/delete of what is gone was answered with error ${answer.code}`, call.mark)
      }
      return
    }
    if (!answer.ok) return scale.fails(`${call.method} was answered with error ${answer.code}`, call.mark)
    scale.holds()
    if (call.method === "session/delete" && gone.size < strangersKept) gone.add(session)
    if (world.sessions.get(session)?.turn === null || call.method === "session/delete") world.sessions.end(session)
    world.known.delete(session)
  }

  return {
    stranger: (id) => {
      if (!world.whole || !world.isReady || world.sessions.seen(id)) return
      if (strangers.size < strangersKept && !strangers.has(id)) strangers.set(id, world.tally.here())
      if (opening(world)) return
      named.fails("an update names a session that there is not")
      strangers.delete(id)
    },
    clientAsks: (call, params) => {
      if (call.method === "session/new") {
        const further = membersOf(params)["additionalDirectories"]
        if (Array.isArray(further) && further.length > 0) askedDirectories.add(call)
      }
      if (call.method === "session/list") folders.set(call, textOf(params, "cwd"))
      if (call.session === null || (call.method !== "session/load" && call.method !== "session/resume")) return
      const before = world.sessions.get(call.session)
      const session = before ?? world.sessions.begin(call.session, call.method === "session/load" ? "load" : "resumed")
      session.replay = { call, user: false, agent: false }
    },
    agentAnswers: (call, answer) => {
      if (call.method === "session/new") return opened(call, answer)
      if (call.method === "session/list") return judgeList(answer, folders.get(call) ?? null, listed, call)
      if (call.session === null) return
      const session = world.sessions.get(call.session)
      if (session?.replay?.call === call) restored(session, call, answer)
      else if (call.method === "session/close") ended(call, call.session, answer, closed)
      else if (call.method === "session/delete") ended(call, call.session, answer, deleted)
    },
    updated: (session, { kind, isHistory }) => {
      named.holds()
      if (!isHistory) return
      if (session.replay === null) {
        // What the agent says there may be late from an earlier turn; what the user said can only be history.
        if (kind === "user_message_chunk" && session.turn === null && session.restored !== null)
          inTime.fails(`${kind} came after the answer`, session.restored)
        return
      }
      if (session.replay.call.method === "session/load") {
        if (kind === "user_message_chunk") session.replay.user = true
        else session.replay.agent = true
      } else silent.fails(`${kind} came before session/resume was answered`, session.replay.call.mark)
    },
    finished: () => {
      for (const mark of strangers.values()) named.fails("an update names a session that there is not", mark)
    },
  }
}

/** Whether a session is being begun whose id nobody knows yet. */
function opening({ client }: World): boolean {
  for (const { method } of client.openCalls()) if (method === "session/new") return true
  return false
}

function judgeList(answer: Answer, folder: string | null, listed: Scale, call: Call): void {
  if (!answer.ok) listed.fails(`session/list was answered with error ${answer.code}`, call.mark)
  else {
    const { sessions: list } = membersOf(answer.result) as { readonly sessions?: unknown }
    if (!Array.isArray(list)) listed.fails("session/list was answered without a list", call.mark)
    else if (folder !== null && list.some((session) => textOf(session, "cwd") !== folder))
      listed.fails("session/list names sessions of another folder than was asked for", call.mark)
    else listed.holds()
  }
}

function hasOwnValue(option: { readonly [member: string]: unknown }): boolean {
  const { type, currentValue, options } = option as {
    readonly type?: unknown
    readonly currentValue?: unknown
    readonly options?: unknown
  }
  if (type === "boolean") return typeof currentValue === "boolean"
  if (type !== "select" || !Array.isArray(options)) return true
  return options.some((each) => {
    const group = membersOf(each)["options"]
    const choices: readonly unknown[] = Array.isArray(group) ? group : [each]
    return choices.some((choice) => textOf(choice, "value") === currentValue)
  })
}
