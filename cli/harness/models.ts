import type { Answer, ModelRequest } from "../../runtime/model-server/index.ts"
import { openModelServer, pointingAt, scripted, shell } from "../../runtime/model-server/index.ts"

/** What an agent needs to reach the models that are served here, and the end of them. */
export interface Models {
  readonly environment: Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

/**
 * Serves every model that an agent may ask on the loopback, in each wire that is spoken here, so that no key is needed and
 * nothing leaves this machine.
 */
export async function serveModels(): Promise<Models> {
  const server = await openModelServer({ answers: scripted(answer), models: ["default"] })
  const key = "conformance"
  return {
    environment: pointingAt(server.url, key),
    close: server.close,
  }
}

/** Answers what the suite's prompts ask for, as a model would. */
function answer({ userText, toolResults, tools }: ModelRequest): Answer {
  if (toolResults.length > 0) return { kind: "text", text: "It says: export const parser = 1" }
  if (/count slowly/i.test(userText)) return { kind: "text", text: numbers, pace: { between: 50, pieceBytes: 256 } }
  if (/verdict/i.test(userText)) return { kind: "text", text: '{"verdict":"pass"}' }
  if (tools.length > 0 && /\b(?:read|write|search)\b/i.test(userText)) return shell("head -n 1 parser.ts")
  return { kind: "text", text: "Good day." }
}

const numbers = Array.from({ length: 1_000 }, (_, index) => `${index + 1}\n`).join("")
