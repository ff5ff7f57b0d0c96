import type { Socket } from "node:net"
import type { Outbound } from "./outbound.ts"

/** A request up to this size leaves as one piece: one write costs more than the copy. */
const copied = 64 * 2 ** 10
/** So many bytes of a larger one are handed to the socket in one turn of the loop, which then belongs to the others. */
const turnBytes = 256 * 2 ** 10

/** Writes one request. A large body goes piece by piece, without being joined, as fast as the provider takes it. */
export class RequestWriter {
  readonly #socket: Socket
  #head: string
  #parts: readonly Uint8Array[]
  #next = 0

  constructor(socket: Socket, host: string, { path, headers, body }: Outbound) {
    this.#socket = socket
    this.#parts = body
    let length = 0
    for (const part of body) length += part.length
    let head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: keep-alive\r\n`
    for (let at = 0; at < headers.length; at += 2) head += `${headers[at] ?? ""}: ${headers[at + 1] ?? ""}\r\n`
    this.#head = `${head}content-length: ${length}\r\n\r\n`
    if (length > copied) return
    const whole = Buffer.allocUnsafe(this.#head.length + length)
    let at = whole.write(this.#head, 0, "latin1")
    for (const part of body) {
      whole.set(part, at)
      at += part.length
    }
    this.#head = ""
    this.#parts = [whole]
  }

  /** Whether everything was handed over and taken by the system. */
  isOver(): boolean {
    return this.#next === this.#parts.length && this.#socket.writableLength === 0
  }

  /** Writes on; once, from the outside. */
  go(): void {
    const only = this.#parts[0]
    if (this.#head === "" && only !== undefined) {
      this.#next = 1
      this.#socket.write(only)
      return
    }
    if (this.#socket.destroyed) return
    this.#socket.cork()
    if (this.#next === 0) this.#socket.write(this.#head, "latin1")
    for (let left = turnBytes; left > 0 && this.#next < this.#parts.length;) {
      const part = this.#parts[this.#next++] as Uint8Array
      this.#socket.write(part)
      left -= part.length
    }
    this.#socket.uncork()
    if (this.#next === this.#parts.length) return
    const goOn = (): void => void setImmediate(() => this.go())
    if (this.#socket.writableLength === 0) goOn()
    else this.#socket.once("drain", goOn)
  }
}
