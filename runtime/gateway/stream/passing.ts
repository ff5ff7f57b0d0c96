import type { Refusal } from "../../refusal.ts"
import type { Redactor } from "../credential/redactor.ts"
import type { Reading } from "../dialect/manners.ts"
import type { AnswerHead } from "./answer-head.ts"
import type { AttemptOrder } from "./attempt-order.ts"
import { streamReader } from "./reader.ts"
import type { StreamReader } from "./reader.ts"
import { Whole } from "./whole.ts"

/** An answer on its way to the client: begun with its first bytes, passed on as they come, and read beside them. */
export class Passing {
  readonly #order: AttemptOrder
  readonly #head: AnswerHead
  readonly #reading: Reading
  readonly #redact: Redactor
  readonly #reader: StreamReader | null
  readonly #whole: Whole | null
  #committed = false
  #sentBytes = 0

  constructor(order: AttemptOrder, head: AnswerHead, reading: Reading, redact: Redactor) {
    const { manners, drops } = order
    this.#order = order
    this.#head = head
    this.#reading = reading
    this.#redact = redact
    this.#reader = head.isStream && head.isPlain() ? streamReader(manners, reading, drops) : null
    this.#whole = this.#reader === null && manners.readsBody ? new Whole() : null
  }

  /** Whether the client has had a byte, and can be answered in no other way. */
  isCommitted(): boolean {
    return this.#committed
  }

  sentBytes(): number {
    return this.#sentBytes
  }

  /** Takes bytes; false where the client is slower than they come. */
  take(chunk: Buffer): boolean {
    return this.#take(this.#redact.push(chunk))
  }

  /** The data of the failure that a stream began with, of which nothing passed; null: it did not. */
  failureData(): string | null {
    return this.#reader?.meaning() === "failure" ? (this.#reader.failureData() ?? "") : null
  }

  /** Ends it for the client, with what was held back; false, and nothing is ended, where a stream never began. */
  end(): boolean {
    this.#take(this.#redact.end())
    if (this.#reader !== null) {
      if (!this.#committed) return false
      this.#pass(this.#reader.end())
    }
    this.#commit()
    this.#order.client.end()
    this.#whole?.read(this.#order.manners, this.#reading, this.#head.encoding, this.#head.isStream)
    return true
  }

  /** Whether all that belongs to it came, as far as it could be read. */
  isWhole(): boolean {
    const { finished, usage } = this.#reading
    return !this.#head.isStream || finished || (this.#reader === null && usage === null)
  }

  /** Ends an answer that has begun: in the dialect's own words behind a whole event, and otherwise by a cut. */
  breakOff(refusal: Refusal): void {
    const { client, manners } = this.#order
    const isWhole = this.#reader?.atBoundary() === true && this.#redact.end().length === 0
    const last = isWhole ? manners.breakOff(refusal, this.#reading) : null
    if (last === null) return client.destroy()
    client.write(Buffer.from(last))
    client.end()
  }

  #take(bytes: Buffer): boolean {
    if (this.#reader === null) {
      this.#whole?.push(bytes)
      return this.#pass(bytes)
    }
    let isFast = true
    for (const part of this.#reader.push(bytes)) isFast = this.#pass(part)
    return isFast
  }

  #pass(bytes: Buffer): boolean {
    if (bytes.length === 0) return true
    this.#commit()
    this.#sentBytes += bytes.length
    return this.#order.client.write(bytes)
  }

  #commit(): void {
    if (this.#committed) return
    this.#committed = true
    this.#order.client.begin(this.#head.status, this.#head.shown(this.#order.secrets), this.#head.length())
  }
}
