import { apiVersion } from "../../output/facts/revisions.ts"
import type { McpServer } from "../../output/acp/index.ts"
import { isObject, own } from "../../output/kernel.ts"
import { openLoopback } from "../mcp/loopback.ts"
import type { Claim } from "./platform.ts"

/** A server of the platform's tools under one address for the whole life of the agent's process, on the loopback alone. */
export interface McpRelay {
  /** How a session names it. */
  readonly server: McpServer
  /** Calls go to this claim from now on; null: there is none, and they are answered with an error. */
  readonly serve: (claim: Claim | null) => void
  readonly close: () => Promise<void>
}

/** What the agent knows the server by. */
const serverName = "platform"

/**
 * Opens the relay. A claim's bearer lives as long as the claim and an agent keeps the address of its servers as long as the
 * session, so the bearer is put to each call here, and the agent never has it.
 */
export async function openMcpRelay(ask: typeof fetch): Promise<McpRelay> {
  let current: Claim | null = null
  const { overHttp, close } = await openLoopback(serverName, async (message) => {
    if (current === null || current.mcpUrl === null) return fault(message, "no run has the platform's tools now")
    try {
      const response = await ask(current.mcpUrl, {
        method: "POST",
        headers: {
          authorization: `Bearer ${current.bearer}`,
          "content-type": "application/json",
          "checkfu-version": apiVersion.literal,
        },
        body: JSON.stringify(message),
      })
      const text = await response.text()
      if (!response.ok) return fault(message, `the platform answers ${response.status}`)
      const answer: unknown = text === "" ? null : JSON.parse(text)
      return typeof answer === "object" ? answer : fault(message, "the platform's answer is no message")
    } catch {
      return fault(message, "the platform cannot be reached")
    }
  })
  return { server: overHttp, serve: (claim) => void (current = claim), close }
}

/** An error for a request; nothing for a notification, which nobody waits for. */
function fault(message: unknown, words: string): object | null {
  const id = isObject(message, true) ? own(message, "id") : undefined
  return id === undefined ? null : { jsonrpc: "2.0", id, error: { code: -32_000, message: words } }
}
