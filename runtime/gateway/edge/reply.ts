import type { IncomingMessage, ServerResponse } from "node:http"
import type { Clock } from "../../driver/clock.ts"
import type { Refusal } from "../../refusal.ts"
import type { Manners } from "../dialect/manners.ts"
import { statusOf } from "./refusals.ts"

/** How long a refused client may go on sending what nobody reads, in milliseconds: else a reset would eat its answer. */
const farewell = 1_000

/** Answers with a refusal in the dialect's own shape; a body that is still coming is read away for a moment. */
export function reply(
  request: IncomingMessage,
  response: ServerResponse,
  manners: Manners,
  refusal: Refusal,
  clock: Clock,
): void {
  if (response.destroyed || response.headersSent) return
  const status = statusOf(refusal)
  const body = Buffer.from(JSON.stringify(manners.refusal(status, refusal)))
  const isOver = request.complete
  response.writeHead(status, [
    "content-type",
    "application/json",
    "content-length",
    String(body.length),
    ...(isOver ? [] : ["connection", "close"]),
    ...(status === 503 ? ["retry-after", "1"] : []),
  ])
  response.end(body)
  if (isOver) return
  request.resume()
  const stop = clock.after(farewell, () => void request.destroy())
  request.once("close", stop)
}
