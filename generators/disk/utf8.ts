const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

/** The text that bytes encode, with its byte order mark if there is one; `null` where they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes)
  } catch {
    return null
  }
}

/** The text with line feeds in place of CRLF and of lone carriage returns. */
export function withLineFeeds(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text
}
