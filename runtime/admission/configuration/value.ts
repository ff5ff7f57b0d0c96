import { valueBounds } from "../profile/bounds.ts"
import { below, noFaults, wholeDocument } from "../profile/finding.ts"
import type { Faults, Place, SchemaFinding } from "../profile/finding.ts"
import { utf8Bytes } from "../profile/json.ts"
import type { Json } from "../profile/json.ts"
import { readJson } from "../profile/read-json.ts"
import { sourceText } from "../profile/source.ts"

/** What an accepted value takes of each bound. */
export interface ValueMeasure {
  readonly bytes: number
  readonly nodes: number
  /** Strings, member names included. */
  readonly strings: number
}

/** A value's text and measure, or everything that keeps it from being judged. */
export type ValueReading =
  | { readonly ok: true; readonly text: string; readonly measure: ValueMeasure }
  | { readonly ok: false; readonly findings: readonly SchemaFinding[] }

/**
 * Reads a configuration by the rules for schemas, and holds it to the bounds of values. Integers beyond 2^53-1 are taken
 * as the nearest double, as every JSON reader does; numbers beyond a double are refused. So is a member `__proto__`, unless
 * the schema asks for one.
 */
export function readValue(source: Uint8Array | string, prototypeMembers = false): ValueReading {
  const faults = noFaults()
  const document = sourceText(source, valueBounds.bytes, faults)
  const reading = { depth: valueBounds.depth, exactIntegers: false, prototypeMembers }
  const root = document === null ? null : readJson(document.text, reading, faults)
  const counted = root === null ? { nodes: 0, strings: 0 } : count(root, faults)
  if (counted.nodes > valueBounds.nodes)
    faults.report("limit-nodes", wholeDocument, () => [
      `${counted.nodes} values, and ${valueBounds.nodes} are allowed`,
      "make the configuration smaller",
    ])
  const findings = faults.found().map(({ code, pointer, message, fix }) => ({ code, pointer, message, fix }))
  if (document === null || findings.length > 0) return { ok: false, findings }
  return { ok: true, text: document.text, measure: { bytes: document.bytes, ...counted } }
}

/** Whether an accepted schema, as JSON text, requires a member `__proto__` somewhere. */
export function requiresPrototypeMember(schema: string): boolean {
  let isRequired = false
  JSON.parse(schema, (name, value: unknown) => {
    if (name === "required" && Array.isArray(value) && value.includes("__proto__")) isRequired = true
    return value
  })
  return isRequired
}

function count(root: Json, faults: Faults): { readonly nodes: number; readonly strings: number } {
  const waiting: { readonly value: Json; readonly at: Place }[] = [{ value: root, at: wholeDocument }]
  let nodes = 0
  let strings = 0
  const take = (text: string, at: Place): void => {
    strings++
    if (utf8Bytes(text) > valueBounds.stringBytes)
      faults.report("limit-string", at, () => [
        `a string or name is longer than ${valueBounds.stringBytes} bytes`,
        "shorten it, or put the text into a file of its own",
      ])
  }
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, at } = next
    nodes++
    switch (value.kind) {
      case "string":
        take(value.value, at)
        break
      case "array":
        for (const [index, item] of value.items.entries())
          waiting.push({ value: item, at: below(at, index, item.start) })
        break
      case "object":
        for (const member of value.members) {
          const place = below(at, member.name, member.start)
          take(member.name, place)
          waiting.push({ value: member.value, at: place })
        }
        break
      case "null":
      case "boolean":
      case "number":
        break
      default:
        value satisfies never
    }
  }
  return { nodes, strings }
}
