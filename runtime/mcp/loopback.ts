import { randomUUID } from "node:crypto"
import { createServer } from "node:http"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import type { McpServerHttp, McpServerStdio } from "../../output/acp/index.ts"
import { bearerVariable, bridge } from "./bridge.ts"

/** How long a body may be, in bytes. */
export const bodyAtMost: number = 4 << 20

/** The ports of the connection that a message came on: its sender's, and ours. */
export interface Ports {
  readonly from: number
  readonly to: number
}

/** A server on the loopback that only who was given its bearer can speak to. */
export interface Loopback {
  /** How `session/new` names it to an agent that speaks HTTP to its servers, and to one that starts them. */
  readonly overHttp: { readonly type: "http" } & McpServerHttp
  readonly overStdio: McpServerStdio
  readonly close: () => Promise<void>
}

/** Opens a server; `answer` says what comes back for a message, null for nothing. */
export async function openLoopback(
  name: string,
  answer: (message: unknown, ports: Ports) => Promise<object | null>,
): Promise<Loopback> {
  const token = randomUUID()
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isMeant(request, token)) return end(response, 401)
    if (request.method !== "POST") return end(response, request.method === "DELETE" ? 204 : 405)
    const message = jsonIn(await bodyOf(request))
    if (message === undefined) return end(response, 400)
    const { remotePort = 0, localPort = 0 } = request.socket
    const said = await answer(message, { from: remotePort, to: localPort })
    if (said === null) return end(response, 202)
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(said))
  }
  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`
  return {
    overHttp: { type: "http", name, url, headers: [{ name: "Authorization", value: `Bearer ${token}` }] },
    overStdio: {
      name,
      command: process.execPath,
      args: ["-e", bridge, url],
      env: [{ name: bearerVariable, value: token }],
    },
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
    if (bytes > bodyAtMost) throw new Error("the body is too long")
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
