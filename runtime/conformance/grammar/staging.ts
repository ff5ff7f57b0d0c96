import type { Spoken } from "../../extensions/handlers.ts"

/**
 * Whether an agent declares that it takes staged files, which ride as ordinary links: the declaration that raises no axis
 * and opens no slot.
 */
export function stagesFiles(spoken: readonly Spoken[], declared: ReadonlySet<string>): boolean {
  return spoken.some(({ contract }) => {
    const gates = new Set(Object.values(contract.slots).map(({ gate }) => gate))
    return contract.declarations.some(({ id, name, raises }) => raises === null && !gates.has(name) && declared.has(id))
  })
}
