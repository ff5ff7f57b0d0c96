import { spawn } from "node:child_process"
import { Readable, Writable } from "node:stream"
import { client, methods, ndJsonStream } from "@agentclientprotocol/sdk"
import { launch } from "./client.ts"
import type { BenchAgent } from "./client.ts"

/** The official SDK's client over a process that we start for it. */
export async function sdk(): Promise<BenchAgent> {
  const child = spawn(launch.command, launch.args, { stdio: ["pipe", "pipe", "ignore"] })
  const counts = new Map<string, number>()
  const stream = ndJsonStream(
    Writable.toWeb(child.stdin) as WritableStream<Uint8Array>,
    Readable.toWeb(child.stdout) as ReadableStream<Uint8Array>,
  )
  const connection = client({ name: "bench" })
    .onNotification(methods.client.session.update, ({ params: { sessionId } }) => {
      counts.set(sessionId, (counts.get(sessionId) ?? 0) + 1)
    })
    .connect(stream)
  const { agent } = connection
  await agent.request(methods.agent.initialize, { protocolVersion: 1, clientCapabilities: {} })
  return {
    open: async () => {
      const { sessionId } = await agent.request(methods.agent.session.new, { cwd: "/", mcpServers: [] })
      return {
        turn: async () => {
          counts.set(sessionId, 0)
          await agent.request(methods.agent.session.prompt, { sessionId, prompt: [{ type: "text", text: "go" }] })
          return counts.get(sessionId) ?? 0
        },
      }
    },
    close: () =>
      new Promise((resolve) => {
        child.once("close", () => resolve())
        connection.close()
        child.stdin.end()
      }),
  }
}
