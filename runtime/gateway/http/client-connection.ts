import type { Socket } from "node:net"
import { Wait } from "../time/waits.ts"
import type { WaitQueue, Waiter } from "../time/waits.ts"
import { BodyReader } from "./body.ts"
import type { BodyTaker } from "./body.ts"
import { Exchange } from "./exchange.ts"
import type { Line } from "./exchange.ts"
import { fieldOf } from "./fields.ts"
import { Gathered } from "./gathered.ts"
import type { Drained } from "./gathered.ts"
import { HeadReader } from "./heads.ts"
import { requestHead } from "./request-head.ts"
import type { RequestHead } from "./request-head.ts"

/** What the connections of one listener share. */
export interface Door {
  readonly serve: (exchange: Exchange) => void
  /** How long the first head may take, and the next one's beginning, and what nobody reads of a refused client. */
  readonly heads: WaitQueue
  readonly idle: WaitQueue
  readonly farewells: WaitQueue
  readonly date: () => string
  readonly closed: (connection: ClientConnection) => void
  /** Whether no further request is taken from a connection. */
  readonly isClosing: () => boolean
}

/** So much of a body is taken in one turn of the loop, which then belongs to the other connections. */
const turnBytes = 128 * 2 ** 10
/** What a part of a body costs besides its bytes, counted as bytes: a body in tiny chunks is most of all parts. */
const partBytes = 64
/** What comes in pieces of at least so many bytes is read as fast as it can be. */
const largeBytes = 16 * 2 ** 10
/** So much may wait behind a request that is being answered. */
const behindBytes = 64 * 2 ** 10

/**
 * A client's connection: one request after the other, each answered before the next is looked at. It reads on while it
 * answers, because that alone tells that a client is gone.
 */
export class ClientConnection implements Line, BodyTaker, Waiter, Drained {
  /** @internal The place in the listener's list. */
  place = -1
  readonly #socket: Socket
  readonly #out: Gathered
  readonly #door: Door
  readonly #wait: Wait = new Wait(this)
  readonly #heads = new HeadReader()
  readonly #body = new BodyReader(false)
  #exchange: Exchange | null = null
  #behind: Buffer | null = null
  #isClosing = false
  #isTaking = false
  #taken = 0

