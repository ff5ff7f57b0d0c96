import { createServer } from "node:net"
import type { AddressInfo } from "node:net"
import type { Clock } from "../../driver/clock.ts"
import { WaitQueue } from "../time/waits.ts"
import { ClientConnection } from "./client-connection.ts"
import type { Door } from "./client-connection.ts"
import type { Exchange } from "./exchange.ts"
import { readyToGiveBack } from "./given-back.ts"

/** How long a head may take, in milliseconds. */
const headMilliseconds = 20_000
/** An edge in front keeps its connections for a minute; ours must outlive that, or a request meets a closing one. */
const keptMilliseconds = 75_000
/** How long a client whose connection ends may go on sending what nobody reads: else a reset would eat its answer. */
const farewellMilliseconds = 1_000

/** What listens for clients. */
export interface Listener {
  /** Listens, and answers with the address; rejects where the place is taken. */
  readonly listen: (place: { readonly host: string; readonly port: number }) => Promise<string>
  /** Takes no further request from any connection, and ends those that wait for one. */
  readonly drain: () => void
  /** Ends every connection, whatever it does, and listens no more. */
  readonly close: () => Promise<void>
}

/** A listener that speaks HTTP/1.1 and hands every request on. */
export function listener(clock: Clock, wallClock: () => number, serve: (exchange: Exchange) => void): Listener {
  /** Every place is filled: the last one moves into the place of one that leaves. */
  const open: ClientConnection[] = []
  let isClosing = false
  const queues = [headMilliseconds, keptMilliseconds, farewellMilliseconds].map((each) => new WaitQueue(clock, each))
  const [heads, idle, farewells] = queues as [WaitQueue, WaitQueue, WaitQueue]
  const door: Door = {
    serve,
    heads,
    idle,
    farewells,
    date: dates(wallClock),
    isClosing: () => isClosing,
    closed: (connection) => {
      if (connection.place === -1) return
      const last = open.pop()
      if (last !== undefined && last !== connection) {
        open[connection.place] = last
        last.place = connection.place
      }
      connection.place = -1
    },
  }
  readyToGiveBack()
  const server = createServer({ noDelay: true }, (socket) => {
    const connection = new ClientConnection(socket, door)
    connection.place = open.push(connection) - 1
  })
  return {
    listen: ({ host, port }) =>
      new Promise((ready, failed) => {
        server.once("error", failed)
        server.listen(port, host, () => {
          server.off("error", failed)
          // What goes wrong from now on is one connection that could not be taken; the others are served on.
          server.on("error", () => undefined)
          const { address, family, port: bound } = server.address() as AddressInfo
          ready(`http://${family === "IPv6" ? `[${address}]` : address}:${bound}`)
        })
      }),
    drain: () => {
      isClosing = true
      for (const connection of open) if (connection.isIdle()) connection.destroy()
    },
    close: async () => {
      isClosing = true
      for (const connection of open) connection.destroy()
      await new Promise((closed) => server.close(closed))
      for (const queue of queues) queue.close()
    },
  }
}

/** The date as a field has it, written once a second. */
function dates(wallClock: () => number): () => string {
  let second = -1
  let text = ""
  return () => {
    const now = Math.floor(wallClock() / 1_000)
    if (now !== second) {
      second = now
      text = new Date(now * 1_000).toUTCString()
    }
    return text
  }
}
