import { breach, ruleSentence, slotsOf } from "../../model/cross-slot.ts"
import type { Contract, CrossSlotRule, Posture, SlotCondition } from "../../output/contract.ts"
import { refused } from "../refusal.ts"
import type { Refusal, Refused } from "../refusal.ts"
import { payloadOf } from "./encoding.ts"
import type { Outgoing } from "./outgoing.ts"
import { pointer } from "./pointer.ts"

type MetaFragment = Extract<Outgoing, { readonly kind: "meta" }>

/**
 * Whether the fragments that go into one object of the protocol, such as the request for a new session, may be sent
 * together: no two at one place or one inside another, and none against a cross-slot rule of a contract. Alone, each was
 * judged by its sender.
 */
export function consistent(
  fragments: readonly Outgoing[],
  contracts: readonly Contract<string>[],
): { readonly ok: true } | Refused {
  const metas = fragments.filter((fragment) => fragment.kind === "meta")
  const overwritten = apart(metas)
  if (overwritten !== null) return refused(overwritten)
  for (const contract of contracts)
    for (const rule of contract.crossSlot ?? []) {
      const unmet = breach(rule, ridingOn(metas, contract, rule))
      if (unmet !== null) return refused(inconsistent(rule, unmet, "send"))
    }
  return { ok: true }
}

/** A slot that rides without what a rule demands of its neighbours. Shows no value that rides. */
export function inconsistent(rule: CrossSlotRule, unmet: SlotCondition, topic: "send" | Posture): Refusal {
  const pieces = ruleSentence({ where: rule.where, demands: [unmet] }, (slot) => slot)
  return {
    code: `${topic}/inconsistent`,
    what: `${pieces.map(({ text }) => text).join("")}.`,
    why: rule.because,
    fix: rule.fix,
    facts: [rule.id, ...slotsOf(rule)],
  }
}

/** What rides at the sites of the slots that a rule speaks of. */
function ridingOn(
  metas: readonly MetaFragment[],
  { slots }: Contract<string>,
  rule: CrossSlotRule,
): ReadonlyMap<string, unknown> {
  const named = slotsOf(rule)
  const riding = new Map<string, unknown>()
  for (const slot of Object.values(slots)) {
    if (!named.includes(slot.id)) continue
    const found = metas.find((fragment) => stands(fragment, slot.site))
    const payload = found === undefined ? null : payloadOf(slot, found.value)
    const result = payload?.ok ? slot.decode(payload.value) : null
    if (result?.ok) riding.set(slot.id, result.value)
  }
  return riding
}

function stands({ def, at }: MetaFragment, site: Contract<string>["slots"][string]["site"]): boolean {
  if (site.kind !== "meta" || def !== site.def) return false
  return at.length === site.at.length && at.every((key, index) => key === site.at[index])
}

/** The law of places: what is written over is lost without a word. */
function apart(metas: readonly MetaFragment[]): Refusal | null {
  const ends = new Set<string>()
  const through = new Set<string>()
  for (const fragment of metas) {
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
