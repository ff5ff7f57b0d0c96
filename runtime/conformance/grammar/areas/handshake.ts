import { decodeInitializeResponse } from "../../../../output/acp/index.ts"
import {
  agentInfo,
  authMethodIds,
  authRemedy,
  authTerminalOffered,
  initializeResult,
  protocolVersion,
  readyHandshake,
  versionNegotiation,
} from "../../rules/handshake.ts"
import { membersOf } from "../message.ts"
import type { Call } from "../pending.ts"
import type { Area } from "../area.ts"
import type { World } from "../world.ts"

const authRequired = -32_000

/** Judges how a connection begins, and who is asked to sign in. */
export function handshake(world: World): Area {
  const ready = world.tally.of(readyHandshake)
  const result = world.tally.of(initializeResult)
  const version = world.tally.of(protocolVersion)
  const negotiation = world.tally.of(versionNegotiation)
  const info = world.tally.of(agentInfo)
  const ids = world.tally.of(authMethodIds)
  const terminal = world.tally.of(authTerminalOffered)
  const remedy = world.tally.of(authRemedy)
  const asked = new WeakMap<Call, number | null>()
  let spokeEarly = false

  const spoke = (what: string): void => {
    if (!world.whole || spokeEarly) return
    spokeEarly = true
    ready.fails(`${what} came before initialize was answered`)
  }

  return {
    clientAsks: (call, params) => {
      if (call.method !== "initialize") return
      const wanted = membersOf(params)["protocolVersion"]
      asked.set(call, typeof wanted === "number" ? wanted : null)
      world.offered = membersOf(membersOf(params)["clientCapabilities"])
    },
    agentIsEarly: spoke,
    agentRepeats: ({ method }) => {
      if (method === "initialize") ready.fails("initialize was answered a second time")
    },
    agentAnswers: (call, answer) => {
      if (!answer.ok && answer.code === authRequired) {
        world.blockedByAuth = true
        if (world.hasAuthMethods) remedy.holds()
        else if (world.whole)
          remedy.fails(`${call.method} demands authentication, and authMethods lists no way to get it`)
      }
      if (call.method !== "initialize") return
      const wanted = asked.get(call) ?? null
      if (!answer.ok) {
        if (wanted === 1) result.fails(`initialize was answered with error ${answer.code}`)
        else if (wanted !== null) negotiation.fails(`version ${wanted} was answered with error ${answer.code}`)
        return
      }
      if (!world.isReady) {
        world.isReady = true
        if (!spokeEarly) ready.holds()
      }
      const read = decodeInitializeResponse(answer.result)
      if (!read.ok) return result.fails("the result of initialize cannot be read")
      const got = read.value.protocolVersion
      if (wanted === 1) {
        result.holds()
        if (got === 1) version.holds()
        else version.fails(`version 1 was answered with ${got}`)
      } else if (wanted !== null) {
        if (got === wanted && wanted === 65_535) negotiation.fails(`version ${wanted} was sent back as it came`)
        else negotiation.holds()
      }
      // Another version has a form of its own, by which it was answered rightly.
      if (typeof got === "number" && got !== 1) return
      world.agentCapabilities = read.value.agentCapabilities ?? {}
      if (typeof read.value.agentInfo?.name === "string") info.holds()
      else info.fails("initialize was answered without agentInfo")
      const methods = read.value.authMethods ?? []
      world.hasAuthMethods = methods.length > 0
      if (new Set(methods.map(({ id }) => id)).size < methods.length) ids.fails("two of authMethods have one id")
      else if (methods.length > 0) ids.holds()
      const offers = membersOf(world.offered?.["auth"])
      if (methods.some((method) => "type" in method && offers[method.type] !== true))
        terminal.fails("authMethods lists a method that needs a terminal, which the client does not offer")
      else terminal.holds()
    },
  }
}
