import { spawn } from "node:child_process"
import { once } from "node:events"
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio"
import type { Transport } from "@modelcontextprotocol/client"
import { describe, expect, it, onTestFinished } from "vitest"
import { probeTool } from "../platform.ts"
import { locusOf } from "./locus.ts"
import { openProbeServer } from "./server.ts"
import type { Locus, ProbeServer } from "./server.ts"

interface Stdio {
  readonly command: string
  readonly args: readonly string[]
  readonly env: readonly { readonly name: string; readonly value: string }[]
}

/** The variables that a program is given. */
function environmentOf({ env }: Pick<Stdio, "env">): Record<string, string> {
  return Object.fromEntries(env.map(({ name, value }) => [name, value]))
}

interface Http {
  readonly url: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
}

async function opened(locus: Locus = async () => null): Promise<ProbeServer> {
  const server = await openProbeServer(locus)
  onTestFinished(server.close)
  return server
}

const transports: readonly (readonly [string, (server: ProbeServer) => Transport])[] = [
  [
    "over HTTP",
    ({ overHttp }) => {
      const { url, headers } = overHttp as Http
      const given = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
      return new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: given } })
    },
  ],
  [
    "by a program that it starts",
    ({ overStdio }) => {
      const { command, args } = overStdio
      return new StdioClientTransport({ command, args: [...args], env: environmentOf(overStdio) })
    },
  ],
]

describe("the platform's server of one tool", () => {
  it.each(transports)("is one to the protocol's own client, %s", async (_, transport) => {
    const server = await opened()
    const client = new Client({ name: "test", version: "1.0.0" })
    await client.connect(transport(server))
    await client.ping()
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([probeTool])
    const { content, isError } = await client.callTool({ name: probeTool, arguments: {} })
    expect({ content, isError }).toEqual({
      content: [{ type: "text", text: "Served by the platform, call 1." }],
      isError: false,
    })
    await client.close()
    expect(server.served()).toEqual({ inside: 1, outside: 0 })
  })

  it.skipIf(process.platform !== "linux")(
    "counts as outside what a process calls that is none of the agent's",
    async () => {
      const stranger = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" })
      onTestFinished(() => void stranger.kill())
      const called = async (agent: number | undefined): Promise<unknown> => {
        const server = await opened(locusOf(() => agent ?? null))
        const { url, headers } = server.overHttp as Http
        const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: probeTool } })
        const given = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
        expect((await fetch(url, { method: "POST", headers: given, body })).status).toBe(200)
        return server.served()
      }
      expect(await called(process.pid)).toEqual({ inside: 1, outside: 0 })
      expect(await called(stranger.pid)).toEqual({ inside: 0, outside: 1 })
    },
  )

  it("is reached by a program that ends with its input, and when the server has gone", async () => {
    const ends = async (isOpen: boolean): Promise<unknown> => {
      const server = await opened()
      const { command, args, env } = server.overStdio as Stdio
      if (!isOpen) await server.close()
      const child = spawn(command, args, { env: environmentOf({ env }), stdio: ["pipe", "ignore", "ignore"] })
      const closed = once(child, "close")
      child.stdin.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n')
      if (isOpen) child.stdin.end()
      const [code] = (await closed) as readonly unknown[]
      return code
    }
    expect(await ends(true)).toBe(0)
    expect(await ends(false)).toBe(1)
  })

  it("tells nobody who lists processes its bearer", async () => {
    const { overHttp, overStdio } = await opened()
    const [header] = (overHttp as Http).headers
    const bearer = header?.value.replace("Bearer ", "") ?? ""
    expect(environmentOf(overStdio as Stdio)).toEqual({ MCP_BRIDGE_BEARER: bearer })
    expect(bearer).toHaveLength(36)
    expect(JSON.stringify(overStdio.args)).not.toContain(bearer)
  })

  it("serves nobody without its bearer, no page, and nothing but POST", async () => {
    const server = await opened()
    const { url, headers } = server.overHttp as Http
    const bearer = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: probeTool } })
    const status = async (given: RequestInit, target = url): Promise<number> => (await fetch(target, given)).status
    expect(await status({ method: "POST", body })).toBe(401)
    expect(await status({ method: "POST", body, headers: { ...bearer, origin: "https://example.com" } })).toBe(401)
    expect(await status({ method: "POST", body, headers: bearer }, `${url}/other`)).toBe(401)
    expect(await status({ method: "GET", headers: bearer })).toBe(405)
    expect(await status({ method: "DELETE", headers: bearer })).toBe(204)
    expect(await status({ method: "POST", body: "{", headers: bearer })).toBe(400)
    await expect(status({ method: "POST", body: " ".repeat(5 << 20), headers: bearer })).rejects.toThrow("fetch failed")
    expect(server.served()).toEqual({ inside: 0, outside: 0 })
  })
})
