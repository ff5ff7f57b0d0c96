import type { Dispatcher, Pool } from "undici"
import type { OutboundListener, Sender } from "./outbound.ts"

/** How long a connection may take to come about, in milliseconds. */
const connectMilliseconds = 10_000

/** How long a connection that nobody uses is kept, in milliseconds. */
const keptMilliseconds = 60_000

/**
 * Sends over undici, which is loaded when the first gateway opens. One pool an origin, one request at a time on a
 * connection, no timeout of its own, no redirect followed, no proxy of the environment honoured, nothing decoded.
 */
export async function undiciSender(): Promise<Sender> {
  const { Pool: PoolOf } = await import("undici")
  const pools = new Map<string, Pool>()
  const poolOf = (origin: string): Pool => {
    const known = pools.get(origin)
    if (known !== undefined) return known
    const pool = new PoolOf(origin, {
      pipelining: 1,
      headersTimeout: 0,
      bodyTimeout: 0,
      connectTimeout: connectMilliseconds,
      keepAliveTimeout: keptMilliseconds,
    })
    pools.set(origin, pool)
    return pool
  }
  return {
    send: ({ origin, path, headers, body }, listener) => {
      const call = new Call(listener)
      poolOf(origin).dispatch({ path, method: "POST", headers: [...headers], body }, call)
      return call
    },
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()))
    },
  }
}

/** One request as undici calls back for it. */
class Call implements Dispatcher.DispatchHandler {
  readonly #listener: OutboundListener
  #controller: Dispatcher.DispatchController | null = null
  #over = false

  constructor(listener: OutboundListener) {
    this.#listener = listener
  }

  resume(): void {
    if (this.#controller?.paused === true) this.#controller.resume()
  }

  abort(): void {
    if (this.#over) return
    this.#over = true
    this.#controller?.abort(aborted)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#over) controller.abort(aborted)
    else this.#listener.begun()
  }

  onResponseStart(
    _: Dispatcher.DispatchController,
    status: number,
    headers: { [name: string]: string | string[] | undefined },
  ): void {
    if (!this.#over && status >= 200) this.#listener.head(status, headers)
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.#over && !this.#listener.data(chunk)) controller.pause()
  }

  onResponseEnd(): void {
    if (this.#over) return
    this.#over = true
    this.#listener.end()
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    if (this.#over) return
    this.#over = true
    const { code } = error as { readonly code?: string }
    if (this.#controller !== null) this.#listener.failed("ended_early")
    else this.#listener.failed(code === "UND_ERR_CONNECT_TIMEOUT" ? "timeout_connect" : "unreachable")
  }
}

const aborted = new Error("the gateway ended the request")
