import { consistent } from "../../extensions/session-law.ts"
import type { Outgoing } from "../../extensions/outgoing.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"
import type { Contract } from "../../../output/contract.ts"

interface Members {
  readonly [member: string]: unknown
}

/** The body of a request with what extensions add to it, or why it must not be sent. */
export type Written = { readonly ok: true; readonly body: Members; readonly adds: boolean } | Refused

/** The context of a trace as W3C has it; it stands at the root of every `_meta` that we write. */
export interface TraceContext {
  readonly traceparent: string
  readonly tracestate?: string
  readonly baggage?: string
}

/**
 * Puts fragments into the body of a request that `def` names: members of `_meta` at their places, text before the content
 * that stands there. Fragments that contradict each other, or that go somewhere else, are refused, since what was to be sent
 * must never be lost without a word.
 */
export function written(
  def: string,
  body: Members,
  fragments: readonly Outgoing[],
  contracts: readonly Contract<string>[],
  trace: TraceContext | null,
): Written {
  const lawful = consistent(fragments, contracts)
  if (!lawful.ok) return lawful
  let filled: Members = trace === null ? body : { ...body, _meta: { ...trace } }
  for (const fragment of fragments) {
    const path = fragment.kind === "meta" ? [...fragment.def.split(".").slice(1), ...fragment.at] : []
    if (fragment.kind === "meta" && isWithin(fragment.def, def) && !meetsList(filled, path)) {
      filled = placed(filled, path, fragment.value)
    } else if (fragment.kind === "text" && fragment.def === `${def}.prompt`) {
      const prompt = Array.isArray(filled["prompt"]) ? (filled["prompt"] as readonly unknown[]) : []
      filled = { ...filled, prompt: [{ type: "text", text: fragment.text }, ...prompt] }
    } else return refused(misplaced(def))
  }
  return { ok: true, body: filled, adds: fragments.length > 0 }
}

function isWithin(def: string, whole: string): boolean {
  return def === whole || def.startsWith(`${whole}.`)
}

/** A list has many members, and nobody said which is meant. */
function meetsList(object: Members, path: readonly string[]): boolean {
  let at: unknown = object
  for (const key of path) {
    if (Array.isArray(at)) return true
    at = typeof at === "object" && at !== null && Object.hasOwn(at, key) ? (at as Members)[key] : undefined
  }
  return false
}

function placed(object: Members, [key = "", ...rest]: readonly string[], value: unknown): Members {
  if (rest.length === 0) return { ...object, [key]: value }
  const inner = Object.hasOwn(object, key) ? object[key] : undefined
  const isObject = typeof inner === "object" && inner !== null && !Array.isArray(inner)
  return { ...object, [key]: placed(isObject ? (inner as Members) : {}, rest, value) }
}

function misplaced(def: string): Refused["refusal"] {
  return {
    code: "send/misplaced",
    what: `A fragment was given to ${def} that does not go there.`,
    why: "what is to be sent must not be lost without a word",
    fix: "give each request only the fragments of its own slots",
    facts: [],
  }
}
