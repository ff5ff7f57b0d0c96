import { createServer } from "node:http"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { run } from "../run.ts"
import { commands } from "../commands.ts"
import type { Terminal } from "../command.ts"

/** What came to the stand-in of an API. */
export interface Came {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: unknown
}

/** What one endpoint answers: a document, or what comes of a request; a number is a status without one, `cut` breaks the connection. */
export type Endpoint = object | number | "cut" | ((came: Came) => object | number | "cut")

/** An API that answers as a test says. */
export interface StandIn {
  readonly url: string
  readonly came: Came[]
  /** The requests of one endpoint, such as `POST /v1/sessions`. */
  readonly to: (endpoint: string) => readonly Came[]
  readonly close: () => Promise<void>
}

/** The key that the stand-in knows. */
export const standInKey = "stand-in-key"

/** A refusal as the API answers it. */
export function problem(status: number, code: string, what: string): object {
  const name = code.replace("/", "-")
  const fix = "mend it"
  return { type: `/reference/refusals/${name}`, title: code, status, detail: what, code, why: "a rule", fix, facts: [] }
}

/** Opens one on the loopback. What no endpoint is said for is answered 404, and a foreign key 401. */
export async function openStandIn(endpoints: Readonly<Record<string, Endpoint>>): Promise<StandIn> {
  const came: Came[] = []
  const takes = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request)
    const { pathname: path, searchParams: query } = new URL(request.url ?? "/", "http://stand-in")
    const { method = "GET", headers } = request
    const one: Came = { method, path, query, headers, body: body === "" ? undefined : JSON.parse(body) }
    came.push(one)
    const known = headers.authorization === `Bearer ${standInKey}`
    const endpoint = endpoints[`${method} ${path}`] ?? problem(404, "api/missing", "There is no such thing.")
    const said = typeof endpoint === "function" ? endpoint(one) : endpoint
    if (said === "cut") return void request.socket.destroy()
    const document = !known ? problem(401, "api/unauthenticated", "The key is not known.") : said
    const status = typeof document === "number" ? document : statusOf(document, method)
    response.writeHead(status, { "content-type": status < 400 ? "application/json" : "application/problem+json" })
    response.end(typeof document === "number" ? "" : JSON.stringify(document))
  }
  const server = createServer((request, response) => void takes(request, response))
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    came,
    to: (endpoint) => came.filter(({ method, path }) => `${method} ${path}` === endpoint),
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function statusOf(document: object, method: string): number {
  if ("code" in document && "status" in document) return Number(document.status)
  return method === "POST" ? 201 : 200
}

/** Runs the command against a stand-in, with its key in the environment of nobody else. */
export async function commanded(
  api: Pick<StandIn, "url">,
  line: readonly string[],
  more: Partial<Terminal> = {},
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const printed = { out: "", err: "" }
  const terminal: Terminal = {
    out: (said) => void (printed.out += said),
    err: (said) => void (printed.err += said),
    color: false,
    interactive: false,
    cwd: "/",
    again: "demo generate",
    command: "demo",
    version: "1.2.3",
    signal: AbortSignal.timeout(20_000),
    ...more,
  }
  const before = process.env["CHECKFU_API_KEY"]
  process.env["CHECKFU_API_KEY"] = standInKey
  try {
    const code = await run(terminal, commands, [...line.slice(0, 1), "--api-url", api.url, ...line.slice(1)])
    return { code, ...printed }
  } finally {
    if (before === undefined) delete process.env["CHECKFU_API_KEY"]
    else process.env["CHECKFU_API_KEY"] = before
  }
}
