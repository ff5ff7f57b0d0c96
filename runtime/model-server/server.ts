import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { systemClock } from "../driver/clock.ts"
import type { Clock } from "../driver/clock.ts"
import type { ServedCall, ServedCalls } from "../driver/served-calls.ts"
import type { Answering } from "./answer.ts"
import { callLog } from "./call-log.ts"
import { defaultLimits } from "./limits.ts"
import type { Limits } from "./limits.ts"
import { serving } from "./serve.ts"

/** A request as it arrived, also one that nothing was answered to but an error. */
export interface SeenRequest {
  readonly method: string
  readonly target: string
  /** Names in lower case and values in turn, as they were sent. */
  readonly headers: readonly string[]
}

/** What a model server needs. */
export interface ModelServerOptions {
  readonly answers: Answering
  /** The models that it lists; they need not be those that it answers for. */
  readonly models?: readonly string[]
  readonly clock?: Clock
  readonly limits?: Partial<Limits>
  /** 0, as by default, is any free one. */
  readonly port?: number
  /** Hears of every request before it is answered. Credentials stand in the headers. */
  readonly seen?: (request: SeenRequest) => void
}

/** A model server that listens. */
export interface ModelServer {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string
  /** The calls of one run, by the key that it was given as bearer token or API key. */
  readonly served: ServedCalls
  /** Every call of every run. */
  readonly calls: () => readonly ServedCall[]
  /** Cuts every open call; answers when nothing of the server is left, the same every time. */
  readonly close: () => Promise<void>
}

/**
 * Starts a model server on the loopback: it stands in for the providers' APIs and answers by script or recording. It takes
 * any key. Throws what listening throws, such as a port that is taken.
 */
export async function openModelServer(options: ModelServerOptions): Promise<ModelServer> {
  const { clock = systemClock, models = [], port = 0 } = options
  const limits = { ...defaultLimits, ...options.limits }
  const log = callLog()
  const serve = serving({ answers: options.answers, models, clock, limits, log })
  const open = new Set<Promise<void>>()
  const server = createServer({
    headersTimeout: limits.headerMilliseconds,
    requestTimeout: limits.headerMilliseconds + limits.bodyMilliseconds,
    connectionsCheckingInterval: Math.min(1000, limits.headerMilliseconds),
    keepAliveTimeout: 65_000,
  })
  server.on("request", (request, response) => {
    const { method = "", url = "", rawHeaders } = request
    options.seen?.({ method, target: url, headers: rawHeaders.map((text, at) => (at % 2 ? text : text.toLowerCase())) })
    const call = serve(request, response)
      .catch(() => void response.destroy())
      .finally(() => open.delete(call))
    open.add(call)
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", () => resolve(void server.off("error", reject)))
  })
  const close = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
    await Promise.all(open)
  }
  let closing: Promise<void> | undefined
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    served: log,
    calls: log.all,
    close: () => (closing ??= close()),
  }
}
