import { connect } from "node:net"
import type { Socket } from "node:net"

/** A kept connection that does one request after the other, and reads no more of an answer than where it ends. */
export interface Client {
  /** Settles when the answer is whole; rejects where it is none, is no 200, or the connection ends in it. */
  readonly ask: (request: Buffer, chunk?: (bytes: Buffer) => void) => Promise<void>
  readonly close: () => void
}

const lastChunk = Buffer.from("0\r\n\r\n")

/** Connects to a port of this machine. */
export function openClient(port: number): Promise<Client> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true })
  return new Promise((ready, failed) => {
    socket.once("error", failed)
    socket.once("connect", () => ready(clientOf(socket)))
  })
}

interface Asking {
  readonly done: () => void
  readonly failed: (error: Error) => void
  readonly chunk: (bytes: Buffer) => void
}

function clientOf(socket: Socket): Client {
  let asking: Asking | null = null
  let head = ""
  /** What is still to come; null: chunks, of which the last is awaited. */
  let left: number | null = 0
  let tail: Buffer = Buffer.alloc(0)
  const fail = (error: Error): void => {
    const failed = asking?.failed
    asking = null
    failed?.(error)
  }
  const over = (): void => {
    const done = asking?.done
    asking = null
    head = ""
    done?.()
  }
  const takeBody = (bytes: Buffer): void => {
    asking?.chunk(bytes)
    if (left !== null) {
      left -= bytes.length
      if (left <= 0) over()
      return
    }
    tail =
      bytes.length >= lastChunk.length
        ? bytes.subarray(-lastChunk.length)
        : Buffer.concat([tail, bytes]).subarray(-lastChunk.length)
    if (tail.equals(lastChunk)) over()
  }
  const takeHead = (bytes: Buffer): void => {
    const text = head + bytes.toString("latin1")
    const end = text.indexOf("\r\n\r\n")
    if (end === -1) {
      head = text
      return
    }
    if (!text.startsWith("HTTP/1.1 200")) return fail(new Error(text.slice(0, 400)))
    const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end))?.[1]
    left = length === undefined ? null : Number(length)
    tail = Buffer.alloc(0)
    const rest = Buffer.from(text.slice(end + 4), "latin1")
    head = "over"
    if (rest.length > 0) takeBody(rest)
  }
  socket.removeAllListeners("error")
  socket.on("error", fail)
  socket.on("close", () => fail(new Error("the connection ended within an answer")))
  socket.on("data", (bytes: Buffer) => (head === "over" ? takeBody(bytes) : takeHead(bytes)))
  return {
    ask: (request, chunk = () => undefined) =>
      new Promise((done, failed) => {
        asking = { done, failed, chunk }
        socket.write(request)
      }),
    close: () => {
      socket.removeAllListeners("close")
      socket.destroy()
    },
  }
}
