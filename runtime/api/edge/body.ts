import type { IncomingMessage } from "node:http"
import type { Clock } from "../../driver/clock.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"
import { largeBody, tooSlow } from "./refusals.ts"

/** What bodies are held to. */
export interface BodyRules {
  readonly clock: Clock
  /** The most bytes of one. */
  readonly most: number
  /** The most milliseconds from its head to its last byte. */
  readonly time: number
}

/** The bytes of a body; of `gone` nobody waits for an answer. */
export type Body = { readonly ok: true; readonly bytes: Buffer } | Refused | "gone"

/** Takes a body as it comes. Where `keeps` is false its bytes are counted, and thrown away. */
export function readBody(incoming: IncomingMessage, rules: BodyRules, keeps: boolean): Promise<Body> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let size = 0
    const settle = (body: Body): void => {
      stopClock()
      incoming.off("data", take).off("end", end).off("close", close).off("error", close)
      // What still comes of a refused body is read by nobody; an error of its connection is nobody's.
      incoming.on("error", () => undefined)
      resolve(body)
    }
    const take = (chunk: Buffer): void => {
      size += chunk.length
      if (size > rules.most) settle(refused(largeBody(rules.most)))
      else if (keeps) parts.push(chunk)
    }
    const end = (): void => settle({ ok: true, bytes: Buffer.concat(parts) })
    const close = (): void => settle("gone")
    const stopClock = rules.clock.after(rules.time, () => settle(refused(tooSlow)))
    incoming.on("data", take).on("end", end).on("close", close).on("error", close)
  })
}
