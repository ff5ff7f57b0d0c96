import type { Refusal } from "../refusal.ts"
import type { Diagnostic } from "./carrier-faults.ts"
import type { CarriedMember } from "./carrier-take.ts"

/** A value whose slot the protocol has taken over, seen in the same session. */
export function overtaken(member: CarriedMember): Diagnostic {
  const { slot } = member
  return note(member, "overtaken", {
    what: `${slot.id} was sent where the protocol's own ${slot.overtakenBy} is sent too.`,
    why: "two voices that say the same would be counted twice",
    fix: `leave it out for whoever is sent ${slot.overtakenBy}`,
  })
}

/** A value after the one that counts: `repeated` on the same carrier, `later` where the first one stays. */
export function recorded(member: CarriedMember, which: "repeated" | "later"): Diagnostic {
  const { slot } = member
  return note(member, which, {
    what:
      which === "later"
        ? `${slot.id} was sent again, and its first value stays.`
        : `${slot.id} stands twice on one carrier, and its first value stays.`,
    why: which === "later" ? "what the first value opened is not opened again" : "a carrier has one value of a slot",
    fix: "send it once",
  })
}

/** A value that had no room beside what is held of its session. */
export function overfull(member: CarriedMember, room: string): Diagnostic {
  return note(member, "limit", {
    what: `${member.slot.id} was delivered and not kept: a session holds ${room} and no more.`,
    why: "what an agent sends for hours must not fill the memory of whoever listens",
    fix: "send less of it, or take each value as it comes",
  })
}

function note(
  { slot, value }: CarriedMember,
  problem: "overtaken" | "repeated" | "later" | "limit",
  says: Pick<Refusal, "what" | "why" | "fix">,
): Diagnostic {
  return {
    code: `${slot.posture}/${problem}`,
    ...says,
    facts: [slot.id],
    slot: slot.id,
    raw: value,
    pruned: [],
    sensitivity: slot.sensitivity ?? "public",
  }
}
