import { randomInt } from "node:crypto"
import { createServer } from "node:net"
import type { AddressInfo } from "node:net"

/** A port of the loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/**
 * A port of the loopback that nobody listens on, and that the system gives to no outgoing connection: who stops listening
 * there can begin again.
 */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const server = createServer()
    const isFree = await new Promise<boolean>((answer) => {
      server.once("error", () => answer(false)).listen(port, "127.0.0.1", () => answer(true))
    })
    if (!isFree) continue
    await new Promise((closed) => server.close(closed))
    return port
  }
}
