import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** A stand-in for a provider on the loopback: it answers every chat, and counts the requests by path. */
export async function standIn(): Promise<{
  readonly origin: string
  readonly asked: readonly string[]
  readonly close: () => void
}> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    request.resume().on("end", () => {
      response.setHeader("content-type", "application/json")
      response.end(
        JSON.stringify({
          id: "chat-1",
          model: "song-1",
          choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "A song." } }],
          usage: { prompt_tokens: 9, completion_tokens: 3, total_tokens: 12 },
        }),
      )
    })
  })
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, asked, close: () => void server.close() }
}
