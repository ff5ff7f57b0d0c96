import { messageUpdate } from "./meaning.ts"
import type { OutputReader } from "./meaning.ts"

/**
 * Reads text: all of it is one message, which is told when the output has ended, without its last line end. No more than
 * `most` UTF-16 units are held; the rest is counted in a fault.
 */
export function plainText(most: number): OutputReader {
  const decoder = new TextDecoder()
  let pieces: string[] = []
  let length = 0
  let cut = 0
  const add = (text: string): void => {
    const kept = text.slice(0, most - length)
    length += kept.length
    cut += text.length - kept.length
    if (kept !== "") pieces.push(kept)
    if (pieces.length >= 4_096) pieces = [pieces.join("")]
  }
  return {
    push: (chunk) => {
      add(decoder.decode(chunk, { stream: true }))
      return []
    },
    end: () => {
      add(decoder.decode())
      const text = pieces.join("")
      const what = `${cut} more UTF-16 units of text came than are held.`
      return [
        ...(text === "" ? [] : [messageUpdate("agent", cut > 0 ? text : text.replace(/\r?\n$/, ""))]),
        ...(cut > 0 ? [{ kind: "fault", code: "text_cut", what, raw: null } as const] : []),
      ]
    },
    outputIn: () => "text",
  }
}
