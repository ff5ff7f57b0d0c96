import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { onTestFinished } from "vitest"

/** A message as it stood on the wire. */
export interface Message {
  readonly id?: unknown
  readonly method?: string
  readonly params?: { readonly [member: string]: unknown; readonly update?: { readonly [member: string]: unknown } }
  readonly result?: { readonly [member: string]: unknown }
  readonly error?: { readonly code: number; readonly message: string }
}

/** A client that sends what it is told to, and keeps everything that comes. It knows nothing of the driver. */
export interface RawClient {
  /** Everything that came, in order. */
  readonly came: Message[]
  readonly send: (message: object | string) => void
  /** Asks, and gives the answer. */
  readonly ask: (method: string, params: object) => Promise<Message>
  /** The first message that fits, among those that came or that are still to come. */
  readonly until: (fits: (message: Message) => boolean) => Promise<Message>
  /** Ends the agent's input, and gives its exit code. */
  readonly end: () => Promise<number | null>
}

/** Starts an agent of this folder in Node; it is gone when the test ends. */
export function rawClient(script: string, flags: readonly string[] = [], environment: object = {}): RawClient {
  const env = { PATH: process.env["PATH"], ...environment } as NodeJS.ProcessEnv
  const path = `${import.meta.dirname}/${script}`
  const child = spawn(process.execPath, [path, ...flags], { env, stdio: ["pipe", "pipe", "inherit"] })
  onTestFinished(() => void child.kill("SIGKILL"))
  const exited = new Promise<number | null>((resolve) => child.on("close", resolve))
  const came: Message[] = []
  const waiting = new Set<() => void>()
  createInterface({ input: child.stdout }).on("line", (line) => {
    came.push(JSON.parse(line) as Message)
    for (const look of waiting) look()
  })
  const until = (fits: (message: Message) => boolean): Promise<Message> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = came.find(fits)
        if (found === undefined) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  let asks = 0
  const send = (message: object | string): void =>
    void child.stdin.write(
      `${typeof message === "string" ? message : JSON.stringify({ jsonrpc: "2.0", ...message })}\n`,
    )
  return {
    came,
    send,
    until,
    ask: (method, params) => {
      const id = ++asks
      send({ id, method, params })
      return until((message) => message.id === id && message.method === undefined)
    },
    end: () => {
      child.stdin.end()
      return exited
    },
  }
}

/** Starts an agent, and opens a session with it. */
export async function opened(flags: readonly string[] = [], granted: object = {}, script = "reference/main.js") {
  const client = rawClient(script, flags)
  const hello = await client.ask("initialize", { protocolVersion: 1 })
  const answer = await client.ask("session/new", { cwd: "/tmp", mcpServers: [], _meta: granted })
  const sessionId = answer.result?.["sessionId"]
  const prompt = (text: string): Promise<Message> =>
    client.ask("session/prompt", { sessionId, prompt: [{ type: "text", text }] })
  return { ...client, hello, answer, sessionId, prompt }
}

/** What stood in the updates of a client's session, by kind. */
export function updatesOf(came: readonly Message[], kind: string): readonly { readonly [member: string]: unknown }[] {
  return came.flatMap(({ params }) => (params?.update?.["sessionUpdate"] === kind ? [params.update] : []))
}
