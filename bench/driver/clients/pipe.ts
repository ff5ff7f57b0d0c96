import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { launch } from "./client.ts"
import type { BenchAgent } from "./client.ts"

/** The least that anybody can do: lines, `JSON.parse`, and a count. Nothing is checked, and nothing is held to any time. */
export async function pipe(): Promise<BenchAgent> {
  const child = spawn(launch.command, launch.args, { stdio: ["pipe", "pipe", "ignore"] })
  const open = new Map<number, (result: unknown) => void>()
  const counts = new Map<string, number>()
  let ids = 0
  createInterface({ input: child.stdout }).on("line", (line) => {
    const message = JSON.parse(line) as { id?: number; result: unknown; params: { sessionId: string } }
    if (message.id === undefined) {
      const { sessionId } = message.params
      counts.set(sessionId, (counts.get(sessionId) ?? 0) + 1)
    } else open.get(message.id)?.(message.result)
  })
  const ask = (method: string, params: unknown): Promise<unknown> =>
    new Promise((resolve) => {
      open.set(++ids, resolve)
      child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: ids, method, params })}\n`)
    })
  await ask("initialize", { protocolVersion: 1, clientCapabilities: {} })
  return {
    open: async () => {
      const { sessionId } = (await ask("session/new", { cwd: "/", mcpServers: [] })) as { sessionId: string }
      return {
        turn: async () => {
          counts.set(sessionId, 0)
          await ask("session/prompt", { sessionId, prompt: [{ type: "text", text: "go" }] })
          return counts.get(sessionId) ?? 0
        },
      }
    },
    close: () =>
      new Promise((resolve) => {
        child.once("close", () => resolve())
        child.stdin.end()
      }),
  }
}
