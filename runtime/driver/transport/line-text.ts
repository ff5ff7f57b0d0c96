import { isAscii, isUtf8 } from "node:buffer"

/** A line as text, and what was odd about its bytes. */
export interface LineText {
  readonly text: string
  /** Some bytes were no UTF-8; each run of them stands as U+FFFD in the text. */
  readonly replaced: boolean
  /** It ended in a carriage return, which the text is without. */
  readonly returned: boolean
  /** It began with a byte order mark, which the text is without. */
  readonly marked: boolean
}

/** Reads the bytes of a whole line, never of a chunk. Only the first line of a stream may begin with a byte order mark. */
export function lineText(line: Uint8Array, first: boolean): LineText {
  const returned = line.length > 0 && line[line.length - 1] === 0x0d
  const marked = first && line.length >= 3 && line[0] === 0xef && line[1] === 0xbb && line[2] === 0xbf
  const bytes = returned || marked ? line.subarray(marked ? 3 : 0, line.length - (returned ? 1 : 0)) : line
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  // Which characters a text holds is told faster than the text is made, and plain ASCII is most of the traffic.
  if (isAscii(buffer)) return { text: buffer.toString("latin1"), replaced: false, returned, marked }
  return { text: buffer.toString("utf8"), replaced: !isUtf8(buffer), returned, marked }
}
