import type { AnySlot, OutboundSlot } from "../../output/kernel.ts"
import { refused } from "../refusal.ts"
import type { Refusal, Refused } from "../refusal.ts"
import type { Outgoing } from "./outgoing.ts"
import { pointer } from "./pointer.ts"

/** What the fragments that go into one object of the protocol must keep among themselves: why they must not be sent together, or null. */
export type Law = (fragments: readonly Outgoing[]) => Refusal | null

/** What a session may know of earlier turns. */
interface Continuity {
  readonly mode: "fresh" | "same_run_resume" | "event_log_rebuild"
}

/**
 * Whether the fragments that go into one object of the protocol, such as the request for a new session, may be sent
 * together: no two at one place or one inside another, and none against a law. Alone, each was judged by its sender.
 */
export function consistent(fragments: readonly Outgoing[], laws: readonly Law[]): { readonly ok: true } | Refused {
  for (const law of [apart, ...laws]) {
    const refusal = law(fragments)
    if (refusal !== null) return refused(refusal)
  }
  return { ok: true }
}

/**
 * The law of state that is handed back: lawful only beside a continuity of the same run resumed. That continuity needs no
 * state beside it, since an agent may have kept its own.
 */
export function resumedOnly<C extends Continuity>(continuity: OutboundSlot<C>, state: AnySlot): Law {
  return (fragments) => {
    if (!fragments.some((fragment) => stands(fragment, state))) return null
    const said = fragments.find((fragment) => stands(fragment, continuity))
    const decoded = said?.kind === "meta" ? continuity.decode(said.value) : null
    const mode = decoded?.ok ? decoded.value.mode : null
    switch (mode) {
      case "same_run_resume":
        return null
      case "fresh":
      case "event_log_rebuild":
      case null:
        return {
          code: "send/inconsistent",
          what: `${state.id} is sent beside ${mode === null ? `no ${continuity.id}` : `${continuity.id} that says ${mode}`}.`,
          why: "state of an earlier turn would tell a session what it is not allowed to know",
          fix: "leave the state out, or resume the same run",
          facts: [state.id, continuity.id],
        }
      default:
        return mode satisfies never
    }
  }
}

function stands(fragment: Outgoing, { site }: AnySlot): boolean {
  if (fragment.kind !== "meta" || site.kind !== "meta" || fragment.def !== site.def) return false
  return fragment.at.length === site.at.length && fragment.at.every((key, index) => key === site.at[index])
}

/** The law of places: what is written over is lost without a word. */
function apart(fragments: readonly Outgoing[]): Refusal | null {
  const ends = new Set<string>()
  const through = new Set<string>()
  for (const fragment of fragments) {
    if (fragment.kind !== "meta") continue
    const prefixes = fragment.at.map((_, index) => JSON.stringify([fragment.def, ...fragment.at.slice(0, index + 1)]))
    const place = prefixes.at(-1) ?? ""
    if (through.has(place) || prefixes.some((prefix) => ends.has(prefix)))
      return {
        code: "send/overwritten",
        what: `Two values are sent to ${pointer(fragment.at)} of ${fragment.def}.`,
        why: "one would be written over the other, and nobody would know which was meant",
        fix: "send one value to each place",
        facts: [],
      }
    ends.add(place)
    for (const prefix of prefixes) through.add(prefix)
  }
  return null
}
