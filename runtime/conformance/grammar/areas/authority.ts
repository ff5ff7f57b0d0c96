import { carrierReader } from "../../../extensions/carrier.ts"
import type { CarrierReading } from "../../../extensions/carrier.ts"
import { carrierIndex, placedBelow } from "../../../extensions/carrier-index.ts"
import type { Placed } from "../../../extensions/carrier-index.ts"
import type { MintedId } from "../../../extensions/observation.ts"
import { receiver } from "../../../extensions/receive.ts"
import { grants, probeTool } from "../../platform.ts"
import {
  authorityRefused,
  authorityServed,
  builtinToolsScoped,
  capabilityExecutionLocus,
  outputSchemaKept,
} from "../../rules/extensions.ts"
import { fitsSchema } from "../fits-schema.ts"
import { membersOf, textOf } from "../message.ts"
import type { Call } from "../pending.ts"
import type { Judging } from "./sessions.ts"
import type { Area } from "../area.ts"
import type { Session, World } from "../world.ts"

/** How much of a final output is kept to be read, in code units. */
const outputKept = 1 << 20

/** How many calls of the platform's tool are remembered until its record says whether they were served. */
const narratedKept = 64

/** Kinds of tools that an agent brings with it. */
const builtInKinds: ReadonlySet<string> = new Set(["read", "edit", "delete", "move", "search", "execute", "fetch"])

/** What session/new asked for, as far as this agent must take or refuse it. */
interface Asked {
  readonly malformed: boolean
  readonly members: ReadonlyMap<string, unknown>
  readonly servers: boolean
}

/** What a session was granted, and what came of it in its running turn. */
interface Granted {
  readonly tools: ReadonlySet<string> | null
  /** The schema of its final output; null: none. */
  readonly schema: { readonly value: unknown } | null
  /** Text of the latest message of the primary loop; null: more than is kept. */
  output: string | null
  message: string | null
  submitted: readonly unknown[]
  overstepped: boolean
}

