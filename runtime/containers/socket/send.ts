import { request } from "node:http"
import type { Readable } from "node:stream"
import type { StopSignal } from "../../stop-signal.ts"
import type { Done } from "../engine.ts"
import type { SocketRequest } from "./requests.ts"

/** What goes along with a request, and who hears of its answer. */
export interface SendTerms {
  readonly body?: Readable | Uint8Array
  readonly signal?: StopSignal | undefined
  /** Each message of an answer that comes in several. */
  readonly heard?: (message: unknown) => void
}

/** The most that is kept of an answer, in bytes. */
const most = 8_000_000

/**
 * Sends a request over a Unix socket. The answer is its messages: one, or several where the engine tells how it goes on. An
 * error is what the engine says in it, also where that comes at the end of a stream that began well.
 */
export function send(
  socketPath: string,
  asked: SocketRequest,
  terms: SendTerms = {},
): Promise<Done<readonly unknown[]> & { readonly status?: number }> {
  const { body, signal, heard } = terms
  if (signal?.aborted === true) return Promise.resolve(interrupted)
  return new Promise((resolve) => {
    const json = asked.json === undefined ? null : JSON.stringify(asked.json)
    const type = json === null ? "application/x-tar" : "application/json"
    const headers = {
      host: "engine",
      // Nobody's credentials: a push wants to be told that there are none.
      "x-registry-auth": "e30=",
      ...(json === null && body === undefined ? {} : { "content-type": type }),
    }
    const { method, path } = asked
    const going = request({ socketPath, method, path, headers }, (response) => {
      const messages: unknown[] = []
      let [line, bytes] = ["", 0]
      const take = (text: string): void => {
        if (text.trim() === "") return
        const message = parsed(text)
        messages.push(message)
        heard?.(message)
      }
      response.setEncoding("utf8").on("data", (text: string) => {
        bytes += text.length
        if (bytes > most) return
        const lines = (line + text).split("\n")
        line = lines.pop() ?? ""
        for (const each of lines) take(each)
      })
      response.on("end", () => {
        take(line)
        const status = response.statusCode ?? 0
        const error = messages.map(errorIn).find((each) => each !== null) ?? null
        if (status >= 400 || error !== null) settle({ ok: false, what: error ?? `it answered with ${status}`, status })
        else settle({ ok: true, value: messages, status })
      })
      response.on("error", ({ message }) => settle({ ok: false, what: message }))
    })
    const stop = (): void => void going.destroy(new Error("it was interrupted"))
    const settle = (done: Awaited<ReturnType<typeof send>>): void => {
      signal?.removeEventListener("abort", stop)
      resolve(done)
    }
    signal?.addEventListener("abort", stop)
    going.on("error", ({ message }) => settle({ ok: false, what: message }))
    if (json !== null) going.end(json)
    else if (body instanceof Uint8Array) going.end(body)
    else if (body === undefined) going.end()
    else body.on("error", (error) => going.destroy(error)).pipe(going)
  })
}

const interrupted = { ok: false, what: "it was interrupted" } as const

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function errorIn(message: unknown): string | null {
  const { error, message: says } = Object(message) as { readonly error?: unknown; readonly message?: unknown }
  if (typeof error === "string") return error.trim()
  return typeof says === "string" && says !== "" && !("stream" in Object(message)) ? says.trim() : null
}
