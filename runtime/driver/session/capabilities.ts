import type { AgentCapabilities, InitializeResponse } from "../../../output/acp/index.ts"
import { memberOf } from "../../member.ts"

/** What the agent offers, each to be used only where it is true. What it does not say to the letter, it does not offer. */
export interface Offered {
  readonly load: boolean
  readonly resuming: boolean
  readonly close: boolean
  readonly list: boolean
  readonly additionalDirectories: boolean
  readonly mcp: { readonly http: boolean; readonly sse: boolean }
  readonly prompt: { readonly image: boolean; readonly audio: boolean; readonly embeddedContext: boolean }
}

/** A way to log in that the agent offers. */
export interface LoginMethod {
  readonly id: string
  readonly name: string
  /** Whether the agent does it by itself; any other way opens a terminal or a browser, and needs a person. */
  readonly type: "agent" | "other"
}

/** What an agent said of itself, in a version of the protocol that we speak. */
export interface Introduction {
  readonly offered: Offered
  readonly logins: readonly LoginMethod[]
  readonly agent: { readonly name: string; readonly version: string; readonly title: string | null } | null
}

/** Reads what an agent offers. A member of the wrong type was dropped by the decoder, and counts as not offered. */
export function introductionOf({ agentCapabilities, authMethods, agentInfo }: InitializeResponse): Introduction {
  return {
    offered: offeredBy(agentCapabilities ?? {}),
    logins: (authMethods ?? []).map((method) => ({
      id: method.id,
      name: method.name,
      type: (memberOf(method, "type") ?? "agent") === "agent" ? "agent" : "other",
    })),
    agent: agentInfo ? { name: agentInfo.name, version: agentInfo.version, title: agentInfo.title ?? null } : null,
  }
}

function offeredBy({
  loadSession,
  sessionCapabilities,
  mcpCapabilities,
  promptCapabilities,
}: AgentCapabilities): Offered {
  const has = (capability: unknown): boolean => typeof capability === "object" && capability !== null
  return {
    load: loadSession === true,
    resuming: has(sessionCapabilities?.resume),
    close: has(sessionCapabilities?.close),
    list: has(sessionCapabilities?.list),
    additionalDirectories: has(sessionCapabilities?.additionalDirectories),
    mcp: { http: mcpCapabilities?.http === true, sse: mcpCapabilities?.sse === true },
    prompt: {
      image: promptCapabilities?.image === true,
      audio: promptCapabilities?.audio === true,
      embeddedContext: promptCapabilities?.embeddedContext === true,
    },
  }
}
