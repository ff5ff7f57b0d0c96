import type { Random } from "../fuzz/random.ts"

const host = "Host: gateway.example"
const json = "content-type: application/json"
const post = "POST /v1/messages HTTP/1.1"
const next = `GET /v1/models?limit=1 HTTP/1.1\r\n${host}\r\n\r\n`

function message(...lines: readonly string[]): string {
  return lines.join("\r\n")
}

/** Requests as clients send them, in every frame, some with another one behind. */
export const requestTexts: readonly string[] = [
  message(post, host, json, "content-length: 7", "", '{"a":1}'),
  message(post, host, json, "content-length: 7", "", `{"a":1}${next}`),
  message(post, host, json, "Transfer-Encoding: chunked", "", "4", '{"a"', "3", ":1}", "0", "", next),
  message(post, host, json, "transfer-encoding: chunked", "", "07", '{"a":1}', "00", "x-trailer: 1", "", next),
  message(post, host, json, "expect: 100-continue", "content-length: 2", "", "{}"),
  message(post, host, "x-empty:", "x-wide:\t a b\t ", "content-length: 0", "", next),
  message("HEAD /v1/models HTTP/1.1", host, "connection: keep-alive", "", next),
  message("OPTIONS * HTTP/1.1", host, "connection: close", "", ""),
]

/** Answers as providers send them. */
export const responseTexts: readonly string[] = [
  message("HTTP/1.1 200 OK", json, "content-length: 7", "", '{"a":1}'),
  message("HTTP/1.1 200 OK", json, "Transfer-Encoding: chunked", "", "4", '{"a"', "3;x=y", ":1}", "0", "x: 1", "", ""),
  message("HTTP/1.1 200 ", json, "connection: close", "", '{"a":1}'),
  message("HTTP/1.0 200 OK", json, "", '{"a":1}'),
  message("HTTP/1.1 100 Continue", "", "HTTP/1.1 200 OK", json, "content-length: 2", "", "{}"),
  message("HTTP/1.1 204 No Content", "x-a: 1", "x-a: 2", "", ""),
  message("HTTP/1.1 529 Overloaded", json, "retry-after: 1", "content-length: 2", "", "{}"),
]

/** What makes readers differ, besides bytes of any kind. */
const pieces = [
  "\r\n",
  "\n",
  "\r",
  " ",
  "\t",
  ":",
  ";",
  ",",
  "\0",
  "\x7f",
  "\xff",
  "0",
  "7",
  "+",
  "-",
  "0x",
  "chunked",
  "identity",
  "content-length: 7\r\n",
  "Content-Length: 8\r\n",
  "transfer-encoding: chunked\r\n",
  "transfer-encoding: gzip\r\n",
  "content-length : 7\r\n",
  " folded\r\n",
  "host: evil\r\n",
  "connection: close\r\n",
  "\r\n\r\n",
  "0\r\n\r\n",
  "HTTP/1.1",
  "GET / HTTP/1.1\r\n",
] as const

/** One of some texts with up to three changes: something put in, left out, doubled or changed. */
export function mutated(texts: readonly string[], random: Random): Buffer {
  let text = texts[random.below(texts.length)] ?? ""
  for (let changes = random.below(4); changes > 0; changes--) {
    const lines = [...text.matchAll(/\n/g)].map(({ index }) => index + 1)
    const at = random.below(2) === 0 && lines.length > 0 ? random.of(lines) : random.below(text.length + 1)
    const end = Math.min(text.length, at + 1 + random.below(random.below(4) === 0 ? 24 : 3))
    const piece = pieces[random.below(pieces.length)] ?? ""
    const byte = String.fromCharCode(random.below(256))
    const put = [piece, byte, text.slice(at, end) + text.slice(at, end), ""][random.below(4)] ?? ""
    text = text.slice(0, at) + put + text.slice(random.below(2) === 0 ? at : end)
  }
  return Buffer.from(text, "latin1")
}
