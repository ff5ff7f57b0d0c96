import { onTestFinished } from "vitest"
import type { AgentRequest, Answer, Closure, Connection, WireDiagnostic } from "../../runtime/driver/connection.ts"
import { openConnection } from "../../runtime/driver/transport/open.ts"
import type { Opening } from "../../runtime/driver/transport/open.ts"
import { scripted } from "./scripted.ts"
import type { Scripted, Step } from "./scripted.ts"

/** One thing that was told, in the order of telling. */
export type Told =
  | { readonly notified: string; readonly params: unknown }
  | { readonly requested: string; readonly key: number }
  | { readonly observed: string; readonly line: number | null }
  | { readonly settled: string; readonly kind: Answer["kind"] }
  | { readonly closed: Closure["cause"] }

/** A connection with a scripted agent, and everything that it told. */
export interface Talk {
  readonly connection: Connection
  readonly agent: Scripted
  readonly told: readonly Told[]
  readonly diagnostics: readonly WireDiagnostic[]
  readonly requests: readonly AgentRequest[]
  /** Asks, with ten seconds where no time is given. */
  readonly ask: (method: string, params?: unknown, milliseconds?: number) => Promise<Answer>
  readonly closed: Promise<Closure>
  /** Answers when something was told that fits. */
  readonly until: (fits: (told: Told) => boolean) => Promise<void>
}

/** Starts the agent of a script and talks with it; at the end of the test nothing of it is left. */
export function talk(
  script: Parameters<typeof scripted>[0],
  options: Partial<Opening> & {
    readonly onRequest?: (request: AgentRequest) => void
    /** Starts the agent in another way than by itself. */
    readonly launch?: (agent: Scripted) => Partial<Opening>
  } = {},
): Talk {
  const { onRequest, launch, ...opening } = options
  const agent = scripted(script)
  const told: Told[] = []
  const diagnostics: WireDiagnostic[] = []
  const requests: AgentRequest[] = []
  const waiting = new Set<() => void>()
  const tell = (each: Told): void => {
    told.push(each)
    for (const look of waiting) look()
  }
  let end: (closure: Closure) => void = () => {}
  const closed = new Promise<Closure>((resolve) => (end = resolve))
  const connection = openConnection(
    { ...agent, ...opening, ...launch?.(agent) },
    {
      notified: (notified, params) => tell({ notified, params }),
      requested: (request) => {
        requests.push(request)
        tell({ requested: request.method, key: request.key })
        onRequest?.(request)
      },
      observed: (diagnostic) => {
        diagnostics.push(diagnostic)
        tell({ observed: diagnostic.code, line: diagnostic.line })
      },
      closed: (closure) => {
        tell({ closed: closure.cause })
        end(closure)
      },
    },
  )
  onTestFinished(async () => {
    await connection.close()
    agent.remove()
  })
  return {
    connection,
    agent,
    told,
    diagnostics,
    requests,
    ask: (method, params = {}, milliseconds = 10_000) =>
      new Promise((resolve) =>
        connection.request(method, params, milliseconds, (answer) => {
          tell({ settled: method, kind: answer.kind })
          resolve(answer)
        }),
      ),
    closed,
    until: (fits) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!told.some(fits)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
  }
}

/** What a test of one line needs: the lines are written once the agent was asked for anything, then it answers. */
export function saying(...steps: readonly Step[]): readonly Step[] {
  return [{ expect: "initialize" }, ...steps, { answer: { protocolVersion: 1 }, to: "initialize" }]
}
