import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib"
import { parsed } from "../dialect/json.ts"
import type { Manners, Reading } from "../dialect/manners.ts"
import { dataOf, eventSplitter } from "./events.ts"

/** The largest answer that is read whole, in bytes, packed or not. */
export const wholeBytes: number = 2 ** 20

/** Keeps the beginning of an answer for reading it when it is over. */
export interface Whole {
  readonly push: (chunk: Buffer) => void
  /** Takes the answer into the reading, if all of it was kept and can be read. */
  readonly read: (manners: Manners, reading: Reading, encoding: string | null, isStream: boolean) => void
}

/** An answer that is read only at its end: one that is no stream, or that came packed though nobody asked for it. */
export function whole(): Whole {
  let parts: Buffer[] | null = []
  let size = 0
  return {
    push: (chunk) => {
      size += chunk.length
      if (size > wholeBytes) parts = null
      parts?.push(chunk)
    },
    read: (manners, reading, encoding, isStream) => {
      if (parts === null) return
      const bytes = unpacked(Buffer.concat(parts), encoding)
      if (bytes === null) return
      if (!isStream) {
        const answer = parsed(bytes.toString("utf8"))
        if (answer !== null) manners.takeAnswer(answer, reading)
        return
      }
      for (const event of eventSplitter().push(bytes)) {
        const data = dataOf(event)
        if (data !== null) manners.takeEvent(data, reading)
      }
    },
  }
}

function unpacked(bytes: Buffer, encoding: string | null): Buffer | null {
  const most = { maxOutputLength: wholeBytes }
  try {
    switch (encoding?.trim().toLowerCase()) {
      case undefined:
      case "":
      case "identity":
        return bytes
      case "gzip":
      case "x-gzip":
        return gunzipSync(bytes, most)
      case "deflate":
        return inflateSync(bytes, most)
      case "br":
        return brotliDecompressSync(bytes, most)
      default:
        return null
    }
  } catch {
    return null
  }
}
