import { fileURLToPath } from "node:url"
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio"
import { describe, expect, it, onTestFinished } from "vitest"
import { patient, request } from "../../../test/worker/turning.ts"
import { hostTools, writeDocumentTool } from "../../../output/facts/host-tools.ts"
import { taskModes } from "../../../output/facts/task-modes.ts"
import { openConnection } from "../../driver/transport/open.ts"
import type { TaskMode } from "../prompt/prompt.ts"
import { runTurn } from "../turn/turn.ts"
import type { TurnReport } from "../turn/turn.ts"
import { inputSchemaOf } from "./arguments.ts"
import { documentsInMemory, readType } from "./documents.ts"
import { openModeServer } from "./mode-server.ts"
import type { ModeServer } from "./mode-server.ts"

type Call = readonly [tool: string, given: unknown]
type Offer = "http" | "stdio" | "none"

const agent = fileURLToPath(new URL("../../../test/worker/agents/calling.js", import.meta.url))
const findings = { documentId: "d1", title: "Findings", type: "research", content: "The gate is old." } as const

async function served(): Promise<ModeServer> {
  const server = await openModeServer(documentsInMemory([findings]))
  onTestFinished(server.close)
  return server
}

/** A turn in a mode, by an agent that makes these calls. */
async function turned(
  mode: string,
  offer: Offer,
  calls: readonly Call[],
  host?: ModeServer,
  late: readonly Call[] = [],
): Promise<TurnReport> {
  const taskMode = mode as TaskMode
  const args = [agent, offer, JSON.stringify(calls), JSON.stringify({ late })]
  const launch = { command: process.execPath, args, cwd: "/", environment: { PATH: process.env["PATH"] ?? "" } }
  const turn = runTurn(
    (listener) => openConnection(launch, listener),
    {
      ...request,
      prompt: { ...request.prompt, taskMode },
      bundle: { ...request.bundle, version: 1, taskMode, runtimeAttempt: 0 },
      previous: null,
      history: [],
    },
    { permission: "deny", limits: patient, ...(host === undefined ? {} : { host }) },
  )
  return turn.report
}

/** What fits each tool. */
const fitting: { readonly [tool: string]: object } = {
  report_result: { summary: "Mended." },
  report_workflow_verdict: { verdict: "approved", reason: "It closes." },
  write_document: { title: "Plan", type: "design_doc", content: "# Plan" },
  list_documents: {},
  read_document: { documentId: "d1" },
}

describe("a mode of a task", () => {
  it("names only tools that the host gives", () => {
    const named = taskModes.flatMap(({ required, preferred }) => [required, preferred]).filter((name) => name !== null)
    expect(hostTools.map(({ literal }) => literal)).toEqual(expect.arrayContaining(named))
    expect(Object.keys(fitting)).toEqual(hostTools.map(({ literal }) => literal))
  })

  const cases = taskModes.flatMap(({ literal, required }) =>
    (["http", "stdio"] as const).map((offer) => [literal, offer, required] as const),
  )
  it.each(cases)("%s is kept by an agent that makes its call over %s", async (mode, offer, required) => {
    const host = await served()
    const calls: readonly Call[] = required === null ? [] : [[required, fitting[required]]]
    expect((await turned(mode, offer, calls, host)).outcome).toEqual({ kind: "succeeded" })
    expect([...host.called()]).toEqual(required === null ? [] : [required])
  })

  it.each(taskModes.filter(({ preferred }) => preferred !== null))(
    "$literal is told what came of it by an agent that makes the call that it had better make",
    async ({ literal, preferred }) => {
      const host = await served()
      const name = preferred ?? ""
      expect((await turned(literal, "http", [[name, fitting[name]]], host)).outcome).toEqual({ kind: "succeeded" })
      expect([...host.called()]).toEqual([name])
      expect(host.reported().result).toBe("Mended.")
    },
  )

  it.each(taskModes)(
    "$literal without a call fails where it requires one, with the hint",
    async ({ literal, required }) => {
      const { outcome } = await turned(literal, "http", [["list_documents", {}]], await served())
      if (required === null) return expect(outcome).toEqual({ kind: "succeeded" })
      expect(outcome).toMatchObject({
        kind: "incomplete",
        missing: required,
        hint: `A turn in ${literal} mode must call ${required}, and this one did not. Call it over MCP before the turn ends.`,
      })
    },
  )

  it("is not kept by a call with wrong arguments", async () => {
    const { outcome, turn } = await turned(
      "review",
      "http",
      [["report_workflow_verdict", { verdict: "fine", reason: "x" }]],
      await served(),
    )
    expect(outcome).toMatchObject({ kind: "incomplete", missing: "report_workflow_verdict" })
    expect(turn?.text).toBe("verdict must be one of approved, changes_requested.\n")
  })

  it("is not kept by what was called before its turn, nor by what is called after its end", async () => {
    const host = await served()
    const call: Call = ["report_workflow_verdict", fitting["report_workflow_verdict"]]
    expect((await turned("review", "http", [call], host)).outcome).toEqual({ kind: "succeeded" })
    expect(host.reported().verdict).toEqual({ verdict: "approved", reason: "It closes." })
    expect((await turned("review", "http", [], host)).outcome).toMatchObject({
      kind: "incomplete",
      hint: expect.stringContaining("never spoke to the host's MCP server"),
    })
    expect(host.reported().verdict).toBeNull()
    expect((await turned("review", "http", [], host, [call])).outcome).toMatchObject({ kind: "incomplete" })
    expect(host.reported().verdict).not.toBeNull()
  })

  it("says so where the agent never spoke to the server, and where there is none", async () => {
    const calls: readonly Call[] = [["write_document", fitting["write_document"]]]
    const unreached = await turned("plan", "none", calls, await served())
    expect(unreached.outcome).toMatchObject({ hint: expect.stringContaining("never spoke to the host's MCP server") })
    const none = await turned("plan", "none", calls)
    expect(none.outcome).toMatchObject({ hint: expect.stringContaining("gave the session no server") })
  })
})

