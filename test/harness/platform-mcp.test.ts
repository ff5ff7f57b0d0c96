import { mkdtempSync, rmSync } from "node:fs"
import { connect, createServer } from "node:net"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { probeTool } from "../../runtime/conformance/platform.ts"
import { answerPlatform, openPlatformDoor } from "../../runtime/platform-mcp/index.ts"
import type { Served } from "../../runtime/platform-mcp/index.ts"
import { driven } from "./driven.ts"

/** Gives a harness the platform's server, and says what it was served and what tools it tells of. */
async function told(script: string) {
  const folder = mkdtempSync(join(tmpdir(), "platform-"))
  const served: Served[] = []
  const take = async (each: Served): Promise<boolean> => served.push(each) > 0
  const door = await openPlatformDoor(join(folder, "s"), (message) => answerPlatform(message, { take }))
  const relay = createServer((inner) => {
    const outer = connect(join(folder, "s"))
    for (const [one, other] of [
      [inner, outer],
      [outer, inner],
    ] as const)
      one.on("error", () => other.destroy()).on("close", () => other.destroy())
    inner.pipe(outer).pipe(inner)
  })
  await new Promise<void>((ready) => relay.listen(0, "127.0.0.1", ready))
  onTestFinished(async () => {
    await door.close()
    await new Promise((closed) => relay.close(closed))
    rmSync(folder, { recursive: true })
  })
  const { opened } = await driven(script)
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure))
  const url = `http://127.0.0.1:${(relay.address() as AddressInfo).port}${door.path}`
  const headers = [{ name: "Authorization", value: `Bearer ${door.bearer}` }]
  const made = await opened.agent.newSession({
    cwd: "/tmp",
    mcpServers: [{ type: "http", name: "checkfu", url, headers }],
  })
  if (!made.ok) throw new Error(JSON.stringify(made.failure))
  const { tools } = await made.value.prompt(`Call the tool ${probeTool}, once.`).result
  return { served: served.map(({ method }) => method), tools: tools.map(({ title, status }) => ({ title, status })) }
}

describe("the platform's tools in a session", () => {
  it("are called by a harness that is given them", async () => {
    expect(await told("reference/main.js")).toEqual({
      served: ["initialize", "tools/list", "tools/call"],
      tools: [{ title: probeTool, status: "completed" }],
    })
  })

  it("are only told of by one that narrates", async () => {
    const { served, tools } = await told("narrating.js")
    expect(tools).toEqual([{ title: probeTool, status: "completed" }])
    expect(served).not.toContain("tools/call")
  })
})
