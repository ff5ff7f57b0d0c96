import type { Axis, Envelope } from "../../model/entries.ts"
import { admitted, upgrade } from "../../model/upgrade.ts"
import type { CapabilitySet } from "../../model/upgrade.ts"
import type { AnySlot, Contract } from "../../output/contract.ts"
import { carrierReader } from "../extensions/carrier.ts"
import { refused } from "../refusal.ts"
import type { Refused } from "../refusal.ts"
import { declaredIn } from "../extensions/declared.ts"
import { readySet } from "./ready-set.ts"

/** One ready handshake: what the server grants, and what the harness said. */
export interface Handshake {
  readonly contract: Contract<string>
  readonly axes: readonly Axis[]
  /** Of the run's driver, under the run's retention mode. */
  readonly envelope: Envelope
  /** The capability set with which the harness says to be ready. */
  readonly asserted: unknown
  /** `_meta` of the answer to `initialize`; absent, null and `{}` declare nothing. */
  readonly meta: unknown
}

/** A handshake that was accepted. */
export interface Admission {
  readonly ok: true
  /** What the run is admitted to. An axis that is neither granted nor declared has no member. */
  readonly admitted: CapabilitySet
  /** Ids of the catalogued declarations that were made, in the contract's order: what opens gated slots. */
  readonly declared: readonly string[]
  /** Steps that a declaration made above the envelope. */
  readonly raised: readonly { readonly declaration: string; readonly axis: string; readonly to: string }[]
  /** Members of the declaration that promote nothing. */
  readonly mechanisms: readonly string[]
  /** Other keys of the contract beside the declaration: ignored, and recorded here. */
  readonly ignored: readonly string[]
}

/** The contract's slot in which a harness says what it serves; `undefined` where the contract has none. */
function handshakeSlot(contract: Contract<string>): AnySlot | undefined {
  return Object.values(contract.slots).find((slot) => slot.posture === "handshake")
}

/**
 * Admits a harness to its envelope and exactly the upgrades that it declared.
 * Refuses a malformed declaration, and any ready set but the exact one. A harness without a declaration is admitted to
 * its envelope, byte for byte. Calls the laws of `model/upgrade.ts`; reads no clock and keeps nothing.
 */
export function admit({ asserted, ...handshake }: Handshake): Admission | Refused {
  const admission = admitDeclared(handshake)
  if (!admission.ok) return admission
  const { axes, envelope } = handshake
  const declared = handshake.contract.declarations.filter(({ id }) => admission.declared.includes(id))
  const ready = readySet({ axes, envelope, declared, asserted })
  return ready.ok ? { ...admission, admitted: ready.admitted } : ready
}

/**
 * The same where the harness asserts no ready set of its own, as over a wire that has no place for one: its declaration
 * alone is judged, and whatever it would promote besides is no declaration.
 */
export function admitDeclared({ contract, axes, envelope, meta }: Omit<Handshake, "asserted">): Admission | Refused {
  const slot = handshakeSlot(contract)
  const site = slot?.site.kind === "meta" ? { def: slot.site.def, from: slot.from } : null
  const reading = site === null ? null : carrierReader([contract])(site, meta, new Set())
  const [refusal] = reading?.refusals ?? []
  if (refusal !== undefined) return refused(refusal)
  const said = reading?.members.find((member) => member.slot === slot)?.value
  const value = typeof said === "object" && said !== null ? said : {}
  const { declarations, mechanisms } = declaredIn(value, contract.declarations)
  const raised = axes.flatMap((axis) => {
    const granted = Object.hasOwn(envelope.grants, axis.name) ? envelope.grants[axis.name] : undefined
    return declarations.flatMap((declaration) => {
      const to = upgrade(axis, granted, declaration)
      return to === undefined ? [] : [{ declaration: declaration.id, axis: axis.name, to }]
    })
  })
  return {
    ok: true,
    admitted: admitted(envelope, axes, declarations),
    declared: declarations.map(({ id }) => id),
    raised,
    mechanisms,
    ignored: reading?.ignored ?? [],
  }
}
