import type { IncomingMessage, ServerResponse } from "node:http"
import type { Answering } from "./answering.ts"
import { isRevision } from "./answers.ts"

/** How long a body may be, in bytes. */
const bodyAtMost: number = 4 << 20

/** Where a server is, and who may speak to it. */
export interface Door {
  readonly path: string
  readonly bearer: string
}

/**
 * Listens as a server of the Model Context Protocol does over HTTP that keeps no session and sends nothing by itself: POST is
 * answered with JSON or with 202, GET with 405. Whoever has not the bearer is refused, and so is a page in a browser.
 */
export function mcpListener(
  door: Door,
  answer: Answering,
): (request: IncomingMessage, response: ServerResponse) => void {
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isMeant(request, door)) return end(response, 401)
    if (request.method === "DELETE") return end(response, 204)
    if (request.method !== "POST") return void response.writeHead(405, { allow: "POST, DELETE" }).end()
    const { "mcp-protocol-version": revision } = request.headers
    if (typeof revision === "string" && !isRevision(revision)) return end(response, 400)
    const message = jsonIn(await bodyOf(request))
    if (message === undefined) return end(response, 400)
    const { remotePort = 0, localPort = 0 } = request.socket
    const said = await answer(message, { from: remotePort, to: localPort })
    if (said === null) return end(response, 202)
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(said))
  }
  return (request, response) => {
    take(request, response).catch(() => response.destroy())
  }
}

/** A page in a browser has an origin, and no business here. */
function isMeant({ headers, url }: IncomingMessage, { path, bearer }: Door): boolean {
  return url === path && headers.origin === undefined && headers.authorization === `Bearer ${bearer}`
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
