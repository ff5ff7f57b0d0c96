import { methods } from "../../../output/acp/index.ts"
import type { Answer } from "../connection.ts"
import { failed, failureOf } from "../failure.ts"
import type { Tried } from "../failure.ts"
import { memberOf } from "../../member.ts"
import type { Shield } from "../observation/shielding.ts"
import { introductionOf } from "./capabilities.ts"
import type { Introduction } from "./capabilities.ts"

/** The version of the protocol that is spoken here, and no other. */
export const protocolVersion = 1

/** Who drives the agent, as the agent is told. */
export interface ClientIdentity {
  readonly name: string
  readonly version: string
  readonly title?: string
}

/** The body of `initialize`: nothing is offered that would let the agent act through us. */
export function initializeBody(client: ClientIdentity | null): { readonly [member: string]: unknown } {
  return {
    protocolVersion,
    clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: false },
    ...(client === null ? {} : { clientInfo: client }),
  }
}

/** What the agent's answer to `initialize` says of it. Anything but the integer of our version ends the connection. */
export function introducedBy(answer: Answer, shield: Shield): Tried<Introduction> {
  const stage = "initialize"
  if (answer.kind !== "result") return failed(failureOf(stage, answer))
  const got = memberOf(answer.value, "protocolVersion")
  if (got !== protocolVersion) return failed({ stage, code: "unsupported_protocol_version", got: shield(got ?? null) })
  const read = methods[stage].result(answer.value)
  if (!read.ok) return failed({ stage, code: "malformed_answer", raw: shield(answer.value) })
  return { ok: true, value: introductionOf(read.value) }
}
