import Anthropic from "@anthropic-ai/sdk"
import { GoogleGenAI } from "@google/genai"
import OpenAI from "openai"
import { afterEach, describe, expect, it } from "vitest"
import type { Answer, Pace } from "./answer.ts"
import { openModelServer } from "./server.ts"
import type { ModelServer } from "./server.ts"
import { scripted } from "./script.ts"
import { shell } from "./shell.ts"

const model = "local-model"
const parameters = {
  type: "object",
  properties: { command: { type: "string" }, description: { type: "string" } },
  required: ["command", "description"],
}
const text = "北京 is fine, 😀 too."
const opened: ModelServer[] = []

/** What a client of some API made of an answer. */
interface Heard {
  readonly text: string
  readonly tool: unknown
  readonly usage: unknown
}

interface Client {
  readonly name: string
  readonly dialect: string
  /** Asks, or brings the result of the tool. */
  readonly ask: (url: string, stream: boolean, result?: string) => Promise<Heard>
}

const chat: Client = {
  name: "OpenAI's client of Chat Completions",
  dialect: "openai_chat",
  ask: async (url, stream, result) => {
    const client = new OpenAI({ baseURL: `${url}/v1`, apiKey: "run", maxRetries: 0 })
    const call = { id: "call_1", type: "function" as const, function: { name: "bash", arguments: "{}" } }
    const then =
      result === undefined
        ? []
        : [
            { role: "assistant" as const, content: null, tool_calls: [call] },
            { role: "tool" as const, tool_call_id: "call_1", content: result },
          ]
    const messages = [{ role: "user" as const, content: "hi" }, ...then]
    const tools = [{ type: "function" as const, function: { name: "bash", parameters } }]
    const answer = stream
      ? await client.chat.completions
          .stream({ model, messages, tools, stream_options: { include_usage: true } })
          .finalChatCompletion()
      : await client.chat.completions.create({ model, messages, tools })
    const said = answer.choices[0]?.message
    const called = said?.tool_calls?.[0]
    return {
      text: said?.content ?? "",
      tool: called?.type === "function" ? JSON.parse(called.function.arguments) : null,
      usage: answer.usage,
    }
  },
}

const responses: Client = {
  name: "OpenAI's client of Responses",
  dialect: "openai_responses",
  ask: async (url, stream, result) => {
    const client = new OpenAI({ baseURL: `${url}/v1`, apiKey: "run", maxRetries: 0 })
    const then =
      result === undefined
        ? []
        : [
            { type: "function_call" as const, call_id: "call_1", name: "bash", arguments: "{}" },
            { type: "function_call_output" as const, call_id: "call_1", output: result },
          ]
    const input = [{ role: "user" as const, content: "hi" }, ...then]
    const tools = [{ type: "function" as const, name: "bash", parameters, strict: false }]
    const answer = stream
      ? await client.responses.stream({ model, input, tools }).finalResponse()
      : await client.responses.create({ model, input, tools })
    if (answer.status === "failed") throw new Error(answer.error?.message)
    const [called] = answer.output.flatMap((item) => (item.type === "function_call" ? [item.arguments] : []))
    return {
      text: answer.output_text,
      tool: called === undefined ? null : JSON.parse(called),
      usage: answer.usage,
    }
  },
}

const messages = (beta: boolean): Client => ({
  name: `Anthropic's client of Messages${beta ? " with ?beta=true" : ""}`,
  dialect: "anthropic_messages",
  ask: async (url, stream, result) => {
    const client = new Anthropic({ baseURL: url, apiKey: "run", maxRetries: 0 })
    const then =
      result === undefined
        ? []
        : [
            {
              role: "assistant" as const,
              content: [{ type: "tool_use" as const, id: "toolu_1", name: "bash", input: {} }],
            },
            {
              role: "user" as const,
              content: [{ type: "tool_result" as const, tool_use_id: "toolu_1", content: result }],
            },
          ]
    const asked = {
      model,
      max_tokens: 100,
      messages: [{ role: "user" as const, content: "hi" }, ...then],
      tools: [{ name: "bash", input_schema: parameters as Anthropic.Tool.InputSchema }],
    }
    const plain = (): Promise<Anthropic.Message> =>
      stream ? client.messages.stream(asked).finalMessage() : client.messages.create(asked)
    const inBeta = (): Promise<Anthropic.Beta.BetaMessage> =>
      stream ? client.beta.messages.stream(asked).finalMessage() : client.beta.messages.create(asked)
    const { content, usage } = await (beta ? inBeta() : plain())
    const [block] = content
    return {
      text: block?.type === "text" ? block.text : "",
      tool: block?.type === "tool_use" ? block.input : null,
      usage,
    }
  },
})

