import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { probeTool } from "../../runtime/conformance/index.ts"
import { probePrompt } from "../../runtime/conformance/suite/prompts.ts"
import { askedBack } from "../../runtime/evidence/verification/nonce.ts"
import { routes } from "../../runtime/gateway/index.ts"
import type { Route } from "../../runtime/gateway/index.ts"
import { openModelServer, readReplay, replayed } from "../../runtime/model-server/index.ts"
import type { Answer, Answering, RecordedExchange } from "../../runtime/model-server/index.ts"
import { readAnswers } from "../run/read-answers.ts"
import { StartFault } from "./start-fault.ts"

/** The provider that the catalog has for recordings. */
export const replayProvider = "checkfu-replay"

/** A provider on this machine that answers without a key. */
export interface LocalProvider {
  /** The gateway's routes, which lead to it. */
  readonly routes: readonly Route[]
  readonly close: () => Promise<void>
}

/** Opens the provider for recordings over a file: a recording (.jsonl), or a script of answers (.json). */
export async function openReplay(cwd: string, file: string): Promise<LocalProvider> {
  const server = await openModelServer({ answers: verifying(answering(cwd, file)) })
  const { url: origin } = server
  const moved = routes.map((route): Route => {
    if (route.servedBy === "gateway") return route
    const upstreams = route.upstreams.map((each) => (each.provider === replayProvider ? { ...each, origin } : each))
    return { ...route, upstreams }
  })
  return { routes: moved, close: () => server.close() }
}

function answering(cwd: string, file: string): Answering {
  const text = read(resolve(cwd, file), file)
  if (file.endsWith(".json")) {
    const script = readAnswers(text)
    if (!script.ok) throw new StartFault(`--replay ${file}: ${script.what}`)
    return byResults(script.answers)
  }
  const recording = readReplay(text)
  if (!recording.ok) throw new StartFault(`--replay ${file}: ${recording.refusal.what} ${recording.refusal.fix}.`)
  return again(recording.exchanges)
}

/**
 * Answers besides what a verification asks, which nobody can have recorded: its text is given back, and the platform's tool is
 * called where it is offered.
 */
function verifying(answers: Answering): Answering {
  return (request) => {
    const { userText, tools, toolResults } = request
    const back = askedBack(userText)
    const isProbe = userText.lastIndexOf(probePrompt) > userText.lastIndexOf(back ?? probePrompt)
    if (isProbe && toolResults.length === 0 && tools.some(({ name }) => theProbe.test(name)))
      return { kind: "tool", tool: theProbe, arguments: {} }
    return back === null ? answers(request) : { kind: "text", text: back }
  }
}

const theProbe = new RegExp(`${probeTool}$`)

/** Any number of runs are answered by one recording: where nothing of it is left that matches, it begins anew. */
function again(exchanges: readonly RecordedExchange[]): Answering {
  let current = replayed(exchanges)
  return (request) => {
    const answer = current(request)
    if (answer.kind !== "failure") return answer
    current = replayed(exchanges)
    return current(request)
  }
}

/** Any number of runs go through a script at the same time: how far one is shows in the results that it sends along. */
function byResults(answers: readonly Answer[]): Answering {
  return ({ toolResults }) => answers[Math.min(toolResults.length, answers.length - 1)] ?? { kind: "empty" }
}

function read(path: string, file: string): string {
  try {
    return readFileSync(path, "utf8")
  } catch (thrown) {
    throw new StartFault(
      `--replay ${file} cannot be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
    )
  }
}
