import type { IncomingMessage, Server, ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import type { Clock } from "../../driver/clock.ts"
import { StoreFault } from "../../evidence/store/store-fault.ts"
import { refused } from "../../refusal.ts"
import type { Refusal } from "../../refusal.ts"
import { apiVersion } from "../api-version.ts"
import type { ApiObserver } from "../observer.ts"
import type { ApiHealth } from "../options.ts"
import { problemAnswer, rawAnswer, writeAnswer } from "./answer.ts"
import { readFields } from "./fields.ts"
import { readHead, versionField } from "./head.ts"
import { busy, draining, failure, largeHead, notHttp, tooSlow, unready } from "./refusals.ts"
import type { Route } from "./route.ts"
import type { RouteTable } from "./route-table.ts"
import { refusedEarly, serve } from "./serve.ts"
import type { Served, Serving } from "./serve.ts"

/** What a door opens to. */
export interface DoorGround {
  readonly table: RouteTable<Route>
  readonly serving: Serving
  readonly description: string
  readonly observer: ApiObserver
  readonly clock: Clock
  /** The most requests that are answered at once. */
  readonly most: number
}

/** So long a server that ends still takes requests, in milliseconds: those that were on their way to it. */
const lingering = 250

/** Who asked for what, as far as it is known yet. */
interface Noted {
  endpoint: string | null
  caller: string | null
}

/** Takes every request of a server from its head to its answer, and knows how many are on the way. */
export class Door {
  readonly #ground: DoorGround
  readonly #ending = new AbortController()
  readonly #empty = new Set<() => void>()
  #inFlight = 0

  constructor(ground: DoorGround) {
    this.#ground = ground
  }

  health(): ApiHealth {
    return { status: this.#ending.signal.aborted ? "draining" : "serving", inFlight: this.#inFlight }
  }

  /** Answers one request. */
  takes(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { clock, observer, serving } = this.#ground
    const began = clock.now()
    const request = serving.ground.newId("req")
    const noted: Noted = { endpoint: null, caller: null }
    const gone = new AbortController()
    const signal = AbortSignal.any([gone.signal, this.#ending.signal])
    outgoing.on("close", () => gone.abort())
    outgoing.on("error", () => undefined)
    this.#inFlight++
    const answered = this.#served(incoming, signal, noted).catch((error: unknown): Served => {
      const refusal = faultOf(error)
      observer.failed(request, noted.endpoint, error)
      return { answer: problemAnswer(refusal, serving.documentation), code: refusal.code, bodyIsRead: false }
    })
    void this.#answer(answered, outgoing, { request, noted, began })
  }

  /** Answers what is no request, and ends its connection. */
  misread(error: (Error & { readonly code?: string }) | null, socket: Duplex): void {
    if (!socket.writable || error?.code === "ECONNRESET") {
      socket.destroy()
      return
    }
    socket.on("error", () => undefined)
    const refusal =
      error?.code === "HPE_HEADER_OVERFLOW" ? largeHead : error?.code === "ERR_HTTP_REQUEST_TIMEOUT" ? tooSlow : notHttp
    const { documentation, ground } = this.#ground.serving
    socket.end(rawAnswer(problemAnswer(refusal, documentation), ground.newId("req")), () => socket.destroy())
  }

  /**
   * Ends a server. What is on its way to it is still taken for a moment, each answer asking its client to leave; then
   * nothing new, and once what came is answered, or the time is over, no connection is left.
   */
  async close(server: Server, drain: number): Promise<void> {
    this.#ending.abort()
    const { clock } = this.#ground
    await new Promise<void>((resolve) => void clock.after(Math.min(drain, lingering), resolve))
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
    await this.#quiet(drain)
    server.closeAllConnections()
    await closed
  }

  /** Writes what came of a request, and tells of it. */
  async #answer(
    answered: Promise<Served | null>,
    outgoing: ServerResponse,
    { request, noted, began }: { readonly request: string; readonly noted: Noted; readonly began: number },
  ): Promise<void> {
    const served = await answered
    if (served === null) outgoing.destroy()
    else {
      const { answer, code } = served
      const isLast = !served.bodyIsRead || this.#ending.signal.aborted
      const more = { "request-id": request, [versionField]: apiVersion, ...(isLast ? { connection: "close" } : {}) }
      writeAnswer(outgoing, answer, more)
      const milliseconds = this.#ground.clock.now() - began
      this.#ground.observer.answered({ request, ...noted, status: answer.status, code, milliseconds })
    }
    if (--this.#inFlight === 0) for (const call of this.#empty) call()
  }

  #quiet(most: number): Promise<void> {
    if (this.#inFlight === 0) return Promise.resolve()
    return new Promise((resolve) => {
      const end = (): void => {
        stop()
        this.#empty.delete(end)
        resolve()
      }
      const stop = this.#ground.clock.after(most, end)
      this.#empty.add(end)
    })
  }

  async #served(incoming: IncomingMessage, signal: AbortSignal, noted: Noted): Promise<Served | null> {
    const { table, serving, description } = this.#ground
    const { method = "", url = "", rawHeaders } = incoming
    const head = readHead(table, apiVersion, { method, target: url, fields: rawHeaders })
    switch (head.kind) {
      case "refused": {
        const fields = readFields(rawHeaders)
        return refusedEarly(
          serving,
          incoming,
          { fields: typeof fields === "string" ? {} : fields },
          refused(head.refusal),
          head.headers,
        )
      }
      case "own":
        if (head.route.kind === "description") return plainly(200, description)
        return this.#healthAnswer()
      case "endpoint":
        noted.endpoint = head.route.endpoint.name
        if (this.#inFlight > this.#ground.most)
          return refusedEarly(serving, incoming, head, refused(busy), { "retry-after": "1" })
        return serve(serving, head, incoming, signal, (caller) => {
          noted.caller = caller
        })
      default:
        return head satisfies never
    }
  }

  async #healthAnswer(): Promise<Served> {
    const { documentation, ground } = this.#ground.serving
    const says = this.#ending.signal.aborted
      ? draining
      : await ground.store.ping().then(
          () => null,
          () => unready,
        )
    if (says === null) return plainly(200, JSON.stringify({ status: "serving" }))
    return { answer: problemAnswer(says, documentation), code: says.code, bodyIsRead: true }
  }
}

/** What a client is told of a failure: whether to come again, and nothing of what it was. */
function faultOf(error: unknown): Refusal {
  if (!(error instanceof StoreFault)) return failure
  return error.kind === "busy" ? busy : unready
}

function plainly(status: number, text: string): Served {
  return { answer: { status, text, mediaType: "application/json" }, code: null, bodyIsRead: true }
}
