import type { Socket } from "node:net"

/** Up to so many bytes are copied into one piece: one write costs more than the copy. */
const copied = 64 * 2 ** 10

/** Who is told when a slow socket has caught up. */
export interface Drained {
  readonly drained: () => void
}

/** Writes to a socket, of which those of one turn leave together. */
export class Gathered {
  readonly #socket: Socket
  readonly #listener: Drained
  #parts: (Buffer | string)[] = []
  #size = 0
  #wasFull = false

  constructor(socket: Socket, listener: Drained) {
    this.#socket = socket
    this.#listener = listener
    socket.on("drain", () => this.#drained())
  }

  /** A text is latin1. */
  write(part: Buffer | string): void {
    this.#size += part.length
    if (this.#parts.push(part) === 1) process.nextTick(flushed, this)
  }

  /** Whether the system did not take what was written last, or much is gathered; if so, the listener will be told. */
  isFull(): boolean {
    return (this.#wasFull = this.#socket.writableNeedDrain || this.#size >= copied)
  }

  flush(): void {
    const parts = this.#parts
    if (parts.length === 0) return
    const size = this.#size
    this.#parts = []
    this.#size = 0
    if (this.#socket.writable) this.#write(parts, size)
    if (this.#wasFull && !this.#socket.writableNeedDrain) this.#drained()
  }

  #write(parts: readonly (Buffer | string)[], size: number): void {
    const [only] = parts
    if (parts.length === 1 && typeof only === "object") this.#socket.write(only)
    else if (size <= copied) this.#socket.write(joined(parts, size))
    else {
      this.#socket.cork()
      for (const part of parts) this.#socket.write(part, "latin1")
      this.#socket.uncork()
    }
  }

  #drained(): void {
    if (!this.#wasFull) return
    this.#wasFull = false
    this.#listener.drained()
  }
}

function flushed(gathered: Gathered): void {
  gathered.flush()
}

function joined(parts: readonly (Buffer | string)[], size: number): Buffer {
  const whole = Buffer.allocUnsafe(size)
  let at = 0
  for (const part of parts) {
    if (typeof part === "string") whole.write(part, at, "latin1")
    else whole.set(part, at)
    at += part.length
  }
  return whole
}
