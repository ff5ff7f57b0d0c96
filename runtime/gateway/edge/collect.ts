import type { Clock } from "../../driver/clock.ts"
import type { Refusal } from "../../refusal.ts"
import { Gatherer } from "../body/gatherer.ts"
import { Pieces } from "../body/pieces.ts"
import { bodyScanner } from "../body/scan.ts"
import type { Scanned, Scanner } from "../body/scan.ts"
import type { BodySink, ClientListener, Exchange } from "../http/exchange.ts"
import { giveBack } from "../http/given-back.ts"
import { Wait, WaitQueue } from "../time/waits.ts"
import type { Waiter } from "../time/waits.ts"
import { bodyRefusal, roomRefusals } from "./refusals.ts"
import type { Limits, Room } from "./room.ts"

/** What bodies are held to. */
export interface CollectRules {
  readonly room: Room
  /** The most bytes of one. */
  readonly most: number
  readonly total: WaitQueue
  readonly idle: WaitQueue
}

/** The rules of a gateway, by which nothing is collected yet. */
export function collectRules(clock: Clock, room: Room, most: number, limits: Limits): CollectRules {
  return {
    room,
    most,
    total: new WaitQueue(clock, limits.bodyTotal),
    idle: new WaitQueue(clock, limits.bodyIdle),
  }
}

/** Who gets a body: one of the three, once. What is refused or gone took no bytes from the room. */
export interface BodyOwner {
  /** The bytes that it took from the room are now the owner's to give back; `scanned` is null where nobody asked for it. */
  readonly whole: (bytes: Pieces, scanned: Scanned | null) => void
  readonly refused: (refusal: Refusal) => void
  readonly gone: () => void
}

/**
 * Takes a body as it arrives, and scans each chunk before the next is awaited, so that no large body holds up the streams
 * beside it.
 */
export function collect(exchange: Exchange, rules: CollectRules, scans: boolean, owner: BodyOwner): void {
  const { framing } = exchange.head
  if (typeof framing === "number" && framing > rules.most) return owner.refused(roomRefusals.size)
  exchange.goOn()
  const collecting = new Collecting(exchange, rules, scans, owner)
  exchange.sink = collecting
  exchange.listener = collecting
}

class Collecting implements BodySink, ClientListener, Waiter {
  readonly #exchange: Exchange
  readonly #rules: CollectRules
  readonly #owner: BodyOwner
  readonly #scanner: Scanner | null
  readonly #parts = new Gatherer()
  readonly #reads: Buffer[] = []
  readonly #total = new Wait(this)
  readonly #idle = new Wait(this)
  #size = 0

  constructor(exchange: Exchange, rules: CollectRules, scans: boolean, owner: BodyOwner) {
    this.#exchange = exchange
    this.#rules = rules
    this.#owner = owner
    this.#scanner = scans ? bodyScanner() : null
    if (exchange.isComplete) return
    rules.total.begin(this.#total)
    rules.idle.begin(this.#idle)
  }

  takes(chunk: Buffer): void {
    const { room, most, idle } = this.#rules
    if (this.#size + chunk.length > most) return this.#refuse(roomRefusals.size)
    if (!room.take(chunk.length)) return this.#refuse(roomRefusals.busy)
    this.#size += chunk.length
    const fault = this.#scanner?.push(this.#parts.add(chunk)) ?? null
    if (fault !== null) return this.#refuse(bodyRefusal(fault))
    idle.begin(this.#idle)
  }

  holds(read: Buffer): void {
    this.#reads.push(read)
  }

  ends(): void {
    const answer = this.#scanner?.end()
    if (answer?.ok === false) return this.#refuse(bodyRefusal(answer.fault))
    this.#settle()
    this.#owner.whole(new Pieces(this.#parts.all(), this.#reads), answer?.scanned ?? null)
  }

  gone(): void {
    this.#settle()
    this.#letGo()
    this.#owner.gone()
  }

  drained(): void {
    // Nothing was written that could be too much.
  }

  timeUp(): void {
    this.#refuse(roomRefusals.time)
  }

  #refuse(refusal: Refusal): void {
    this.#settle()
    this.#letGo()
    this.#owner.refused(refusal)
  }

  #letGo(): void {
    this.#rules.room.give(this.#size)
    giveBack(this.#reads)
  }

  #settle(): void {
    this.#total.stop()
    this.#idle.stop()
    this.#exchange.sink = null
    this.#exchange.listener = null
  }
}
