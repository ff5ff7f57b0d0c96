import type { IncomingMessage } from "node:http"
import type { Clock } from "../../driver/clock.ts"
import type { Refusal } from "../../refusal.ts"
import { bodyScanner } from "../body/scan.ts"
import type { Scanned } from "../body/scan.ts"
import { deadline } from "../stream/deadline.ts"
import { bodyRefusal, roomRefusals } from "./refusals.ts"
import type { Limits, Room } from "./room.ts"

/** A body that came whole; `scanned` is null where nobody asked for its members. */
export type Collected =
  | { readonly kind: "whole"; readonly bytes: Buffer; readonly scanned: Scanned | null }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "gone" }

/** What a body is held to. */
export interface CollectOrder {
  readonly clock: Clock
  readonly limits: Limits
  readonly room: Room
  /** The most bytes of this one. */
  readonly most: number
  readonly scans: boolean
}

/**
 * Takes a body as it arrives, and scans each chunk before the next is awaited, so that no large body holds up the streams
 * beside it. The bytes taken from the room are the caller's to give back; where it is refused or gone none are taken.
 */
export function collect(request: IncomingMessage, order: CollectOrder, taken: (collected: Collected) => void): void {
  const { clock, limits, room, most, scans } = order
  const length = Number(request.headers["content-length"] ?? 0)
  if (length > most) return taken({ kind: "refused", refusal: roomRefusals.size })
  const scanner = scans ? bodyScanner() : null
  const chunks: Buffer[] = []
  let size = 0
  const until = clock.now() + limits.bodyTotal
  const settle = (collected: Collected): void => {
    timer.stop()
    request.off("data", onData).off("end", onEnd).off("close", onClose)
    request.on("error", () => undefined)
    if (collected.kind !== "whole") {
      room.give(size)
      request.pause()
    }
    taken(collected)
  }
  const refuse = (refusal: Refusal): void => settle({ kind: "refused", refusal })
  const timer = deadline(clock, () => refuse(roomRefusals.time))
  const onData = (chunk: Buffer): void => {
    if (size + chunk.length > most) return refuse(roomRefusals.size)
    if (!room.take(chunk.length)) return refuse(roomRefusals.busy)
    size += chunk.length
    chunks.push(chunk)
    const fault = scanner?.push(chunk) ?? null
    if (fault !== null) return refuse(bodyRefusal(fault))
    timer.restart(Math.min(limits.bodyIdle, until - clock.now()))
  }
  const onEnd = (): void => {
    const bytes = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)
    const answer = scanner?.end()
    if (answer?.ok === false) return refuse(bodyRefusal(answer.fault))
    settle({ kind: "whole", bytes, scanned: answer?.scanned ?? null })
  }
  const onClose = (): void => settle({ kind: "gone" })
  request.on("data", onData).on("end", onEnd).on("close", onClose)
  timer.restart(Math.min(limits.bodyIdle, limits.bodyTotal))
}
