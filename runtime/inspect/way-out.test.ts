import { createServer, get, request } from "node:http"
import type { IncomingMessage } from "node:http"
import type { AddressInfo, Socket } from "node:net"
import { describe, expect, it, onTestFinished } from "vitest"
import { openWayOut } from "./way-out.ts"

async function openBoth() {
  const server = createServer((_, response) => response.end("inside"))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const allowed = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const wayOut = await openWayOut(allowed)
  onTestFinished(async () => {
    await wayOut.close()
    server.close()
  })
  return { allowed, wayOut, port: Number(new URL(wayOut.url).port) }
}

function tunnelTo(
  port: number,
  path: string,
): Promise<{ readonly status: number | undefined; readonly socket: Socket }> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, method: "CONNECT", path })
      .on("connect", ({ statusCode }, socket) => resolve({ status: statusCode, socket }))
      .on("error", reject)
      .end()
  })
}

function asked(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, agent: false }, (answer: IncomingMessage) => {
      answer.resume().on("end", () => resolve(answer.statusCode))
    }).on("error", reject)
  })
}

describe("the way out", () => {
  it("lets nobody out, by a tunnel or without one, and remembers where to", async () => {
    const { wayOut, port } = await openBoth()
    expect((await tunnelTo(port, "example.org:443")).status).toBe(403)
    expect(await asked(port, "http://example.org/a?b=c")).toBe(403)
    expect(await asked(port, "http://127.0.0.1:1/")).toBe(403)
    expect([wayOut.refused(), wayOut.passed()]).toEqual([["127.0.0.1:1", "example.org:443", "example.org:80"], false])
  })

  it("lets through what is for the model server, and says that it was asked to", async () => {
    const { allowed, wayOut, port } = await openBoth()
    expect(await asked(port, `http://${allowed}/v1/models`)).toBe(200)
    const { status, socket } = await tunnelTo(port, allowed)
    expect(status).toBe(200)
    const answer = new Promise<string>((resolve) => {
      let text = ""
      socket.on("data", (chunk) => void (text += String(chunk))).on("end", () => resolve(text))
    })
    socket.write(`GET / HTTP/1.1\r\nhost: ${allowed}\r\nconnection: close\r\n\r\n`)
    expect(await answer).toContain("inside")
    expect([wayOut.refused(), wayOut.passed()]).toEqual([[], true])
  })

  it("closes although a tunnel is open", async () => {
    const { allowed, wayOut, port } = await openBoth()
    const { socket } = await tunnelTo(port, allowed)
    const closed = new Promise((resolve) => socket.on("error", () => {}).on("close", resolve))
    await wayOut.close()
    await closed
  })
})
