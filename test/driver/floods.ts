import { performance } from "node:perf_hooks"
import { drive } from "../../runtime/driver/index.ts"
import type { Because } from "../../runtime/driver/index.ts"
import type { Answer, WireDiagnostic } from "../../runtime/driver/connection.ts"
import { openConnection } from "../../runtime/driver/transport/open.ts"
import { opening, scripted } from "./scripted.ts"
import type { Step } from "./scripted.ts"

const mebibyte = 1024 * 1024

/** How much an agent's output made this process grow by at the most, in mebibytes, and how long it took. */
interface Grown {
  readonly grown: number
  readonly seconds: number
}

/** What an agent's output came to. */
export interface Flooded extends Grown {
  readonly answer: Answer["kind"]
  readonly diagnostics: readonly WireDiagnostic["code"][]
}

/** A gibibyte of standard error. */
export function errorFlood(): Promise<Flooded> {
  return flooded([{ flood: { text: "warning: all is well\n", bytes: 1024 * mebibyte, stream: "stderr" } }])
}

/** One line of a hundred megabytes. */
export function longLine(): Promise<Flooded> {
  return flooded([{ flood: { text: "x", bytes: 100_000_000 } }, { write: "\n" }])
}

async function flooded(steps: readonly Step[]): Promise<Flooded> {
  const agent = scripted([{ expect: "initialize" }, ...steps, { answer: null }])
  const diagnostics: string[] = []
  const measured = measuring()
  const connection = openConnection(agent, {
    notified: () => {},
    requested: () => {},
    observed: ({ code }) => diagnostics.push(code),
    closed: () => {},
  })
  const answer = await new Promise<Answer>((resolve) => connection.request("initialize", {}, 120_000, resolve))
  const grown = measured()
  await connection.close()
  agent.remove()
  return { answer: answer.kind, diagnostics, ...grown }
}

/** A turn of so many updates whose observations nobody reads; how many the driver made of them, and what it kept. */
export async function manyUpdates(
  count: number,
): Promise<
  Grown & { readonly because: Because; readonly observed: number; readonly text: number; readonly read: number }
> {
  const text = `${JSON.stringify({
    jsonrpc: "2.0",
    method: "session/update",
    params: {
      sessionId: "s1",
      update: { sessionUpdate: "agent_message_chunk", content: { type: "text", text: "a few words of it all " } },
    },
  })}\n`
  const steps: readonly Step[] = [{ flood: { text, bytes: count * text.length } }]
  const agent = scripted([
    ...opening,
    { expect: "session/prompt" },
    ...steps,
    { answer: { stopReason: "end_turn" }, to: "session/prompt" },
  ])
  let observed = 0
  const measured = measuring()
  const run = drive((listener) => openConnection(agent, listener), {
    cwd: agent.cwd,
    prompt: "go",
    watch: ({ observation }) => void (observed += observation.kind === "message" ? 1 : 0),
  })
  const { because, turn } = await run.result
  const grown = measured()
  let read = 0
  for await (const _ of run.observations) read += 1
  agent.remove()
  return { because, observed, text: turn?.text.length ?? 0, read, ...grown }
}

/** Watches the memory of this process from here on. What it answers with stops that. */
function measuring(): () => Grown {
  const before = process.memoryUsage().rss
  let most = before
  const look = (): void => void (most = Math.max(most, process.memoryUsage().rss))
  const watch = setInterval(look, 20)
  const start = performance.now()
  return () => {
    clearInterval(watch)
    look()
    return {
      grown: Math.round((most - before) / mebibyte),
      seconds: Math.round((performance.now() - start) / 100) / 10,
    }
  }
}
