import type { Manners, Meaning, Reading } from "../dialect/manners.ts"
import { dataOf, eventSplitter } from "./events.ts"

/** Reads a stream beside the bytes that pass. */
export interface StreamReader {
  /**
   * Takes bytes, and answers with those that may go on now. Before the answer has begun that is nothing; with the event
   * that begins it, everything so far. Bytes that pass are never changed; without `drops` they pass at once.
   */
  readonly push: (chunk: Buffer) => readonly Buffer[]
  /** What was held back, once nothing follows. */
  readonly end: () => Buffer
  /** What the stream has meant so far. A failure stands only for a stream that began with it. */
  readonly meaning: () => Meaning
  /** The data of the failure that the stream began with; null: it did not. */
  readonly failureData: () => string | null
  /** Whether what passed ends with a whole event. */
  readonly atBoundary: () => boolean
}

/** The largest event that is read, in bytes. What is larger passes unread, and nothing is known of the answer after it. */
export const eventBytes: number = 2 ** 20

const nothing = Buffer.alloc(0)

/** A reader of one stream. With `drops`, the event that holds nothing but the usage is left out of what passes. */
export function streamReader(manners: Manners, reading: Reading, drops: boolean): StreamReader {
  const splitter = eventSplitter()
  let meaning: Meaning = "idle"
  let failureData: string | null = null
  let waiting: Buffer[] = []
  let size = 0
  let isBlind = false

  const isTelling = (event: Buffer): boolean => manners.telling.some((mark) => event.includes(mark))
  /** Takes an event into the reading; false: it is to be left out. */
  const take = (event: Buffer): boolean => {
    if (meaning === "answer" && !isTelling(event)) return true
    const data = dataOf(event)
    if (data === null) return true
    const means = manners.takeEvent(data, reading)
    if (meaning === "idle") meaning = means
    if (means === "failure" && meaning === "failure") failureData = data
    return !(drops && meaning === "answer" && manners.isUsageOnly(data))
  }
  return {
    push: (chunk) => {
      if (isBlind) return [chunk]
      if (meaning === "failure") return []
      const wasAnswer = meaning === "answer"
      const events = splitter.push(chunk)
      const kept = events.filter((event) => meaning !== "failure" && take(event))
      size = events.length > 0 ? splitter.rest().length : size + chunk.length
      if (size > eventBytes) {
        isBlind = true
        meaning = "answer"
        const all = drops || !wasAnswer ? [...waiting, ...kept, splitter.rest()] : [chunk]
        waiting = []
        return all
      }
      if (wasAnswer) return drops ? kept : [chunk]
      waiting.push(...(drops ? kept : [chunk]))
      if ((meaning as Meaning) !== "answer") return []
      const all = waiting
      waiting = []
      return all
    },
    end: () => {
      if (isBlind) return nothing
      const rest = drops ? splitter.rest() : nothing
      return Buffer.concat([...waiting, rest])
    },
    meaning: () => meaning,
    failureData: () => failureData,
    atBoundary: () => !isBlind && splitter.rest().length === 0,
  }
}
