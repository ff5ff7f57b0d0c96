import type { Route } from "../../../model/route.ts"
import { byCodeUnit } from "../../../model/fact.ts"
import {
  canBeSent,
  credentialsOf,
  header,
  headersOf,
  listedBy,
  patternOf,
  remark,
  silence,
  upstreamName,
} from "./edge.ts"

const section = `${upstreamName}_edge`

/**
 * Named defaults for a frontend: everything that an edge in front of the gateway refuses. HAProxy has no include, but it
 * reads several files, and rules of the defaults that a frontend names come before its own.
 */
export function haproxyDefaults(routes: readonly Route[]): string {
  const sendable = routes.filter(canBeSent)
  const methods = [...new Set(sendable.map(({ method }) => method))].toSorted(byCodeUnit)
  const listed = methods.map((method) => `${method} ${method}_target`).join(" or ")
  const kept = [...headersOf(routes), ...ofTheConnection].join("|")
  const blocks = [
    methods.map((method) => `acl ${method} method ${method}`),
    sendable.flatMap((route) => [remark(route), ...conditions(route)]),
    [
      "http-request deny deny_status 400 unless { req.ver 1.1 }",
      "http-request deny deny_status 400 unless { req.fhdr_cnt(host) 1 } { req.fhdr(host) -m reg '^[A-Za-z0-9.:_[\\]-]+$' }",
      "http-request deny deny_status 400 if { req.hdrs -m reg '[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]' }",
      "# A length beside a transfer coding is gone before any rule can see it. So a body has a length, and no coding.",
      "http-request deny deny_status 501 if { req.fhdr_cnt(transfer-encoding) gt 0 }",
      `http-request deny deny_status 404${listed === "" ? "" : ` unless ${listed}`}`,
      ...credentialsOf(routes).map((name) => `http-request deny deny_status 400 if { req.fhdr_cnt(${name}) gt 1 }`),
    ],
    ["# These headers, those of the connection, and no others.", `http-request del-header '^(?!(?:${kept})$)' -m reg`],
  ]
  const indented = blocks.map((lines) => lines.map((line) => `    ${line}\n`).join("")).filter((block) => block !== "")
  return `${header}
# The requests that may pass, for HAProxy 2.6 or newer with PCRE. Read this before your own file, in which you write
# "frontend NAME from ${section}", a bind and a default_backend: haproxy -f haproxy-defaults.cfg -f yours.cfg

defaults ${section}
    mode http
    no option accept-invalid-http-request
    option http-restrict-req-hdr-names delete
    option http-no-delay
    timeout http-request 10s
    timeout client ${silence}s

${indented.join("\n")}`
}

/** They say how long the body is, to whom it goes, and whether the sender waits before it sends it. */
const ofTheConnection: readonly string[] = ["content-length", "expect", "host"]

function conditions(route: Route): readonly string[] {
  return listedBy(route).map((each) => {
    const test = each.digits === null ? `-m str -- ${argument(each.text)}` : `-m reg -- '^${patternOf(each)}$'`
    return `acl ${route.method}_target url ${test}`
  })
}

/** A text as one unquoted argument. */
function argument(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9/_.?=&-]/g, (unit) => `\\x${unit.charCodeAt(0).toString(16).padStart(2, "0")}`)
}

/** A whole configuration of the least that works, to start from. */
export const haproxyExample: string = `${header}
# An example: a whole edge on this machine. haproxy -c -f haproxy-defaults.cfg -f haproxy.cfg

frontend edge from ${section}
    bind 127.0.0.1:8080
    default_backend ${upstreamName}

defaults
    mode http
    timeout connect 5s
    timeout server ${silence}s
    # A request is sent once.
    retries 0

backend ${upstreamName}
    server gateway 127.0.0.1:8081
`