  constructor(socket: Socket, door: Door) {
    this.#socket = socket
    this.#out = new Gathered(socket, this)
    this.#door = door
    door.heads.begin(this.#wait)
    socket.on("data", (chunk: Buffer) => this.#data(chunk))
    socket.on("end", () => this.#gone())
    socket.on("error", () => undefined)
    socket.on("close", () => this.#gone())
  }

  write(bytes: Buffer | string): void {
    this.#out.write(bytes)
  }

  isFull(): boolean {
    return this.#out.isFull()
  }

  isOpen(): boolean {
    return !this.#socket.destroyed && this.#socket.writable
  }

  isLast(): boolean {
    return this.#door.isClosing()
  }

  goesOn(): void {
    const exchange = this.#exchange
    if (exchange === null) return
    if (exchange.isComplete) return exchange.sink?.ends()
    const behind = this.#behind
    if (behind === null) return
    this.#behind = null
    this.#socket.resume()
    this.#take(behind, 0)
  }

  date(): string {
    return this.#door.date()
  }

  destroy(): void {
    this.#out.flush()
    this.#socket.destroy()
  }

  /** Whether it waits for a request of which nothing came yet. */
  isIdle(): boolean {
    return this.#exchange === null && !this.#heads.hasBegun()
  }

  over(): void {
    const exchange = this.#exchange
    if (exchange === null) return
    if (!exchange.keeps) return this.#close()
    this.#exchange = null
    this.#door.idle.begin(this.#wait)
    const behind = this.#behind
    if (behind === null || this.#isTaking) return
    this.#behind = null
    this.#socket.resume()
    this.#take(behind, 0)
  }

  drained(): void {
    this.#exchange?.listener?.drained()
  }

  takes(bytes: Buffer): void {
    this.#taken += partBytes
    this.#exchange?.sink?.takes(bytes)
  }

  timeUp(): void {
    if (this.#exchange === null && !this.#isClosing && this.#heads.hasBegun()) this.#refuse("408 Request Timeout")
    else this.#socket.destroy()
  }

  #data(chunk: Buffer): void {
    if (this.#isClosing) return
    const exchange = this.#exchange
    this.#take(chunk, 0)
    if (chunk.length < largeBytes || this.#behind !== null) return
    // Its body began before this read and still goes on: all of the read was its own.
    if (chunk.length === chunk.buffer.byteLength) exchange?.sink?.holds(chunk)
    this.#taken += chunk.length
    if (this.#taken < turnBytes) return
    this.#taken = 0
    this.#socket.pause()
    setImmediate(() => this.#socket.resume())
  }

  #take(chunk: Buffer, from: number): void {
    let at = from
    this.#isTaking = true
    while (at < chunk.length && !this.#isClosing) {
      const exchange = this.#exchange
      if (exchange === null) at = this.#takeHead(chunk, at)
      else if (exchange.isComplete || exchange.isHeld) {
        this.#keep(chunk.subarray(at))
        break
      } else {
        at = this.#body.take(chunk, at, this)
        if (at === -1) this.#refuse("400 Bad Request")
        else if (this.#body.isDone()) this.#complete(exchange)
      }
      if (at === -1) break
    }
    this.#isTaking = false
  }

  /** Takes a head, or its beginning, and answers with the index behind it. */
  #takeHead(chunk: Buffer, at: number): number {
    if (!this.#heads.hasBegun()) this.#door.heads.begin(this.#wait)
    const taken = this.#heads.take(chunk, at)
    switch (taken.kind) {
      case "more":
        return chunk.length
      case "too_large":
        this.#refuse("431 Request Header Fields Too Large")
        return -1
      case "fault":
        this.#refuse("400 Bad Request")
        return -1
      case "whole": {
        const head = requestHead(taken.text)
        if (head === null) this.#refuse("400 Bad Request")
        else this.#begin(head)
        return taken.end
      }
      default:
        return taken satisfies never
    }
  }

  #begin(head: RequestHead): void {
    this.#wait.stop()
    const expects = fieldOf(head.fields, "expect")
    if (expects !== undefined && expects.toLowerCase() !== "100-continue") return this.#refuse("417 Expectation Failed")
    const exchange = new Exchange(head, this)
    this.#exchange = exchange
    this.#body.begin(head.framing)
    const isWhole = this.#body.isDone()
    // Known before it is served: what is whole need not be read away.
    exchange.isComplete = isWhole
    this.#door.serve(exchange)
    if (isWhole) exchange.sink?.ends()
  }

  #complete(exchange: Exchange): void {
    exchange.isComplete = true
    const { sink } = exchange
    exchange.sink = null
    sink?.ends()
  }

  #keep(bytes: Buffer): void {
    this.#behind = this.#behind === null ? bytes : Buffer.concat([this.#behind, bytes])
    if (this.#behind.length > behindBytes) this.#socket.pause()
  }

  /** Answers what is no request, and ends the connection. */
  #refuse(status: string): void {
    const exchange = this.#exchange
    if (exchange === null || !exchange.hasBegun())
      this.write(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    this.#close()
    exchange?.lost()
  }

  /** Ends the connection once everything is written; what still comes is read away for a moment, lest a reset eat it. */
  #close(): void {
    this.#isClosing = true
    this.#exchange = null
    this.#behind = null
    this.#door.farewells.begin(this.#wait)
    this.#out.flush()
    this.#socket.end()
    this.#socket.resume()
  }

  #gone(): void {
    this.#wait.stop()
    const exchange = this.#exchange
    this.#exchange = null
    this.#isClosing = true
    if (this.#socket.destroyed) this.#door.closed(this)
    else {
      this.#door.farewells.begin(this.#wait)
      this.#out.flush()
      this.#socket.destroySoon()
    }
    exchange?.lost()
  }
}
