import { randomUUID } from "node:crypto"
import { createServer } from "node:http"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { probeServer } from "../platform.ts"
import { probeAnswers } from "./answer.ts"
import { bridge } from "./bridge.ts"

/** How long a body may be, in bytes. */
const longest = 1 << 20

/** From where calls of the probe came. */
export interface Served {
  readonly inside: number
  readonly outside: number
}

/** The platform's server of one tool, on the loopback. */
export interface ProbeServer {
  /** How `session/new` names it to an agent that speaks HTTP to its servers, and to one that starts them. */
  readonly overHttp: object
  readonly overStdio: object
  readonly served: () => Served
  readonly close: () => Promise<void>
}

/** Says of a connection from that port to this one whether a process of the agent has it open; null: nobody can tell. */
export type Locus = (from: number, to: number) => Promise<boolean | null>

/**
 * Opens the server for one session. Who has not its bearer is refused and not counted; a call with it counts as inside where
 * a process of the agent makes it, as far as the system tells.
 */
export async function openProbeServer(locus: Locus): Promise<ProbeServer> {
  const token = randomUUID()
  const answers = probeAnswers()
  const served = { inside: 0, outside: 0 }

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isMeant(request, token)) return end(response, 401)
    if (request.method !== "POST") return end(response, request.method === "DELETE" ? 204 : 405)
    const message = jsonIn(await bodyOf(request))
    if (message === undefined) return end(response, 400)
    const before = answers.served()
    const answer = answers.answer(message)
    const calls = answers.served() - before
    if (calls > 0) {
      const { remotePort = 0, localPort = 0 } = request.socket
      served[(await locus(remotePort, localPort)) === false ? "outside" : "inside"] += calls
    }
    if (answer === null) return end(response, 202)
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer))
  }

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`
  return {
    overHttp: { type: "http", name: probeServer, url, headers: [{ name: "Authorization", value: `Bearer ${token}` }] },
    overStdio: { name: probeServer, command: process.execPath, args: ["-e", bridge, url, token], env: [] },
    served: () => ({ ...served }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A page in a browser has an origin, and no business here. */
function isMeant({ headers, url }: IncomingMessage, token: string): boolean {
  return url === "/mcp" && headers.origin === undefined && headers.authorization === `Bearer ${token}`
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > longest) throw new Error("the body is too long")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status).end()
}
