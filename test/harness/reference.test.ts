import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { Ajv2020 } from "ajv/dist/2020.js"
import { describe, expect, it, onTestFinished } from "vitest"
import { filesBelow } from "../files.ts"
import { opened, rawClient, updatesOf } from "./client.ts"
import type { Message } from "./client.ts"

const root = join(import.meta.dirname, "../..")
const protocol = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
protocol.addSchema(JSON.parse(readFileSync(join(root, "catalog/acp/v1/schema.json"), "utf8")) as object, "acp")

/** Holds every update and permission request to the pinned schema. */
function expectValid(came: readonly Message[]): void {
  const definitions: { readonly [method: string]: string } = {
    "session/update": "SessionNotification",
    "session/request_permission": "RequestPermissionRequest",
  }
  for (const { method = "", params } of came) {
    const definition = definitions[method]
    if (definition === undefined) continue
    const accepts = protocol.compile({ $ref: `acp#/$defs/${definition}` })
    expect(accepts(params), `${JSON.stringify(params)} ${JSON.stringify(accepts.errors)}`).toBe(true)
  }
}

/** Every key of an extension that stood in what came, without the contract's prefix. */
function keysIn(came: readonly Message[]): readonly string[] {
  return [...new Set(JSON.stringify(came).match(/(?<="checkfu\.)\w+/g))].toSorted()
}

describe("the reference harness", () => {
  it("needs nobody's code, in ninety lines a file", () => {
    for (const path of filesBelow("test/harness/reference", ".js")) {
      const text = readFileSync(path, "utf8")
      expect(text.split("\n").length - 1, path).toBeLessThanOrEqual(90)
      for (const [, from] of text.matchAll(/^import .*?"([^"]+)"$/gm))
        expect(from).toMatch(/^(?:\.\/[a-z]+\.js|node:.*)$/)
    }
  })

  it("emits every extension that an agent may emit, each in a message that the protocol's schema accepts", async () => {
    const { prompt, came, end } = await opened([], { "checkfu.runtime_config": { context_window: 9000 } })
    await prompt("@delegate\n@think\n@plan\n@usage\n@tool grep\n@fail run_command\n@too_large")
    expect(keysIn(came)).toEqual(["capabilities", "journal_checkpoint", "subagent", "turn"])
    const again = await opened()
    await again.prompt("@compact")
    expect(keysIn(again.came)).toContain("compaction")
    expectValid([...came, ...again.came])
    expect(await end()).toBe(0)
  })

  it("is an ordinary agent where it is told to be one", async () => {
    const { prompt, came, ask, sessionId } = await opened(["--plain"])
    expect((await prompt("@delegate\n@compact")).result).toEqual({ stopReason: "end_turn" })
    expect(keysIn(came)).toEqual([])
    expect((await ask("_checkfu/session/interrupt", { sessionId })).error?.code).toBe(-32601)
  })

  it("asks for permission, and takes no for an answer", async () => {
    const { prompt, until, send, came } = await opened()
    const turn = prompt("@permission write_file")
    const { id } = await until(({ method }) => method === "session/request_permission")
    send({ id, result: { outcome: { outcome: "selected", optionId: "no" } } })
    await turn
    expect(updatesOf(came, "tool_call")).toEqual([])
    expect(updatesOf(came, "agent_message_chunk")).toMatchObject([
      { content: { text: "write_file was not permitted.\n" } },
    ])
    expectValid(came)
  })

  it("stops when it is cancelled, also while it waits for a permission", async () => {
    for (const words of ["@slow 1000", "@permission"]) {
      const { prompt, send, sessionId, until, came } = await opened()
      const turn = prompt(words)
      await until(({ method }) => method !== undefined)
      send({ method: "session/cancel", params: { sessionId } })
      expect((await turn).result).toMatchObject({ stopReason: "cancelled" })
      expectValid(came)
    }
  })

  it("takes input into a running turn, once for an id, and refuses it between turns", async () => {
    const { prompt, until, ask, came, sessionId } = await opened()
    const steer = (id: string, text: string) => ask("_checkfu/session/steer", { sessionId, idempotency_id: id, text })
    expect((await steer("a", "early")).result).toMatchObject({ status: "refused" })
    const turn = prompt("@slow 30")
    await until(({ method }) => method === "session/update")
    expect((await steer("b", "Hurry.")).result).toEqual({ status: "delivered" })
    expect((await steer("b", "Hurry.")).result).toEqual({ status: "delivered" })
    await turn
    expect(JSON.stringify(updatesOf(came, "agent_message_chunk")).match(/Heard: Hurry\./g)).toHaveLength(1)
    came.length = 0
    const queueing = prompt("@steering queued\n@slow 30")
    await until(({ method }) => method === "session/update")
    expect((await steer("c", "Later.")).result).toMatchObject({ status: "queued" })
    await queueing
    expect((await steer("", "no id")).error?.code).toBe(-32602)
  })

  it("drains a turn that is interrupted: subagents settle, and nothing follows the answer", async () => {
    const { prompt, until, ask, came, sessionId } = await opened()
    const turn = prompt("@delegate\n@slow 1000")
    await until(({ params }) => JSON.stringify(params ?? null).includes("started"))
    expect((await ask("_checkfu/session/interrupt", { sessionId })).result).toEqual({ status: "draining" })
    expect((await turn).result).toMatchObject({ stopReason: "end_turn" })
    expect(JSON.stringify(came)).toContain('"outcome":"cancelled"')
    expect(came.at(-1)).toMatchObject({ result: { stopReason: "end_turn" } })
  })

  it.each([
    [{ "checkfu.builtin_tools": { tools: [""] } }, "malformed"],
    [{ "checkfu.continuity": { mode: "fresh", why: "" } }, "malformed"],
    [{ "checkfu.runtime_config": { context_window: 0 } }, "malformed"],
    [{ "checkfu.output_schema": null }, "malformed"],
    [{ "checkfu.resume": { version: "1", state: null } }, "same_run_resume only"],
  ])("refuses a session that is granted %j", async (granted, why) => {
    const { answer } = await opened([], granted)
    expect(answer.error).toMatchObject({ code: -32602, message: expect.stringContaining(why) as string })
    const undeclaring = await opened(["--declare", "steer"], { "checkfu.builtin_tools": { tools: [] } })
    expect(undeclaring.answer.error?.message).toContain("is not supported")
  })

  it("holds itself to the tools that it is granted", async () => {
    const { prompt, came } = await opened([], { "checkfu.builtin_tools": { tools: ["grep"] } })
    await prompt("@tool write_file\n@tool grep")
    expect(updatesOf(came, "tool_call")).toMatchObject([{ title: "grep" }])
  })

  it.each(["submit_tool", "response_format"])("ends with a value that fits the schema, by %s", async (mechanism) => {
    const schema = { type: "object", required: ["verdict"], properties: { verdict: { enum: ["pass"] } } }
    const { prompt, came } = await opened(["--declare", `structured_output=${mechanism}`], {
      "checkfu.output_schema": schema,
    })
    await prompt("@say Done.")
    const text = JSON.stringify({ verdict: "pass" })
    if (mechanism === "submit_tool")
      expect(updatesOf(came, "tool_call").at(-1)).toMatchObject({ rawInput: { verdict: "pass" } })
    else expect(updatesOf(came, "agent_message_chunk").at(-1)).toMatchObject({ content: { type: "text", text } })
    expectValid(came)
  })

  it("goes on where its journal ends, in a process that has never seen it", async () => {
    const first = await opened()
    await first.prompt("The word is quartz.")
    const kept = updatesOf(first.came, "session_info_update").at(-1)?.["_meta"] as { readonly [key: string]: object }
    const { version, state } = kept["checkfu.journal_checkpoint"] as {
      readonly version: string
      readonly state: object
    }
    const second = await opened([], {
      "checkfu.continuity": { mode: "same_run_resume" },
      "checkfu.resume": { version, state },
    })
    await second.prompt("@recall")
    expect(JSON.stringify(second.came)).toContain("You said: The word is quartz.")
  })

  it("tells a history again when it is loaded, and not when it is resumed", async () => {
    const { prompt, came, ask, sessionId } = await opened()
    await prompt("Hello.")
    const place = { sessionId, cwd: "/tmp", mcpServers: [] }
    const before = came.length
    await ask("session/load", place)
    expect(came.slice(before).map(({ params }) => params?.update?.["sessionUpdate"])).toEqual([
      "user_message_chunk",
      "agent_message_chunk",
      undefined,
    ])
    const loaded = came.length
    await ask("session/resume", place)
    expect(came.length).toBe(loaded + 1)
    expect((await ask("session/close", { sessionId })).result).toEqual({})
    expect((await ask("session/load", { ...place, sessionId: "never" })).error?.code).toBe(-32002)
  })

  it("reads the files that were staged for a turn, in order", async () => {
    const { ask, came, sessionId } = await opened()
    const link = (name: string) => ({ type: "resource_link", name, uri: `file://${root}/${name}` })
    await ask("session/prompt", {
      sessionId,
      prompt: [link("LICENSE"), link("package.json"), { type: "text", text: "@nothing" }],
    })
    expect(updatesOf(came, "tool_call")).toMatchObject([{ title: "Read LICENSE" }, { title: "Read package.json" }])
    expect(JSON.stringify(came)).toContain("package.json: {")
  })

  it("asks the model that it is pointed at, and fails the turn where that fails", async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? "")
      response.statusCode = asked.length === 2 || asked.length === 3 ? 500 : 200
      response.end(JSON.stringify({ choices: [{ message: { role: "assistant", content: "From the model." } }] }))
    }).listen(0, "127.0.0.1")
    onTestFinished(() => void server.close())
    await new Promise((resolve) => server.on("listening", resolve))
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    const client = rawClient("reference/main.js", [], { OPENAI_BASE_URL: base })
    await client.ask("initialize", { protocolVersion: 1 })
    const { result } = await client.ask("session/new", { cwd: "/tmp", mcpServers: [] })
    const prompt = { ...result, prompt: [{ type: "text", text: "Hello." }] }
    expect((await client.ask("session/prompt", prompt)).result).toMatchObject({ stopReason: "end_turn" })
    expect(updatesOf(client.came, "agent_message_chunk")).toMatchObject([{ content: { text: "From the model." } }])
    expect((await client.ask("session/prompt", prompt)).error?.message).toContain("500")
    expect(asked).toEqual(["/v1/chat/completions", "/v1/chat/completions", "/v1/chat/completions"])
  })

  it("answers what it cannot read, does not serve or is not ready for", async () => {
    const { ask, send, until, prompt, sessionId } = await opened()
    send("{")
    expect((await until(({ id }) => id === null)).error?.code).toBe(-32700)
    expect((await ask("_nobody/knows", {})).error?.code).toBe(-32601)
    send({ method: "_nobody/knows", params: {} })
    const turn = prompt("@slow 20")
    expect((await ask("session/prompt", { sessionId, prompt: [] })).error?.code).toBe(-32600)
    await turn
    expect((await ask("initialize", { protocolVersion: "1" })).error?.code).toBe(-32602)
    expect((await ask("initialize", { protocolVersion: 65_535 })).result).toMatchObject({ protocolVersion: 1 })
    expect((await rawClient("reference/main.js").ask("session/new", {})).error?.code).toBe(-32600)
  })

  it("keeps to every golden exchange of the author kit", () => {
    const kit = join(root, "output/author-kit")
    const agent = join(import.meta.dirname, "reference/main.js")
    const words = ["runners/run.mjs", "checkfu", "onehorizon", "--", process.execPath, agent]
    const { stdout, status } = spawnSync(process.execPath, words, { cwd: kit, encoding: "utf8" })
    expect(stdout.trimEnd().split("\n").at(-1)).toMatch(/^\d\d passed, 0 failed, 0 skipped$/)
    expect(status).toBe(0)
  })

  it("says the same under any name, but for the name", async () => {
    const told = async (name: string): Promise<string> => {
      const { prompt, came } = await opened(["--frozen", "--name", name])
      await prompt("@delegate\n@tool\n@compact\n@plan")
      return JSON.stringify(came).replaceAll(name, "NAME")
    }
    expect(await told("codex")).toBe(await told("an-agent-of-mine"))
  })
})
