import type { DeclarationData, InboundSlot } from "../../../output/contract.ts"
import { declaredIn } from "../declared.ts"
import type { Reader } from "../handlers.ts"

/** Reads what an agent says that it serves. Admission judges it; here it becomes a line of the run's record. */
export function declaring<P extends object>(slot: InboundSlot<P>, known: readonly DeclarationData[]): Reader<P> {
  return {
    read: (value) => {
      const { declarations, mechanisms } = declaredIn(value, known)
      return { kind: "declaring", slot: slot.id, declarations: declarations.map(({ id }) => id), mechanisms }
    },
  }
}