const google: Client = {
  name: "Google's client of generateContent",
  dialect: "google_generate_content",
  ask: async (url, stream, result) => {
    const client = new GoogleGenAI({ apiKey: "run", httpOptions: { baseUrl: url } })
    const then =
      result === undefined
        ? []
        : [
            { role: "model", parts: [{ functionCall: { name: "bash", args: {} } }] },
            { role: "user", parts: [{ functionResponse: { name: "bash", response: { output: result } } }] },
          ]
    const asked = {
      model,
      contents: [{ role: "user", parts: [{ text: "hi" }] }, ...then],
      config: { tools: [{ functionDeclarations: [{ name: "bash", parametersJsonSchema: parameters }] }] },
    }
    const heard: { text: string; tool: unknown; usage: unknown } = { text: "", tool: null, usage: null }
    const parts = stream
      ? await client.models.generateContentStream(asked)
      : [await client.models.generateContent(asked)]
    for await (const part of parts) {
      const [called] = part.functionCalls ?? []
      if (called !== undefined) heard.tool = called.args
      else heard.text += part.text ?? ""
      heard.usage = part.usageMetadata ?? heard.usage
    }
    return heard
  },
}

const clients = [chat, responses, messages(false), messages(true), google]

async function serverOf(...answers: readonly Answer[]): Promise<ModelServer> {
  const server = await openModelServer({ answers: scripted(answers) })
  opened.push(server)
  return server
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()))
})

const tokens = { input: 123, output: 45 }
/** Bodies in one piece for each event, and cut at every place there is. */
const paces: readonly Pace[] = [{}, { pieceBytes: 1 }, { pieceBytes: 7 }]

describe.each(clients)("$name", ({ ask, dialect }) => {
  it.each([true, false])("reads text and usage, in whatever pieces they come, streaming: %s", async (stream) => {
    for (const pace of paces) {
      const server = await serverOf({ kind: "text", text, tokens, pace })
      const heard = await ask(server.url, stream)
      expect(heard.text).toBe(text)
      const [call, ...more] = server.served.ofRun("run")
      expect(more).toEqual([])
      expect(call).toMatchObject({ dialect, stream, outcome: "answered", status: 200, requestedModel: model })
      expect(Object.values(heard.usage as object)).toEqual(expect.arrayContaining([tokens.input, tokens.output]))
      expect(heard.usage).toMatchObject(call?.usage as object)
    }
  })

  it.each([true, false])("calls the tool, and then reads a text, streaming: %s", async (stream) => {
    const server = await serverOf(shell("ls -l"), { kind: "text", text })
    const heard = await ask(server.url, stream)
    expect(heard).toMatchObject({ text: "", tool: { command: "ls -l", description: "run a command" } })
    expect(await ask(server.url, stream, "total 0")).toMatchObject({ text, tool: null })
  })

  it.each([true, false])("reads an answer that holds nothing, streaming: %s", async (stream) => {
    const server = await serverOf({ kind: "empty" })
    expect(await ask(server.url, stream)).toMatchObject({ text: "", tool: null })
  })

  it.each([true, false])("fails with the status of a failure and reads its message, streaming: %s", async (stream) => {
    for (const status of [400, 401, 403, 404, 429, 500, 503, 529]) {
      const server = await serverOf({ kind: "failure", status, message: "the reason" })
      const failed = await ask(server.url, stream).catch((error: unknown) => error)
      expect(failed).toMatchObject({ status })
      expect(String(failed)).toContain("the reason")
      expect(server.calls()).toMatchObject([{ outcome: "failed", status, usage: null }])
    }
  })

  it.each([true, false])("fails where the answer is cut, streaming: %s", async (stream) => {
    const server = await serverOf({ kind: "cut", text })
    await expect(ask(server.url, stream)).rejects.toThrow()
    expect(server.calls()).toMatchObject([{ outcome: "cut", status: 200 }])
  })

  it.each([true, false])("fails where the answer is malformed, streaming: %s", async (stream) => {
    const server = await serverOf({ kind: "malformed", text })
    await expect(ask(server.url, stream)).rejects.toThrow()
    expect(server.calls()).toMatchObject([{ outcome: "failed", status: 200 }])
  })

  it.each([true, false])("fails where the answer breaks with an error, streaming: %s", async (stream) => {
    const server = await serverOf({ kind: "broken", text, message: "the reason", pace: { between: 20 } })
    await expect(ask(server.url, stream)).rejects.toThrow(/the reason/)
    expect(server.calls()).toMatchObject([{ outcome: "failed", status: stream ? 200 : 500 }])
  })
})
