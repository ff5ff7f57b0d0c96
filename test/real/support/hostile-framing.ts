/** A whole message in an unusual or malformed frame. */
export interface HostileFraming {
  readonly name: string
  /** The bytes, as latin1. */
  readonly bytes: string
  /** The body that may reach the gateway if the edge takes the message, and frames it anew; null: it must not. */
  readonly body: string | null
}

const listed = "POST /v1/messages HTTP/1.1"
const host = "host: edge.example"
const body = '{"a":1}'
const sized = `content-length: ${body.length}`
const chunkedBody = `7\r\n${body}\r\n0\r\n\r\n`
const smuggled = "POST /v1/files HTTP/1.1\r\nhost: edge.example\r\ncontent-length: 0\r\n\r\n"

function message(lines: readonly string[], rest: string = body): string {
  return `${[...lines, "connection: close"].join("\r\n")}\r\n\r\n${rest}`
}

function refused(name: string, bytes: string): HostileFraming {
  return { name, bytes, body: null }
}

function framedAnew(name: string, bytes: string, kept: string = body): HostileFraming {
  return { name, bytes, body: kept }
}

/** Messages that two readers could take for different ones. */
export const hostileFraming: readonly HostileFraming[] = [
  refused("HTTP/0.9", "GET /v1/models\r\n"),
  refused("HTTP/0.9 with a body", `POST /v1/messages\r\n\r\n${body}`),
  refused("HTTP/1.0", message(["POST /v1/messages HTTP/1.0", host, sized])),
  refused("HTTP/1.0 without a host", message(["POST /v1/messages HTTP/1.0", sized])),
  refused("HTTP/1.2", message(["POST /v1/messages HTTP/1.2", host, sized])),
  refused("HTTP/2.0 by name", message(["POST /v1/messages HTTP/2.0", host, sized])),
  refused("HTTP/01.1", message(["POST /v1/messages HTTP/01.1", host, sized])),
  refused("a protocol in lower case", message(["POST /v1/messages http/1.1", host, sized])),
  refused("HTTP/2 without being asked", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0"),
  framedAnew("two spaces after the method", message(["POST  /v1/messages HTTP/1.1", host, sized])),
  framedAnew("two spaces before the version", message(["POST /v1/messages  HTTP/1.1", host, sized])),
  framedAnew("a tab after the method", message(["POST\t/v1/messages HTTP/1.1", host, sized])),
  framedAnew("a tab before the version", message(["POST /v1/messages\tHTTP/1.1", host, sized])),
  framedAnew("a space after the version", message([`${listed} `, host, sized])),
  refused("a space before the method", message([` ${listed}`, host, sized])),
  refused("no host", message([listed, sized])),
  refused("two hosts that differ", message([listed, host, "host: evil.example", sized])),
  refused(
    "an absolute target and a host that differ",
    message(["POST http://evil.example/v1/messages HTTP/1.1", host, sized]),
  ),
  refused("a host with a path", message([listed, "host: edge.example/../evil", sized])),
  refused("two leases", message([listed, host, "authorization: Bearer a", "authorization: Bearer b", sized])),
  refused("two lengths that differ", message([listed, host, sized, "content-length: 0"])),
  refused("two lengths in one", message([listed, host, "content-length: 7, 0"])),
  refused("a length with a sign", message([listed, host, "content-length: +7"])),
  refused("a negative length", message([listed, host, "content-length: -7"])),
  refused("a hexadecimal length", message([listed, host, "content-length: 0x7"])),
  refused("a length beyond every number", message([listed, host, `content-length: ${"9".repeat(40)}`])),
  refused("an unknown transfer coding", message([listed, host, "transfer-encoding: gzip"])),
  refused("chunked not last", message([listed, host, "transfer-encoding: chunked, identity"], chunkedBody)),
  refused("chunked misspelt", message([listed, host, "transfer-encoding: xchunked"], chunkedBody)),
  refused("a space before the colon", message([listed, host, "content-length : 7"])),
  refused("a space in a header's name", message([listed, host, sized, "x y: z"])),
  framedAnew("no colon", message([listed, host, sized, "evil"])),
  refused("a NUL in a header", message([listed, host, sized, "accept: a\0b"])),
  framedAnew("a folded header", message([listed, host, "accept: a", " b", sized])),
  refused("a space before the first header", message([listed, ` ${host}`, sized])),
  refused(
    "a length and chunks",
    message([listed, host, "content-length: 5", "transfer-encoding: chunked"], `0\r\n\r\n${smuggled}`),
  ),
  refused(
    "chunks and a length",
    message([listed, host, "transfer-encoding: chunked", "content-length: 0"], `${chunkedBody}${smuggled}`),
  ),
  refused(
    "a chunk's length with a sign",
    message([listed, host, "transfer-encoding: chunked"], `+7\r\n${body}\r\n0\r\n\r\n`),
  ),
  refused(
    "a chunk's length that is none",
    message([listed, host, "transfer-encoding: chunked"], `x\r\n${body}\r\n0\r\n\r\n`),
  ),
  framedAnew(
    "an unlisted request behind a listed one",
    `${message([listed, host, sized]).replace("\r\nconnection: close", "")}${smuggled}`,
  ),
  framedAnew("a body longer than its length", message([listed, host, sized], `${body}${smuggled}`)),
  framedAnew("bare line feeds", message([listed, host, sized]).replaceAll("\r\n", "\n")),
  framedAnew(
    "a chunk extension",
    message([listed, host, "transfer-encoding: chunked"], `7;x=y\r\n${body}\r\n0\r\n\r\n`),
  ),
  framedAnew(
    "a trailer that names a lease",
    message([listed, host, "transfer-encoding: chunked"], `7\r\n${body}\r\n0\r\nauthorization: Bearer b\r\n\r\n`),
  ),
  framedAnew(
    "an upgrade to HTTP/2",
    message([listed, host, sized, "upgrade: h2c", "http2-settings: AAMAAABkAAQAAP__"]).replace(
      "connection: close",
      "connection: Upgrade, HTTP2-Settings",
    ),
  ),
  framedAnew(
    "an upgrade to a web socket",
    message([listed, host, sized, "upgrade: websocket"]).replace("connection: close", "connection: Upgrade"),
  ),
  framedAnew(
    "a connection that names the lease",
    message([listed, host, sized]).replace("connection: close", "connection: close, authorization"),
  ),
  framedAnew("the method in a header", message([listed, host, sized, "x-http-method-override: DELETE"])),
  framedAnew(
    "the target in a header",
    message([listed, host, sized, "x-original-url: /v1/files", "x-rewrite-url: /v1/files"]),
  ),
]
