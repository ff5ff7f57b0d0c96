import type { ServerResponse } from "node:http"
import type { Clock } from "../driver/clock.ts"
import type { Plan } from "./plan.ts"

/** What became of a plan. */
export interface Played {
  /** Null where the client went away before the status line. */
  readonly status: number | null
  readonly bytes: number
  /** Whether the client went away before everything was handed over. */
  readonly isGone: boolean
}

/**
 * Sends what is planned, when it is planned, as fast as the client takes it. Settles also where the client goes away.
 * `begun` is called when the status line is sent.
 */
export async function play(
  plan: Plan,
  response: ServerResponse,
  clock: Clock,
  begun: (status: number) => void = () => {},
): Promise<Played> {
  const client = presenceOf(response)
  let bytes = 0
  const played = (status: number | null): Played => ({ status, bytes, isGone: client.isGone() })
  await client.unlessGone((go) => clock.after(plan.wait, go))
  if (client.isGone()) return played(null)
  response.writeHead(plan.status, plan.headers)
  response.flushHeaders()
  begun(plan.status)
  for (const piece of plan.pieces) {
    if (piece.wait > 0) await client.unlessGone((go) => clock.after(piece.wait, go))
    if (client.isGone()) return played(plan.status)
    bytes += piece.bytes.length
    await client.unlessGone((go) => {
      response.write(piece.bytes, () => go())
      return () => {}
    })
  }
  if (plan.end === "cut") {
    const state = played(plan.status)
    response.destroy()
    return state
  }
  await client.unlessGone((go) => {
    response.end(go)
    return () => {}
  })
  return played(plan.status)
}

interface Presence {
  readonly isGone: () => boolean
  /** Waits for what calls `go`, but no longer than for the client; what `start` answers with takes the waiting back. */
  readonly unlessGone: (start: (go: () => void) => () => void) => Promise<void>
}

function presenceOf(response: ServerResponse): Presence {
  response.on("error", () => {})
  const isGone = (): boolean => response.destroyed && !response.writableFinished
  return {
    isGone,
    unlessGone: (start) =>
      new Promise((resolve) => {
        if (isGone()) return resolve()
        const over = (): void => {
          response.off("close", over)
          stop()
          resolve()
        }
        response.once("close", over)
        const stop = start(over)
      }),
  }
}
