import type { Clock } from "../../driver/clock.ts"
import { WaitQueue } from "../time/waits.ts"
import { Origin } from "./origin.ts"
import type { Sender } from "./outbound.ts"

/** How long a connection may take to come about, in milliseconds. */
const connectMilliseconds = 10_000

/** How long a connection that nobody uses is kept, in milliseconds. */
const keptMilliseconds = 60_000

/**
 * Sends over HTTP/1.1, one request at a time on a connection, in clear or over TLS as the origin says. No redirect is
 * followed, no proxy of the environment honoured, nothing decoded, and nothing sent again. It waits for a connection and
 * for no answer: how long that may take is the caller's to say.
 */
export function httpSender(clock: Clock): Sender {
  const origins = new Map<string, Origin>()
  const waits = {
    connect: new WaitQueue(clock, connectMilliseconds),
    kept: new WaitQueue(clock, keptMilliseconds),
    now: () => clock.now(),
  }
  return {
    send: (outbound, listener) => {
      let origin = origins.get(outbound.origin)
      if (origin === undefined) {
        origin = new Origin(outbound.origin, waits)
        origins.set(outbound.origin, origin)
      }
      return origin.take().send(outbound, listener)
    },
    close: () => {
      for (const origin of origins.values()) origin.close()
      waits.connect.close()
      waits.kept.close()
      return Promise.resolve()
    },
  }
}
