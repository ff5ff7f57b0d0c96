import { spawn } from "node:child_process"
import { describe, expect, it, onTestFinished } from "vitest"
import { chunk, opening, scripted } from "./scripted.ts"

describe("a scripted agent", () => {
  it("answers what it was told to, in the order of its script, and writes down what it read", async () => {
    const agent = scripted([
      ...opening,
      { expect: "session/prompt" },
      {
        together: [{ update: { sessionUpdate: "plan" } }, { answer: { stopReason: "end_turn" }, to: "session/prompt" }],
      },
      chunk("late"),
      { send: { jsonrpc: "2.0", id: { $id: "initialize" }, result: null } },
    ])
    onTestFinished(agent.remove)
    const child = spawn(agent.command, agent.args, { cwd: agent.cwd, env: agent.environment })
    const methods = ["initialize", "session/new", "session/prompt"]
    child.stdin.end(methods.map((method, id) => `${JSON.stringify({ jsonrpc: "2.0", id, method })}\n`).join(""))
    let output = ""
    child.stdout.on("data", (data: Buffer) => (output += data.toString()))
    const code = await new Promise((resolve) => child.on("close", resolve))
    expect(code).toBe(0)
    expect(
      output
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as unknown),
    ).toMatchObject([
      { id: 0, result: { protocolVersion: 1 } },
      { id: 1, result: { sessionId: "s1" } },
      { method: "session/update", params: { sessionId: "s1", update: { sessionUpdate: "plan" } } },
      { id: 2, result: { stopReason: "end_turn" } },
      { params: { update: { content: { text: "late" } } } },
      { id: 0, result: null },
    ])
    expect(agent.received()).toMatchObject(methods.map((method, id) => ({ id, method })))
  })
})
