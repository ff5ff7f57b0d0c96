import type { FactId } from "./fact.ts"
import type { Payload } from "./wire-type.ts"

/** A typed document that people and programs write, and that rides in no message. It is ours to shape. */
export interface Document {
  readonly id: FactId
  /** Name of its schema and its module. */
  readonly name: string
  readonly title: string
  readonly payload: Payload
  /** The revision whose literal identifies its form; null: none does. */
  readonly since: FactId | null
  /** Whether authors of harnesses write or read it, so that their kit has it. */
  readonly kit: boolean
  /** What it is for, one or two sentences of Markdown text. */
  readonly summary: string
}
