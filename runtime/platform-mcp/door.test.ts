import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { createServer, connect } from "node:net"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { describe, expect, it, onTestFinished } from "vitest"
import { probeTool } from "../conformance/platform.ts"
import { answerPlatform } from "./answer.ts"
import { openPlatformDoor } from "./door.ts"
import type { Forward } from "./door.ts"

/** A door, and a port that leads to it as the relay of a sandbox does. */
async function opened(forward: Forward) {
  const folder = mkdtempSync(join(tmpdir(), "door-"))
  const socket = join(folder, "platform")
  const door = await openPlatformDoor(socket, forward)
  const relay = createServer((inner) => {
    const outer = connect(socket)
    inner.on("error", () => outer.destroy()).on("close", () => outer.destroy())
    outer.on("error", () => inner.destroy())
    inner.pipe(outer).pipe(inner)
  })
  await new Promise<void>((ready) => relay.listen(0, "127.0.0.1", ready))
  const url = `http://127.0.0.1:${(relay.address() as AddressInfo).port}${door.path}`
  const headers = { authorization: `Bearer ${door.bearer}` }
  onTestFinished(async () => {
    await door.close()
    expect(readdirSync(folder)).toEqual([])
    await new Promise((closed) => relay.close(closed))
    rmSync(folder, { recursive: true })
  })
  return { url, headers }
}

const serving: Forward = (message) => answerPlatform(message, { take: async () => true })

describe("the door to the platform's tools", () => {
  it("is a server to the protocol's own client", async () => {
    const { url, headers } = await opened(serving)
    const client = new Client({ name: "test", version: "1.0.0" })
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }))
    await client.ping()
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([probeTool])
    expect((await client.callTool({ name: probeTool, arguments: {} })).isError).toBe(false)
    await client.close()
  })

  it.each(["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])("speaks revision %s", async (revision) => {
    const { url, headers } = await opened(serving)
    const body = JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "initialize",
      params: { protocolVersion: revision },
    })
    const answer = await fetch(url, { method: "POST", headers: { ...headers, "mcp-protocol-version": revision }, body })
    expect(await answer.json()).toMatchObject({ result: { protocolVersion: revision } })
  })

  it("answers as the transport wants: 202, 405, 400 for what it does not speak, 401 without its bearer", async () => {
    const { url, headers } = await opened(serving)
    const status = async (given: RequestInit): Promise<number> => (await fetch(url, given)).status
    const told = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" })
    expect(await status({ method: "POST", headers, body: told })).toBe(202)
    expect(await status({ method: "GET", headers })).toBe(405)
    expect(await status({ method: "DELETE", headers })).toBe(204)
    expect(await status({ method: "POST", headers: { ...headers, "mcp-protocol-version": "1999-01-01" } })).toBe(400)
    expect(await status({ method: "POST", headers, body: "{" })).toBe(400)
    expect(await status({ method: "POST", body: told })).toBe(401)
  })

  it("answers with an error where the platform is away", async () => {
    const { url, headers } = await opened(() => Promise.reject(new Error("gone")))
    const body = JSON.stringify({ jsonrpc: "2.0", id: 7, method: "ping" })
    const answer = await fetch(url, { method: "POST", headers, body })
    expect(await answer.json()).toEqual({
      jsonrpc: "2.0",
      id: 7,
      error: { code: -32_603, message: "the platform does not answer" },
    })
  })
})