/** Judges what a session grants and limits: refused where it is malformed, kept where it was taken. */
export function authority(world: World): Area & Judging {
  const refused = world.tally.of(authorityRefused)
  const served = world.tally.of(authorityServed)
  const scoped = world.tally.of(builtinToolsScoped)
  const output = world.tally.of(outputSchemaKept)
  const locus = world.tally.of(capabilityExecutionLocus)
  const contracts = world.spoken.map(({ contract }) => contract)
  const read = carrierReader(contracts)
  const observe = receiver(world.spoken)
  const site = { def: "NewSessionRequest", from: "client" } as const
  const index = carrierIndex(contracts)(site)
  const authorities = (index === undefined ? [] : placedBelow(index)).filter(({ slot }) => slot.posture === "authority")
  const asked = new WeakMap<Call, Asked>()
  const granted = new Map<string, Granted>()
  const narrated = new Set<unknown>()

  const isServed = ({ needs }: Placed): boolean => world.declares && (needs === null || world.declared.has(needs))

  const began = (id: string, { members, servers }: Asked): void => {
    const list = membersOf(members.get(grants.tools))["tools"]
    const tools = Array.isArray(list) && !servers ? new Set(list.map(String)) : null
    const schema = members.has(grants.output) ? { value: members.get(grants.output) } : null
    if (world.sessions.get(id)?.isTwin === true) granted.delete(id)
    else if (tools !== null || schema !== null) give(id, tools, schema)
  }

  const give = (id: string, tools: Granted["tools"], schema: Granted["schema"]): void => {
    world.isHeard = true
    granted.set(id, { tools, schema, output: "", message: null, submitted: [], overstepped: false })
    if (granted.size > 64) granted.delete([...granted.keys()][0] ?? id)
  }

  const used = (grant: Granted, value: Members): void => {
    grant.output = ""
    if (value["rawInput"] !== undefined && !isAttributed(value))
      grant.submitted = [...grant.submitted.slice(-7), value["rawInput"]]
    if (grant.tools === null || !builtInKinds.has(String(value["kind"]))) return
    const name = textOf(value, "name")
    if (name === null ? grant.tools.size > 0 : grant.tools.has(name)) return
    grant.overstepped = true
    scoped.fails(name === null ? "a tool was used where none is granted" : "a tool was used that is not granted")
  }

  const said = (grant: Granted, value: Members): void => {
    if (isAttributed(value)) return
    const message = textOf(value, "messageId")
    if (message !== grant.message) grant.output = ""
    grant.message = message
    const text = textOf(value["content"], "text") ?? ""
    if (grant.output !== null)
      grant.output = grant.output.length + text.length > outputKept ? null : grant.output + text
  }

  const isAttributed = (value: Members): boolean => {
    const meta = value["_meta"]
    if (meta === undefined || meta === null) return false
    return observe("SessionNotification.update", meta, world.declared, { mint }).observations.some(
      ({ kind }) => kind === "attribution",
    )
  }

  const ended = (session: Session, grant: Granted, reason: unknown): void => {
    const mark = session.turn?.call.mark ?? world.tally.here()
    if (reason === "end_turn" && session.turn?.said === true) {
      if (grant.tools !== null && !grant.overstepped) scoped.holds()
      if (grant.schema !== null) {
        const { value: schema } = grant.schema
        const values = [...grant.submitted, ...parsed(grant.output)]
        const verdicts = values.map((value) => fitsSchema(schema, value))
        if (verdicts.includes(true)) output.holds()
        else if (!verdicts.includes(null) && grant.output !== null)
          output.fails("the turn ended with end_turn, and put out no value that fits the schema", mark)
      }
    }
    Object.assign(grant, { output: "", message: null, submitted: [], overstepped: false })
  }

  /** A call that failed was told as one that came to nothing. */
  const narrate = ({ toolCallId, status, name, title }: Members): void => {
    if (status === "failed") narrated.delete(toolCallId)
    else if (narrated.size < narratedKept && (isOfProbe(name) || isOfProbe(title))) narrated.add(toolCallId)
  }

  return {
    isMalformed: (call) => asked.get(call)?.malformed === true,
    grants: (call) => (asked.get(call)?.members.size ?? 0) > 0,
    clientAsks: (call, params) => {
      if (call.method !== "session/new" || !world.declares) return
      const { _meta: meta, mcpServers } = membersOf(params) as {
        readonly _meta?: unknown
        readonly mcpServers?: unknown
      }
      const reading: CarrierReading = read(site, meta, world.declared)
      const own = authorities.filter(isServed).map(({ slot }) => slot.id)
      const malformed = reading.refusals.some(
        ({ code, facts }) => !code.endsWith("/undeclared") && facts.some((id) => own.includes(id)),
      )
      const members = new Map(
        reading.members.filter((each) => own.includes(each.slot.id)).map((each) => [each.slot.id, each.value]),
      )
      asked.set(call, { malformed, members, servers: Array.isArray(mcpServers) && mcpServers.length > 0 })
    },
    agentAnswers: (call, answer) => {
      if (call.method === "session/prompt" && call.session !== null) {
        const session = world.sessions.get(call.session)
        const grant = granted.get(call.session)
        if (session?.turn?.call === call && grant !== undefined)
          ended(session, grant, answer.ok ? membersOf(answer.result)["stopReason"] : null)
        return
      }
      const request = asked.get(call)
      if (request === undefined) return
      if (request.malformed) {
        if (answer.ok) refused.fails("session/new with a malformed member was answered with a session", call.mark)
        else refused.holds()
        return
      }
      if (request.members.size === 0) return
      if (!answer.ok && world.erred !== null) return
      if (!answer.ok) return served.fails(`session/new was answered with error ${answer.code}`, call.mark)
      served.holds()
      const id = textOf(answer.result, "sessionId")
      if (id !== null) began(id, request)
    },
    toolUpdated: (session, { kind, value }) => {
      if (kind === "tool_call" || narrated.size > 0) narrate(value)
      if (kind !== "tool_call") return
      const grant = granted.size === 0 ? undefined : granted.get(session.id)
      if (grant !== undefined && session.turn !== null) used(grant, value)
    },
    said: (session, { value }) => {
      const grant = granted.size === 0 ? undefined : granted.get(session.id)
      if (grant !== undefined && session.turn !== null) said(grant, value)
    },
    happened: (event, { inside, outside }) => {
      if (event !== "served_tools") return
      if (Number(outside) > 0) locus.fails("the platform's tool was called from outside the sandbox")
      else if (Number(inside) > 0) locus.holds()
      else if (narrated.size > 0) locus.fails("the agent tells of a call that the platform never served")
      narrated.clear()
    },
  }
}

/** Agents show the tool under its name, or under one with the name of its server before it. */
function isOfProbe(name: unknown): boolean {
  return typeof name === "string" && name.includes(probeTool)
}

type Members = { readonly [member: string]: unknown }

const mint = (raw: string): MintedId => raw as MintedId

/** A text as JSON: one value, or none. */
function parsed(text: string | null): readonly unknown[] {
  try {
    return text === null ? [] : [JSON.parse(text)]
  } catch {
    return []
  }
}
