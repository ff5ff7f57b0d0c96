import type { OnReadOpts, Socket } from "node:net"
import { BodyReader } from "../http/body.ts"
import type { BodyTaker } from "../http/body.ts"
import { fieldOf } from "../http/fields.ts"
import type { Fields } from "../http/fields.ts"
import { HeadReader } from "../http/heads.ts"
import { responseHead } from "../http/response-head.ts"
import { Wait } from "../time/waits.ts"
import type { Waiter, WaitQueue } from "../time/waits.ts"
import type { AnswerHeaders, Outbound, OutboundCall, OutboundListener } from "./outbound.ts"
import { RequestWriter } from "./request-writer.ts"

/** How long connections wait: to come about, and for the next request. */
export interface ConnectionWaits {
  readonly connect: WaitQueue
  readonly kept: WaitQueue
  readonly now: () => number
}

/** Where a connection belongs. */
export interface ConnectionHome {
  readonly host: string
  /** Takes a connection back that another request may use. */
  readonly keep: (connection: ProviderConnection) => void
  /** Forgets a connection that is closed. */
  readonly closed: (connection: ProviderConnection) => void
}

/**
 * Where every read of every connection goes: it is taken up before the next one comes, and spares each an allocation of as
 * much, of which a stream uses little more than an event.
 */
const read = Buffer.allocUnsafeSlow(64 * 2 ** 10)

/** A connection to a provider that bears one request at a time. */
export class ProviderConnection implements BodyTaker, Waiter {
  readonly #socket: Socket
  readonly #waits: ConnectionWaits
  readonly #home: ConnectionHome
  readonly #wait: Wait = new Wait(this)
  readonly #heads = new HeadReader()
  readonly #body = new BodyReader(true)
  #isReady = false
  #hasEnded = false
  #request: Request | null = null
  #writer: RequestWriter | null = null
  #inBody = false
  #taken: Buffer[] = []
  #keeps = false
  /** Until when the provider said it would keep the connection. */
  #until = Infinity

