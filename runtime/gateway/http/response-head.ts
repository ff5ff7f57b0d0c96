import { fieldsIn } from "./fields.ts"
import type { Fields } from "./fields.ts"
import { framingOf } from "./framing.ts"
import type { Framing } from "./framing.ts"

/** The head of an answer. */
export interface ResponseHead {
  readonly status: number
  readonly fields: Fields
  readonly framing: Framing
  /** Whether another request may follow on the connection. */
  readonly keeps: boolean
}

const statusLine = /HTTP\/1[.]([01]) ([1-5][0-9][0-9])(?: [\t\x20-\x7e\x80-\xff]*)?\r\n/y

/** Reads the head of an answer to a POST, whose every line ends with CR LF; null: it is none, or could be read in two ways. */
export function responseHead(text: string): ResponseHead | null {
  statusLine.lastIndex = 0
  const line = statusLine.exec(text)
  if (line === null) return null
  const fields = fieldsIn(text, statusLine.lastIndex)
  if (fields === null) return null
  const status = Number(line[2])
  const said = framingOf(fields)
  if (said === "fault") return null
  // What only says to wait has no body, and nothing to say of the connection.
  if (status < 200 && (said !== null || closes(fields))) return null
  const isBare = status < 200 || status === 204 || status === 304
  const framing = isBare ? 0 : (said ?? "until_close")
  return { status, fields, framing, keeps: framing !== "until_close" && line[1] === "1" && !closes(fields) }
}

function closes(fields: Fields): boolean {
  for (let at = 0; at < fields.length; at += 2)
    if (fields[at] === "connection" && /(?:^|,)\s*close\s*(?:,|$)/i.test(fields[at + 1] as string)) return true
  return false
}
