import type { IncomingMessage } from "node:http"
import type { Clock } from "../driver/clock.ts"
import type { Limits } from "./limits.ts"

/** How reading a body ended. */
export type BodyRead =
  | { readonly kind: "read"; readonly bytes: Buffer }
  | { readonly kind: "too_large"; readonly received: number }
  | { readonly kind: "too_slow"; readonly received: number }
  | { readonly kind: "gone"; readonly received: number }

/**
 * Reads a whole body. What exceeds the limit is read to its end, so that the client hears of it, but not kept. Settles
 * exactly once, also where the client goes away or dawdles.
 */
export function readBody(request: IncomingMessage, limits: Limits, clock: Clock): Promise<BodyRead> {
  return new Promise((resolve) => {
    let kept: Buffer[] = []
    let received = 0
    const isTooLarge = (): boolean => received > limits.bodyBytes
    const settle = (read: BodyRead): void => {
      stop()
      request.off("data", take).off("end", end).off("close", gone).off("error", gone)
      resolve(read)
    }
    const take = (chunk: Buffer): void => {
      received += chunk.length
      if (isTooLarge()) kept = []
      else kept.push(chunk)
    }
    const end = (): void =>
      settle(isTooLarge() ? { kind: "too_large", received } : { kind: "read", bytes: Buffer.concat(kept) })
    const gone = (): void => settle({ kind: "gone", received })
    const stop = clock.after(limits.bodyMilliseconds, () => settle({ kind: "too_slow", received }))
    request.on("data", take).on("end", end).on("close", gone).on("error", gone)
  })
}
