import { STATUS_CODES } from "node:http"
import { fieldOf, isFieldValue } from "./fields.ts"
import type { RequestHead } from "./request-head.ts"

/** What an exchange asks of its connection. */
export interface Line {
  /** What is written in one turn leaves together. */
  readonly write: (bytes: Buffer | string) => void
  /** Whether the client is slower than the bytes come; if so it will be said to have caught up. */
  readonly isFull: () => boolean
  /** The answer is whole. */
  readonly over: () => void
  /** Cuts the connection behind what was written. */
  readonly destroy: () => void
  readonly isOpen: () => boolean
  /** Whether no further request is taken. */
  readonly isLast: () => boolean
  /** What was held of the request is taken now. */
  readonly goesOn: () => void
  /** The date as a field has it. */
  readonly date: () => string
}

/** Who takes the body of a request. */
export interface BodySink {
  readonly takes: (bytes: Buffer) => void
  /** All of a read was of this body, and went to `takes` in one part or several: its memory is the sink's to give back. */
  readonly holds: (read: Buffer) => void
  readonly ends: () => void
}

/** Who has to know of a client. */
export interface ClientListener {
  /** A slow client has caught up. */
  readonly drained: () => void
  /** The client is gone before its answer was whole. */
  readonly gone: () => void
}

/** One request and its answer. */
export class Exchange {
  readonly head: RequestHead
  /** Who takes the body; null: nobody, and it is read away. */
  sink: BodySink | null = null
  listener: ClientListener | null = null
  /** Whether all of the request came. */
  isComplete = false
  /** Whether the client waits to be told before it sends the body. */
  awaitsGoAhead: boolean
  /** Whether another request may follow. */
  keeps: boolean
  /** Whether what follows the head waits, until it is known who takes it. */
  isHeld = false
  readonly #line: Line
  #begun = ""
  #hasBegun = false
  #isOver = false
  /** Bytes still to be written by the length that was told; null: in chunks. */
  #left: number | null = 0

  constructor(head: RequestHead, line: Line) {
    this.head = head
    this.#line = line
    this.awaitsGoAhead = fieldOf(head.fields, "expect") !== undefined
    this.keeps = fieldOf(head.fields, "connection")?.toLowerCase() !== "close" && head.version === "1.1"
  }

  /** Whether the answer's head was given. */
  hasBegun(): boolean {
    return this.#hasBegun
  }

  isOpen(): boolean {
    return !this.#isOver && this.#line.isOpen()
  }

  /** Tells a client that waits for it to send the body. */
  goOn(): void {
    if (!this.awaitsGoAhead) return
    this.awaitsGoAhead = false
    this.#line.write("HTTP/1.1 100 Continue\r\n\r\n")
  }

  /** Leaves what follows the head where it is; only while the request is served, before anybody takes its body. */
  hold(): void {
    this.isHeld = true
  }

  /** Goes on with what was held: whoever takes the body by now gets it from its first byte. */
  release(): void {
    if (!this.isHeld) return
    this.isHeld = false
    if (!this.#isOver) this.#line.goesOn()
  }

  /**
   * Gives the head, once; it leaves with the first bytes. Without a length the body goes in chunks. Names and values in
   * turn; a value with a control character is a bug, and throws.
   */
  begin(status: number, fields: readonly string[], length: number | null): void {
    if (this.#hasBegun) throw new Error("an answer has one head")
    this.#hasBegun = true
    this.#left = length
    this.keeps &&= this.isComplete && !this.#line.isLast()
    let text = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? "Unknown"}\r\n`
    for (let at = 0; at < fields.length; at += 2) {
      const value = fields[at + 1] ?? ""
      if (!isFieldValue(value)) throw new Error("a field holds a control character")
      text += `${fields[at] ?? ""}: ${value}\r\n`
    }
    text += length === null ? "transfer-encoding: chunked\r\n" : `content-length: ${length}\r\n`
    this.#begun = `${text}date: ${this.#line.date()}\r\n${this.keeps ? kept : closed}`
  }

  /** Writes a part of the body; false: the client is slower than the bytes come, and will be said to have caught up. */
  write(bytes: Buffer): boolean {
    if (this.#isOver || bytes.length === 0) return true
    if (this.#left !== null && bytes.length > this.#left) {
      this.destroy()
      return true
    }
    this.#leaves()
    if (this.head.method === "HEAD") return true
    if (this.#left === null) this.#line.write(`${bytes.length.toString(16)}\r\n`)
    else this.#left -= bytes.length
    this.#line.write(bytes)
    if (this.#left === null) this.#line.write("\r\n")
    return !this.#line.isFull()
  }

  /** Ends the answer; where its length is not what was told, the connection is cut. */
  end(): void {
    if (this.#isOver) return
    const isBare = this.head.method === "HEAD"
    if (this.#left !== null && this.#left > 0 && !isBare) return this.destroy()
    this.#leaves()
    if (this.#left === null && !isBare) this.#line.write("0\r\n\r\n")
    this.#finish()
    this.#line.over()
  }

  /** Cuts the connection, so that nobody takes what came for the whole. */
  destroy(): void {
    this.#finish()
    this.#line.destroy()
  }

  /** @internal The connection ended. */
  lost(): void {
    if (this.#isOver) return
    const { listener } = this
    this.#finish()
    listener?.gone()
  }

  #finish(): void {
    this.#isOver = true
    this.listener = null
    this.sink = null
  }

  /** The head leaves, if it has not. */
  #leaves(): void {
    if (this.#begun === "") return
    this.#line.write(this.#begun)
    this.#begun = ""
  }
}

const kept = "connection: keep-alive\r\nkeep-alive: timeout=75\r\n\r\n"
const closed = "connection: close\r\n\r\n"
