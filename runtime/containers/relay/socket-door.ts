import { chmodSync } from "node:fs"
import { connect, createServer, isIP } from "node:net"
import type { Socket } from "node:net"
import { connect as connectSafely } from "node:tls"

/** Where a door leads: what is spoken through it is put into TLS where the other side wants that. */
export interface Beyond {
  readonly host: string
  readonly port: number
  readonly isSafe: boolean
}

/** A Unix socket that leads to one port: of this machine's loopback, or of another machine. */
export interface SocketDoor {
  /** Ends every connection; the file is gone with it. */
  readonly close: () => Promise<void>
}

/**
 * Opens a socket at a path, through which whoever sees the path reaches one port and nothing else. Any user may: who that is
 * inside a container, the folder's mounts decide. Rejects where the path is taken or too long.
 */
export function openSocketDoor(path: string, beyond: number | Beyond): Promise<SocketDoor> {
  const { host, port, isSafe } =
    typeof beyond === "number" ? { host: "127.0.0.1", port: beyond, isSafe: false } : beyond
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (inner) => {
    const outer = isSafe
      ? connectSafely({ host, port, ...(isIP(host) === 0 ? { servername: host } : {}) })
      : connect({ host, port, allowHalfOpen: true })
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      open.add(from)
      from.on("error", () => to.destroy())
      from.on("close", () => {
        open.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  return new Promise((ready, failed) => {
    server.once("error", failed)
    server.listen(path, () => {
      server.off("error", failed)
      chmodSync(path, 0o666)
      ready({
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            for (const socket of open) socket.destroy()
          }),
      })
    })
  })
}
