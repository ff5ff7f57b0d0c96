import { randomUUID } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { McpServerHttp, McpServerStdio } from "../../output/acp/index.ts"
import { bearerVariable, bridge } from "./bridge.ts"
import { mcpListener } from "./listener.ts"
import type { Answering } from "./answering.ts"

const path = "/mcp"

/** A server on the loopback that only who was given its bearer can speak to. */
export interface Loopback {
  /** How `session/new` names it to an agent that speaks HTTP to its servers, and to one that starts them. */
  readonly overHttp: { readonly type: "http" } & McpServerHttp
  readonly overStdio: McpServerStdio
  readonly close: () => Promise<void>
}

/** Opens a server; `answer` says what comes back for a message, null for nothing. */
export async function openLoopback(name: string, answer: Answering): Promise<Loopback> {
  const token = randomUUID()
  const server = createServer(mcpListener({ path, bearer: token }, answer))
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
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
