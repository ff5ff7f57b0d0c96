import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib"
import { parsed } from "../dialect/json.ts"
import type { Manners, Reading } from "../dialect/manners.ts"
import { dataOf, eventSplitter } from "./events.ts"

/** The largest answer that is read whole, in bytes, packed or not. */
export const wholeBytes: number = 2 ** 20

/** Keeps an answer for reading it when it is over: one that is no stream, or that came packed though nobody asked for it. */
export class Whole {
  #parts: Buffer[] | null = []
  #size = 0

  push(chunk: Buffer): void {
    this.#size += chunk.length
    if (this.#size > wholeBytes) this.#parts = null
    this.#parts?.push(chunk)
  }

  /** Takes the answer into the reading, if all of it was kept and can be read. */
  read(manners: Manners, reading: Reading, encoding: string | null, isStream: boolean): void {
    if (this.#parts === null) return
    const [first = nothing] = this.#parts
    const bytes = unpacked(this.#parts.length === 1 ? first : Buffer.concat(this.#parts), encoding)
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
  }
}

const nothing: Buffer = Buffer.alloc(0)

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
