import { MessageChannel } from "node:worker_threads"
import type { MessagePort } from "node:worker_threads"

/** So many reads are given back in one turn of the loop, about 2 MB: a sixth of a millisecond. */
const turnReads = 32

let nowhere: MessagePort | null = null
let waiting: (readonly Buffer[])[] = []

/**
 * Gives a first memory back, so that the engine knows before it optimizes that memory may go: code that took it for granted
 * is thrown away the first time, all at once.
 */
export function readyToGiveBack(): void {
  nowhere ??= toNowhere()
  nowhere.postMessage(null, [new ArrayBuffer(1)])
}

/**
 * Gives the memory of reads back within the next turns of the loop, each of a Buffer that a socket gave whole. They are
 * empty afterwards, and so is every part of them: nobody may use them any more, and no write of them may be under way.
 *
 * Each read of a socket brings memory of its own that the engine frees only when it collects. With bodies of megabytes it
 * collects everything after every few of them, and the streams beside them stand still meanwhile.
 */
export function giveBack(reads: readonly Buffer[]): void {
  if (reads.length === 0) return
  if (waiting.push(reads) === 1) setImmediate(freed)
}

function freed(): void {
  const reads = waiting.flat()
  waiting = reads.length > turnReads ? [reads.slice(turnReads)] : []
  nowhere ??= toNowhere()
  nowhere.postMessage(
    null,
    reads.slice(0, turnReads).map(({ buffer }) => buffer as ArrayBuffer),
  )
  if (waiting.length > 0) setImmediate(freed)
}

/** A message takes its memory along, and one to a port whose other end is closed goes nowhere. */
function toNowhere(): MessagePort {
  const { port1, port2 } = new MessageChannel()
  port1.close()
  return port2
}
