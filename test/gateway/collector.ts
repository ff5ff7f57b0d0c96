import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** A span as OTLP writes it in JSON. */
export interface WrittenSpan {
  readonly name: string
  readonly kind: number
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly status: { readonly code?: number }
  readonly attributes: readonly {
    readonly key: string
    readonly value: { readonly stringValue?: string; readonly intValue?: number; readonly doubleValue?: number }
  }[]
}

/** A collector of spans that keeps whatever comes. */
export interface Collector {
  readonly endpoint: string
  /** Every body and header that came, as it came. */
  readonly text: () => string
  readonly spans: () => readonly WrittenSpan[]
  readonly close: () => Promise<void>
}

interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly WrittenSpan[] }[] }[]
}

/** Starts a collector on a free port of the loopback. */
export async function startCollector(): Promise<Collector> {
  const bodies: string[] = []
  const heads: string[] = []
  const server = createServer((request, response) => {
    heads.push(request.rawHeaders.join("\n"))
    let body = ""
    request.setEncoding("utf8").on("data", (text: string) => (body += text))
    request.on("end", () => {
      bodies.push(body)
      response.writeHead(200, { "content-type": "application/json" }).end("{}")
    })
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    text: () => [...heads, ...bodies].join("\n"),
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Export).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
