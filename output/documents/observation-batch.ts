// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  disagreement,
  excess,
  failed,
  invalid,
  isObject,
  jsonFault,
  kindOf,
  settle,
  settleText,
  sizeOf,
  within,
} from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** What happened next: observations for which nobody signs, or a signed statement of them. */
export interface ObservationBatch {
  /** The number of the first observation; the one that the receipt before named. */
  readonly sequence?: number
  readonly observations?: readonly unknown[]
  /** The statement that the connector signed. */
  readonly signed?: string
}

const fact = "document/observation-batch"
const PATTERN = /^[A-Za-z0-9_-]+$/u
const MEMBERS = ["sequence", "observations", "signed"]

/**
 * Reads `ObservationBatch`: the value itself, or the first thing that is wrong with it by
 * `document/observation-batch`.
 */
export function decodeObservationBatch(input: unknown): Result<ObservationBatch> {
  return settle(input, faultOfObservationBatch(input, false))
}

/**
 * Parses a text and reads `ObservationBatch` from it, as `decodeObservationBatch` does. Never
 * throws.
 */
export function decodeObservationBatchText(text: string): Result<ObservationBatch> {
  return settleText(text, fact, faultOfObservationBatch)
}

function faultOfObservationBatch(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  let count = 0
  const sequence = value["sequence"]
  if (sequence !== undefined || "sequence" in value) {
    count++
    if (
      typeof sequence !== "number" ||
      !Number.isInteger(sequence) ||
      sequence < 1 ||
      sequence > 9007199254740991
    )
      return invalid(fact, ["sequence"], "integer from 1 to 9007199254740991", sequence)
  }
  const observations = value["observations"]
  if (observations !== undefined || "observations" in value) {
    count++
    if (!Array.isArray(observations) || observations.length < 1 || observations.length > 1000)
      return invalid(fact, ["observations"], "list of 1 to 1000", observations)
    for (let index = 0; index < observations.length; index++) {
      const item: unknown = observations[index]
      const fault = jsonFault(item, 262144, 64)
      if (fault !== null)
        return failed(
          fault,
          fact,
          ["observations", index],
          "JSON of at most 262144 bytes and 64 levels",
          kindOf(item),
        )
    }
  }
  const signed = value["signed"]
  if (signed !== undefined || "signed" in value) {
    count++
    if (typeof signed !== "string" || !within(signed, 1, 1500000) || !PATTERN.test(signed))
      return invalid(
        fact,
        ["signed"],
        "text of 1 to 1500000 code points matching ^[A-Za-z0-9_-]+$",
        signed,
      )
  }
  if (sizeOf(value) !== count) return excess(fact, [], value, MEMBERS)
  const holds: boolean = observations === undefined
  if ((signed !== undefined) !== holds)
    return disagreement(
      fact,
      "signed-or-not",
      "send the signed statement, or the observations themselves",
      ["signed"],
      "agreement signed-or-not: either signed is there or the observations",
      signed,
    )
  if ((sequence !== undefined) !== (observations !== undefined))
    return disagreement(
      fact,
      "observations-in-order",
      "state the number of the first observation; a signed statement has its own",
      ["sequence"],
      "agreement observations-in-order: sequence and observations are stated together",
      sequence,
    )
  return null
}
