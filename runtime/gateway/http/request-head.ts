import { fieldsIn } from "./fields.ts"
import type { Fields } from "./fields.ts"
import { framingOf } from "./framing.ts"
import type { Framing } from "./framing.ts"

/** The head of a request, as it was sent. */
export interface RequestHead {
  readonly method: string
  readonly target: string
  /** As `1.1`. */
  readonly version: string
  readonly fields: Fields
  /** 0: it has no body. */
  readonly framing: Framing
}

/** The methods of RFC 9110 and PATCH, but for CONNECT, which asks for no request at all. */
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"])
const requestLine = /([A-Z]{3,7}) ([\x21-\x7e]+) HTTP\/([0-9][.][0-9])\r\n/y

/** Reads a head, whose every line ends with CR LF; null: it is none, or could be read in two ways. */
export function requestHead(text: string): RequestHead | null {
  requestLine.lastIndex = 0
  const line = requestLine.exec(text)
  if (line === null || !methods.has(line[1] as string)) return null
  const fields = fieldsIn(text, requestLine.lastIndex)
  if (fields === null) return null
  const framing = framingOf(fields)
  if (framing === "fault") return null
  return {
    method: line[1] as string,
    target: line[2] as string,
    version: line[3] as string,
    fields,
    framing: framing ?? 0,
  }
}