describe("the host's server", () => {
  it.each(["http", "stdio"] as const)(
    "is one to the protocol's own client over %s, and keeps what it is told",
    async (way) => {
      const server = await served()
      const client = new Client({ name: "test", version: "1.0.0" })
      const { overHttp, overStdio } = server
      const headers = Object.fromEntries(overHttp.headers.map(({ name, value }) => [name, value]))
      await client.connect(
        way === "http"
          ? new StreamableHTTPClientTransport(new URL(overHttp.url), { requestInit: { headers } })
          : new StdioClientTransport({
              command: overStdio.command,
              args: [...overStdio.args],
              env: Object.fromEntries(overStdio.env.map(({ name, value }) => [name, value])),
            }),
      )
      expect((await client.listTools()).tools.map(({ name, description }) => [name, description])).toEqual(
        hostTools.map(({ literal, description }) => [literal, description]),
      )
      const say = async (name: string, given: object): Promise<unknown> => {
        const { content, isError } = await client.callTool({ name, arguments: { ...given } })
        return isError === true ? { wrong: content } : (content as readonly { readonly text?: string }[])[0]?.text
      }
      for (const [name, given] of Object.entries(fitting)) expect(await say(name, given)).toEqual(expect.any(String))
      expect(await say("write_document", { ...findings, content: "New." })).toBe("The document was written: d1")
      expect(await say("read_document", { documentId: "d1" })).toBe("New.")
      expect(JSON.parse((await say("list_documents", {})) as string)).toEqual([
        { documentId: "d1", title: "Findings", type: "research" },
        { documentId: "document-1", title: "Plan", type: "design_doc" },
      ])
      await client.close()
      expect(server.reported()).toEqual({
        result: "Mended.",
        verdict: { verdict: "approved", reason: "It closes." },
        written: ["document-1", "d1"],
      })
      expect([...server.called()].toSorted()).toEqual(Object.keys(fitting).toSorted())
    },
  )

  it("takes every type of document that the contract has, and tells the agent of them", () => {
    const { among } = writeDocumentTool.arguments.find(({ name }) => name === "type") ?? { among: [] }
    expect(among?.map((type) => readType(type))).toEqual(among?.map((type) => ({ ok: true, type })))
    const read = readType("poem")
    for (const type of among ?? []) expect(!read.ok && read.expected).toContain(type)
    expect(inputSchemaOf(writeDocumentTool.arguments)).toMatchObject({
      required: ["title", "type", "content"],
      properties: { type: { enum: among } },
    })
  })

  it.each<[string, unknown, string]>([
    ["report_result", { summary: " " }, "summary must not be empty."],
    ["report_result", undefined, "summary must be a text."],
    ["report_result", { summary: "x", more: "y" }, "There is an argument besides summary."],
    ["report_result", ["x"], "The arguments must be an object."],
    ["write_document", { title: "x", type: "poem", content: "y" }, "type must be one of"],
    ["write_document", { ...findings, documentId: "d9" }, "The task has no such document."],
    ["read_document", { documentId: "d9" }, "The task has no such document."],
    ["list_documents", { all: "yes" }, "There is an argument besides none."],
  ])("tells who calls %s with %j what is wrong, and counts nothing", async (name, given, text) => {
    const server = await served()
    const headers = Object.fromEntries(server.overHttp.headers.map(({ name: key, value }) => [key, value]))
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } })
    const answer = await (await fetch(server.overHttp.url, { method: "POST", headers, body })).json()
    expect(answer).toMatchObject({ result: { isError: true, content: [{ text: expect.stringContaining(text) }] } })
    expect(server.called().size).toBe(0)
    expect(server.reported()).toEqual({ result: null, verdict: null, written: [] })
  })

  it("tells who calls it that it could not be served, without the host's own words", async () => {
    const broken = { ...documentsInMemory(), list: () => Promise.reject(new Error("password=x")) }
    const server = await openModeServer(broken)
    onTestFinished(server.close)
    const { outcome, turn } = await turned("code", "http", [["list_documents", {}]], server)
    expect(outcome).toEqual({ kind: "succeeded" })
    expect(turn?.text).toBe("The host could not serve the call.\n")
    expect(server.called().size).toBe(0)
  })
})
