import type { Answer, Answering, ModelRequest } from "../../runtime/model-server/index.ts"
import { probeTool } from "../../runtime/conformance/index.ts"
import { offersNoTools, openModelServer, pointingAt, scripted, shell } from "../../runtime/model-server/index.ts"

/** What an agent needs to reach the models that are served here, and the end of them. */
export interface Models {
  /** Scheme and authority, and the key that is expected of nobody. */
  readonly url: string
  readonly key: string
  readonly environment: Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

/**
 * Serves every model that an agent may ask on the loopback, in each wire that is spoken here, so that no key is needed and
 * nothing leaves this machine.
 */
export async function serveModels(): Promise<Models> {
  const server = await openModelServer({ answers: answering(), models: ["default"] })
  const key = "conformance"
  return { url: server.url, key, environment: pointingAt(server.url, key), close: server.close }
}

/**
 * Turns are answered by what is asked for. What else an agent asks on its own behalf is answered at once and plainly: requests
 * without tools of an agent whose turns offer some, and those that want some other form than the suite does.
 */
function answering(): Answering {
  let offersTools = false
  return scripted(
    (request) => {
      offersTools ||= request.tools.length > 0
      return answer(request)
    },
    {
      isHelper: (request) =>
        offersNoTools(request) && (offersTools || (request.wants !== null && wishOf(request.userText) !== "verdict")),
    },
  )
}

/** What the suite's prompts ask for; where a request holds several of them, as it may after a cancel, the last one counts. */
const wishes = [
  ["numbers", /count slowly/gi],
  ["verdict", /verdict/gi],
  ["probe", new RegExp(`call the tool ${probeTool}`, "gi")],
  ["tool", /\b(?:read|write|search)\b/gi],
  ["greeting", /good day/gi],
] as const

function wishOf(text: string): (typeof wishes)[number][0] {
  const found = wishes.map(([wish, words]) => ({ wish, at: [...text.matchAll(words)].at(-1)?.index ?? -1 }))
  return found.reduce((last, each) => (each.at > last.at ? each : last), { wish: "greeting", at: -1 }).wish
}

/** Answers what is asked for, as a model would. */
function answer({ userText, toolResults, tools }: ModelRequest): Answer {
  if (toolResults.length > 0) return { kind: "text", text: "It says: export const parser = 1" }
  const wish = wishOf(userText)
  if (wish === "numbers") return { kind: "text", text: numbers, pace: { between: 100, pieceBytes: 256 } }
  if (wish === "verdict") return { kind: "text", text: '{"verdict":"pass"}' }
  if (wish === "probe" && tools.some(({ name }) => name.endsWith(probeTool)))
    return { kind: "tool", tool: theProbe, arguments: {} }
  if (wish === "tool" && tools.length > 0) return shell("head -n 1 parser.ts")
  return { kind: "text", text: "Good day." }
}

const theProbe = new RegExp(`${probeTool}$`)

const numbers = Array.from({ length: 1_000 }, (_, index) => `${index + 1}\n`).join("")
