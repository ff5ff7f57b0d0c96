import type { AnySlot, Site } from "../../output/contract.ts"
import type { DecodeError } from "../../output/kernel.ts"
import { refused } from "../refusal.ts"
import type { Refused } from "../refusal.ts"
import { writeFrame } from "../worker/prompt/frame.ts"
import { writtenPayload } from "./encoding.ts"
import { pointer } from "./pointer.ts"

/** A piece of a message to the agent, and where it goes. */
export type Outgoing =
  /** Goes into the object that `def` names, at the path `at`. */
  | { readonly kind: "meta"; readonly def: string; readonly at: readonly string[]; readonly value: unknown }
  | { readonly kind: "request"; readonly method: string; readonly params: unknown }
  | { readonly kind: "notification"; readonly method: string; readonly params: unknown }
  /** The text of a text block among the content that `def` names. */
  | { readonly kind: "text"; readonly def: string; readonly text: string }

/** A fragment that may be written, or why it must not be. */
export type Fragment = { readonly ok: true; readonly value: Outgoing } | Refused

/**
 * The fragment of a value at its slot's site, in its encoding and under its current name. Whatever is sent was accepted by
 * the slot's own decoder first.
 * @example fragment(acme.slots.greeting, { text: "good morning" })
 */
export function fragment(slot: AnySlot, value: unknown): Fragment {
  const result = slot.decode(value)
  if (!result.ok) return refused(unfit(slot, result.error))
  const written = writtenPayload(slot, result.value)
  return written.ok ? placed(slot.site, written.value) : refused(unfit(slot, written.error))
}

function placed(site: Site, value: unknown): Fragment {
  switch (site.kind) {
    case "meta":
      return { ok: true, value: { kind: "meta", def: site.def, at: site.at, value } }
    case "method":
      return { ok: true, value: { kind: site.form, method: site.method, params: value } }
    case "frame": {
      const text = writeFrame(site, value)
      return text.ok ? { ok: true, value: { kind: "text", def: site.def, text: text.text } } : text
    }
    default:
      return site satisfies never
  }
}

function unfit(slot: AnySlot, error: DecodeError): Refused["refusal"] {
  return {
    code: error.kind === "limit" ? "send/limit" : "send/invalid",
    what: `${slot.id} at ${pointer(error.path)}: ${error.actual} where ${error.expected} may stand.`,
    why: "what we send is held to the decoder that a careful receiver applies",
    fix: `send ${error.expected} there`,
    facts: [error.fact],
  }
}
