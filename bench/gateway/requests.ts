/** What the provider is to do with a request; it finds the word at the beginning of the body. */
export type Kind = "json" | "events" | "timed" | "held"

/** Where a request goes, and as whom. */
export interface Entrance {
  readonly port: number
  readonly target: string
  readonly headers: readonly string[]
}

/** The body of a request of so many bytes, as a chat completion's client writes it. */
function bodyOf(kind: Kind, size: number): string {
  const streams = kind === "json" ? "" : '"stream":true,"stream_options":{"include_usage":true},'
  const head = `{"model":"default",${streams}"user":"${kind}","messages":[{"role":"user","content":"`
  const tail = '"}],"tools":[{"type":"function","function":{"name":"t","parameters":{"type":"object"}}}]}'
  return `${head}${"text ".repeat(Math.ceil(size / 5)).slice(0, Math.max(0, size - head.length - tail.length))}${tail}`
}

/** A request in its frame. */
export function requestBytes({ target, headers }: Entrance, kind: Kind, size = 1_024): Buffer {
  const body = bodyOf(kind, size)
  const lines = [`POST ${target} HTTP/1.1`, "host: gateway.example", "content-type: application/json", ...headers]
  return Buffer.from(`${lines.join("\r\n")}\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
}