  constructor(
    connect: (onread: OnReadOpts) => Socket,
    isSecure: boolean,
    waits: ConnectionWaits,
    home: ConnectionHome,
  ) {
    const socket = connect({
      buffer: read,
      callback: (bytes) => {
        this.#data(read.subarray(0, bytes))
        return true
      },
    })
    this.#socket = socket
    this.#waits = waits
    this.#home = home
    waits.connect.begin(this.#wait)
    socket.once(isSecure ? "secureConnect" : "connect", () => this.#ready())
    socket.on("end", () => this.#ended())
    socket.on("error", () => undefined)
    socket.on("close", () => this.#closed())
  }

  /** Whether it may bear a request: nobody closed it, and the provider did not say that it would by now. */
  isUsable(): boolean {
    if (!this.#socket.destroyed && this.#socket.writable && this.#waits.now() < this.#until) return true
    this.#socket.destroy()
    return false
  }

  /** Sends a request, at once or when the connection has come about. It bears no other one now. */
  send(outbound: Outbound, listener: OutboundListener): OutboundCall {
    const request = new Request(this, outbound, listener)
    this.#request = request
    if (this.#isReady) this.#write(request)
    return request
  }

  resume(): void {
    this.#socket.resume()
  }

  destroy(): void {
    this.#socket.destroy()
  }

  takes(bytes: Buffer): void {
    this.#taken.push(bytes)
  }

  timeUp(): void {
    if (!this.#isReady) this.#fails("timeout_connect")
    this.#socket.destroy()
  }

  #ready(): void {
    this.#isReady = true
    this.#wait.stop()
    if (this.#request !== null) this.#write(this.#request)
  }

  #write({ outbound, listener }: Request): void {
    this.#wait.stop()
    this.#inBody = false
    this.#writer = new RequestWriter(this.#socket, this.#home.host, outbound)
    listener?.begun()
    this.#writer.go()
  }

  #data(chunk: Buffer): void {
    let at = 0
    while (at < chunk.length) {
      // What nobody asked for could be taken for the answer to the next request.
      if (this.#request?.listener == null) return this.destroy()
      if (this.#inBody) {
        at = this.#body.take(chunk, at, this)
        this.#passes()
      } else at = this.#takeHead(chunk, at)
      if (at === -1) return this.#breaks()
      if (this.#inBody && this.#body.isDone()) return this.#completes(at === chunk.length)
    }
  }

  /** Passes on what one read brought of a body, in one piece of its own however many chunks it was. */
  #passes(): void {
    const taken = this.#taken
    const [only] = taken
    if (only === undefined) return
    this.#taken = []
    const bytes = taken.length === 1 ? Buffer.from(only) : Buffer.concat(taken)
    if (this.#request?.listener?.data(bytes) === false) this.#socket.pause()
  }

  /** Takes an answer's head, or its beginning; what only says to wait is passed over. */
  #takeHead(chunk: Buffer, at: number): number {
    const taken = this.#heads.take(chunk, at)
    if (taken.kind === "more") return chunk.length
    if (taken.kind !== "whole") return -1
    const head = responseHead(taken.text)
    if (head === null || head.status === 101) return -1
    if (head.status < 200) return taken.end
    this.#inBody = true
    this.#keeps = head.keeps
    this.#body.begin(head.framing)
    this.#until = this.#waits.now() + keptFor(head.fields)
    this.#request?.listener?.head(head.status, headersOf(head.fields))
    return taken.end
  }

  /** The answer is whole. Where the request is not, or something follows, the connection is no good any more. */
  #completes(isLast: boolean): void {
    const listener = this.#request?.over() ?? null
    this.#request = null
    const isSent = this.#writer?.isOver() === true
    this.#writer = null
    if (this.#keeps && isLast && isSent && !this.#hasEnded) {
      this.#waits.kept.begin(this.#wait)
      this.#socket.resume()
      this.#home.keep(this)
    } else this.destroy()
    listener?.end()
  }

  #breaks(): void {
    this.#fails("ended_early")
    this.destroy()
  }

  #fails(failure: "unreachable" | "timeout_connect" | "ended_early"): void {
    const listener = this.#request?.over() ?? null
    this.#request = null
    listener?.failed(failure)
  }

  #ended(): void {
    this.#hasEnded = true
    if (this.#inBody && this.#body.endsWithConnection()) this.#completes(true)
    else this.#breaks()
  }

  #closed(): void {
    this.#wait.stop()
    this.#home.closed(this)
    this.#fails(this.#isReady ? "ended_early" : "unreachable")
  }
}

/** One request on a connection; after it is over nothing of it touches the connection again. */
class Request implements OutboundCall {
  outbound: Outbound
  listener: OutboundListener | null
  #connection: ProviderConnection | null

  constructor(connection: ProviderConnection, outbound: Outbound, listener: OutboundListener) {
    this.#connection = connection
    this.outbound = outbound
    this.listener = listener
  }

  resume(): void {
    this.#connection?.resume()
  }

  abort(): void {
    const connection = this.#connection
    this.over()
    connection?.destroy()
  }

  /** Lets go of the connection, and answers with who has to be told. */
  over(): OutboundListener | null {
    const { listener } = this
    this.#connection = null
    this.listener = null
    return listener
  }
}

/** How long a provider says that it keeps a connection, less a moment in which its end may be on the way. */
function keptFor(fields: Fields): number {
  const seconds = /(?:^|[ ,])timeout=(\d{1,6})(?:[ ,]|$)/i.exec(fieldOf(fields, "keep-alive") ?? "")?.[1]
  return seconds === undefined ? Infinity : Math.max(0, Number(seconds) * 1_000 - 1_000)
}

/** A header's values by its name; those of a name that stands twice are not joined. */
function headersOf(fields: Fields): AnswerHeaders {
  const headers: { [name: string]: string | string[] } = {}
  for (let at = 0; at < fields.length; at += 2) {
    const name = fields[at] as string
    const value = fields[at + 1] as string
    if (name === "__proto__") continue
    const before = headers[name]
    headers[name] = before === undefined ? value : typeof before === "string" ? [before, value] : [...before, value]
  }
  return headers
}
