/** Cuts a stream of server-sent events into events; the parts together are the stream, byte for byte. */
export interface EventSplitter {
  /** The events that ended with these bytes, each with its blank line. */
  readonly push: (chunk: Buffer) => readonly Buffer[]
  /** What follows the last whole event. */
  readonly rest: () => Buffer
}

const [lineFeed, carriageReturn] = [0x0a, 0x0d] as const
const nothing = Buffer.alloc(0)

/**
 * Knows lines that end with a line feed, a carriage return or both, cut anywhere. Where a blank line ends with a carriage
 * return, the event ends there at once; a line feed that belongs to it begins the next part.
 */
export function eventSplitter(): EventSplitter {
  let held: Buffer[] = []
  let atLineBegin = true
  let afterReturn = false
  return {
    push: (chunk) => {
      const events: Buffer[] = []
      let from = 0
      for (let at = 0; at < chunk.length; at++) {
        const byte = chunk[at]
        if (byte === lineFeed && afterReturn) afterReturn = false
        else if (byte === lineFeed || byte === carriageReturn) {
          afterReturn = byte === carriageReturn
          if (atLineBegin) {
            const event = chunk.subarray(from, at + 1)
            events.push(held.length === 0 ? event : Buffer.concat([...held, event]))
            held = []
            from = at + 1
          }
          atLineBegin = true
        } else {
          afterReturn = false
          atLineBegin = false
        }
      }
      if (from < chunk.length) held.push(chunk.subarray(from))
      return events
    },
    rest: () => (held.length === 0 ? nothing : Buffer.concat(held)),
  }
}

/** The data of an event, its lines joined; null where it has none, as a comment or a mere blank line. */
export function dataOf(event: Buffer): string | null {
  const text = event.toString("utf8").replace(/^\ufeff/, "")
  const data = text
    .split(/\r\n|\n|\r/)
    .filter((line) => line.startsWith("data:") || line === "data")
    .map((line) => line.slice(line.startsWith("data: ") ? 6 : 5))
  return data.length === 0 ? null : data.join("\n")
}
