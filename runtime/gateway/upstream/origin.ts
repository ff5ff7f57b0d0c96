import { connect as connectPlain } from "node:net"
import type { OnReadOpts, Socket } from "node:net"
import { connect as connectSecure } from "node:tls"
import { ProviderConnection } from "./provider-connection.ts"
import type { ConnectionHome, ConnectionWaits } from "./provider-connection.ts"

/** One provider's address, and the connections to it that nobody uses now; the one that was used last goes first. */
export class Origin implements ConnectionHome {
  readonly host: string
  readonly #hostname: string
  readonly #port: number
  readonly #isSecure: boolean
  readonly #waits: ConnectionWaits
  readonly #open = new Set<ProviderConnection>()
  #idle: ProviderConnection[] = []
  #session: Buffer | undefined

  constructor(origin: string, waits: ConnectionWaits) {
    const url = new URL(origin)
    this.host = url.host
    this.#hostname = url.hostname.replace(/^\[|\]$/g, "")
    this.#isSecure = url.protocol === "https:"
    this.#port = Number(url.port === "" ? (this.#isSecure ? 443 : 80) : url.port)
    this.#waits = waits
  }

  /** A connection that can take a request now or once it has come about. */
  take(): ProviderConnection {
    for (let kept = this.#idle.pop(); kept !== undefined; kept = this.#idle.pop()) if (kept.isUsable()) return kept
    const connection = new ProviderConnection((onread) => this.#connect(onread), this.#isSecure, this.#waits, this)
    this.#open.add(connection)
    return connection
  }

  /** Takes a connection back that another request may use. */
  keep(connection: ProviderConnection): void {
    this.#idle.push(connection)
  }

  /** Forgets a connection that is closed. */
  closed(connection: ProviderConnection): void {
    this.#open.delete(connection)
    const at = this.#idle.indexOf(connection)
    if (at !== -1) this.#idle.splice(at, 1)
  }

  close(): void {
    for (const connection of this.#open) connection.destroy()
  }

  /** Neither a proxy of the environment nor another name of the certificate is honoured. */
  #connect(onread: OnReadOpts): Socket {
    const to = { host: this.#hostname, port: this.#port, noDelay: true, onread }
    if (!this.#isSecure) return connectPlain(to)
    const session = this.#session === undefined ? {} : { session: this.#session }
    const socket = connectSecure({
      ...to,
      servername: serverName(this.#hostname),
      ALPNProtocols: ["http/1.1"],
      ...session,
    })
    socket.on("session", (made: Buffer) => void (this.#session = made))
    return socket
  }
}

/** An address has no name that a server could be asked for by. */
function serverName(hostname: string): string {
  return /^[\d.]+$|:/.test(hostname) ? "" : hostname
}
