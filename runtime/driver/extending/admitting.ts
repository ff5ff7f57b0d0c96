import type { Axis, Envelope } from "../../../model/entries.ts"
import { admit, admitDeclared } from "../../admission/handshake.ts"
import type { Admission } from "../../admission/handshake.ts"
import { carrierReader } from "../../extensions/carrier.ts"
import type { Spoken } from "../../extensions/handlers.ts"
import type { Refused } from "../../refusal.ts"

/** What an agent is admitted to, and what it must not be. */
export interface Grants {
  readonly axes: readonly Axis[]
  /** Of the run's driver, under the run's retention mode. */
  readonly envelope: Envelope
  /**
   * The capability set with which the harness says to be ready, where it says so besides its declaration; absent: the
   * declaration alone is judged.
   */
  readonly asserted?: unknown
}

/** A handshake that was judged, contract by contract. */
export interface Judged {
  readonly ok: true
  /** Ids of the declarations that hold. */
  readonly declared: ReadonlySet<string>
  /** What each declaration says, by its id. */
  readonly said: ReadonlyMap<string, string>
  readonly admissions: readonly Admission[]
}

/**
 * Judges the `_meta` of a handshake by every contract that has one, before anything else is asked of the agent. Refused is
 * whatever admission refuses: a declaration that is wrong in one member, and a ready set that is not exactly what is granted
 * and declared. A declaration that would raise an axis holds only where it did.
 */
export function judged(spoken: readonly Spoken[], meta: unknown, grants: Grants | null): Judged | Refused {
  const declared = new Set<string>()
  const said = new Map<string, string>()
  const admissions: Admission[] = []
  for (const { contract } of spoken) {
    const { axes, envelope } = grants ?? { axes: [], envelope: nothing }
    const handshake = { contract, axes, envelope, meta }
    const admission =
      grants?.asserted === undefined ? admitDeclared(handshake) : admit({ ...handshake, asserted: grants.asserted })
    if (!admission.ok) return admission
    admissions.push(admission)
    const declaration = saidIn(contract, meta)
    for (const { id, member, raises } of contract.declarations) {
      const value = declaration.get(member)
      const isHeld = grants === null || raises === null || admission.admitted[raises.axis.name] === raises.to
      if (!admission.declared.includes(id) || !isHeld || typeof value !== "string") continue
      declared.add(id)
      said.set(id, value)
    }
  }
  return { ok: true, declared, said, admissions }
}

const nothing: Envelope = { retention: "", grants: {} }

function saidIn(contract: Spoken["contract"], meta: unknown): ReadonlyMap<string, unknown> {
  const said = new Map<string, unknown>()
  for (const slot of Object.values(contract.slots)) {
    if (slot.posture !== "handshake" || slot.site.kind !== "meta") continue
    const { members } = carrierReader([contract])({ def: slot.site.def, from: slot.from }, meta, new Set())
    for (const { value } of members.filter((member) => member.slot === slot))
      if (typeof value === "object" && value !== null)
        for (const [member, each] of Object.entries(value)) said.set(member, each)
  }
  return said
}
