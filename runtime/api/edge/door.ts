import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { Server as Listener } from "node:net"
import type { Duplex } from "node:stream"
import { setImmediate as turn } from "node:timers/promises"
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

/**
 * So long a server that ends leaves a connection open on which nothing is asked, in milliseconds. Whoever closes it first,
 * and without telling, may lose what the other one sends at that moment: so it is to be the client, whose own bound is less.
 */
const leaving = 5_000

/** So many turns at most a server that ends looks for connections that came before its end. */
const mostTurns = 1_000

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
  #isShut = false

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
    const left = new Promise<void>((resolve) => void outgoing.once("close", resolve))
    const signal = AbortSignal.any([gone.signal, this.#ending.signal])
    outgoing.on("close", () => gone.abort())
    outgoing.on("error", () => undefined)
    this.#inFlight++
    const answered = this.#served(incoming, signal, noted).catch((error: unknown): Served => {
      const refusal = faultOf(error)
      observer.failed(request, noted.endpoint, error)
      return { answer: problemAnswer(refusal, serving.documentation), code: refusal.code, bodyIsRead: false }
    })
    void this.#answer(answered, outgoing, { request, noted, began }, left)
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
   * Ends a server, within so many milliseconds. A new connection is refused, so that a balancer asks another replica. One
   * that is open is answered all that still arrives on it, each answer asking its client to leave; it is closed once nothing
   * is asked on it for long, or the time is over.
   */
  async close(server: Server, drain: number): Promise<void> {
    const { clock } = this.#ground
    const end = clock.now() + drain
    this.#ending.abort()
    await seen(server)
    // The method of an HTTP server would end the idle connections too, and with them what is just arriving on one.
    const closed = new Promise<void>((resolve) => void Listener.prototype.close.call(server, () => resolve()))
    this.#isShut = true
    await this.#within(Math.min(drain, leaving), closed)
    await this.#within(end - clock.now(), this.#quiet())
    server.closeAllConnections()
    await closed
    // Nothing is left of it but its watch over connections.
    server.close()
  }

  /** Writes what came of a request, and tells of it. */
  async #answer(
    answered: Promise<Served | null>,
    outgoing: ServerResponse,
    { request, noted, began }: { readonly request: string; readonly noted: Noted; readonly began: number },
    left: Promise<void>,
  ): Promise<void> {
    const served = await answered
    if (served === null) outgoing.destroy()
    else {
      const { answer, code } = served
      const isLast = !served.bodyIsRead || this.#isShut
      const more = { "request-id": request, [versionField]: apiVersion, ...(isLast ? { connection: "close" } : {}) }
      writeAnswer(outgoing, answer, more)
      const milliseconds = this.#ground.clock.now() - began
      this.#ground.observer.answered({ request, ...noted, status: answer.status, code, milliseconds })
    }
    // An answer that its client has not taken yet is on its way still.
    await left
    if (--this.#inFlight === 0) for (const call of this.#empty) call()
  }

  /** Waits for something, and for so many milliseconds at most. */
  async #within(most: number, something: Promise<void>): Promise<void> {
    let stop = (): void => undefined
    const over = new Promise<void>((resolve) => {
      stop = this.#ground.clock.after(most, resolve)
    })
    await Promise.race([something, over])
    stop()
  }

  /** Settles once nothing is on the way. */
  #quiet(): Promise<void> {
    if (this.#inFlight === 0) return Promise.resolve()
    return new Promise((resolve) => void this.#empty.add(resolve))
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

/**
 * Waits until a server has seen every connection that the system took for it: one that it has not would be reset with the
 * listener, whatever was sent on it. It sees one a turn.
 */
async function seen(server: Server): Promise<void> {
  let isNew = true
  const note = (): void => void (isNew = true)
  server.on("connection", note)
  // The turn that this begins in has looked already.
  await turn()
  for (let turns = 0; isNew && turns < mostTurns; turns++) {
    isNew = false
    await turn()
  }
  server.off("connection", note)
}

/** What a client is told of a failure: whether to come again, and nothing of what it was. */
function faultOf(error: unknown): Refusal {
  if (!(error instanceof StoreFault)) return failure
  return error.kind === "busy" ? busy : unready
}

function plainly(status: number, text: string): Served {
  return { answer: { status, text, mediaType: "application/json" }, code: null, bodyIsRead: true }
}
