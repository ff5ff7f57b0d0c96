import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { judgedCalls } from "../../runtime/driver/index.ts"
import { openModelServer, pointingAt, readReplay, replayed, scripted } from "../../runtime/model-server/index.ts"
import type { Answer, Answering } from "../../runtime/model-server/index.ts"
import type { Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import type { Models } from "./served-models.ts"
import { readAnswers } from "./read-answers.ts"

/** Serves a script or a recording on the loopback, and keeps the record of what was asked and answered. */
export async function serveModels(terminal: Terminal, file: string): Promise<Models> {
  return serving(answering(terminal, file))
}

/** Serves whatever answers so on the loopback, and keeps the record of what was asked and answered. */
export async function serving(answers: Answering): Promise<Models> {
  const server = await openModelServer({ answers, models: ["default"] })
  const key = `run-${randomUUID()}`
  return {
    url: server.url,
    key,
    environment: pointingAt(server.url, key),
    record: () => judgedCalls(server.served.ofRun(key)),
    close: () => server.close().then(() => null),
  }
}

function answering(terminal: Terminal, file: string): Answering {
  const text = read(resolve(terminal.cwd, file), file)
  if (file.endsWith(".jsonl")) {
    const recording = readReplay(text)
    if (!recording.ok) throw new UsageError(`--model-script ${file}: ${recording.refusal.what}`)
    return replayed(recording.exchanges)
  }
  const script = readAnswers(text)
  if (!script.ok) throw new UsageError(`--model-script ${file}: ${script.what}`)
  return told(script.answers)
}

/**
 * Goes through the answers by the agent's own loop, whose requests offer tools; what is asked aside once that has begun, such
 * as a title, is answered plainly and takes no step. An agent that has no tools goes through them with every request.
 */
function told(answers: readonly Answer[]): Answering {
  const [loop, toolless, aside] = [scripted(answers), scripted(answers), scripted({})]
  let hasTools = false
  return (request) => {
    hasTools ||= request.tools.length > 0
    if (request.tools.length > 0) return loop(request)
    return hasTools ? aside(request) : toolless(request)
  }
}

function read(path: string, file: string): string {
  try {
    return readFileSync(path, "utf8")
  } catch (thrown) {
    throw new UsageError(`cannot read ${file}: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
  }
}
