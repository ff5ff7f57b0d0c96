import { randomUUID } from "node:crypto"
import { chmodSync } from "node:fs"
import { createServer } from "node:http"
import { mcpListener } from "../mcp/listener.ts"

/** The way from a sandbox to the platform's server of tools. */
export interface PlatformDoor {
  /** The path on whichever address the sandbox has it under. */
  readonly path: string
  /** What the harness must show. It is good for this door alone, so that the claim's own bearer never enters a sandbox. */
  readonly bearer: string
  readonly close: () => Promise<void>
}

/** Passes a message on to the platform under the claim; null: it has nothing to say. */
export type Forward = (message: unknown) => Promise<object | null>

/**
 * Opens the door at the path of a Unix socket. A message that cannot be passed on is answered as an error of JSON-RPC, so
 * that a harness goes on without its tools. Rejects where the path is taken or too long.
 */
export async function openPlatformDoor(socket: string, forward: Forward): Promise<PlatformDoor> {
  const door = { path: "/mcp", bearer: randomUUID() }
  const answer = (message: unknown): Promise<object | null> =>
    forward(message).catch(() => ({ jsonrpc: "2.0", id: idOf(message), error: away }))
  const server = createServer(mcpListener(door, answer))
  await new Promise<void>((ready, failed) => server.once("error", failed).listen(socket, ready))
  chmodSync(socket, 0o666)
  return {
    ...door,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

const away = { code: -32_603, message: "the platform does not answer" }

/** The id of a request; of a list of them none is told apart. */
function idOf(message: unknown): string | number | null {
  const id = typeof message === "object" && message !== null && "id" in message ? message.id : null
  return typeof id === "string" || typeof id === "number" ? id : null
}
