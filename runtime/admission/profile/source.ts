import { utf8Bytes } from "./json.ts"
import { wholeDocument } from "./finding.ts"
import type { Faults } from "./finding.ts"

/** A document's text, and how many bytes it takes. */
export interface SourceText {
  readonly text: string
  readonly bytes: number
}

/**
 * The text of a source of UTF-8 bytes, or of a text that stands for them. Null, and the reason among the faults, where it
 * is more than `most` bytes, begins with a byte-order mark, or is no UTF-8. Nothing beyond the bound is looked at.
 */
export function sourceText(source: Uint8Array | string, most: number, faults: Faults): SourceText | null {
  if (typeof source !== "string" && !(source instanceof Uint8Array)) {
    faults.report("json", wholeDocument, () => ["a document is JSON text", "pass the text, or its bytes"])
    return null
  }
  const bytes = source.length > most ? source.length : typeof source === "string" ? utf8Bytes(source) : source.length
  if (bytes > most) {
    faults.report("size", wholeDocument, () => [
      `more than ${most} bytes of source`,
      "remove white space and descriptions, or split the configuration",
    ])
    return null
  }
  const text = typeof source === "string" ? source : decoded(source)
  if (text === null) {
    faults.report("utf8", wholeDocument, () => ["the source is not UTF-8", "save the file as UTF-8"])
    return null
  }
  if (text.startsWith("\ufeff")) {
    faults.report("bom", wholeDocument, () => [
      "the source begins with a byte-order mark",
      "save the file as UTF-8 without one",
    ])
    return null
  }
  return { text, bytes }
}

function decoded(source: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(source)
  } catch {
    return null
  }
}
