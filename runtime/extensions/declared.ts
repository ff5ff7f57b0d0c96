import type { DeclarationData } from "../../output/contract.ts"

/** What a decoded declaration says, told apart by what it can do. */
export interface Declared {
  /** Every catalogued declaration that was made, in the contract's order: what gates are opened by. */
  readonly declarations: readonly DeclarationData[]
  /** Members that raise no axis, in the order of the declaration: they tell how the harness works, and promote nothing. */
  readonly mechanisms: readonly string[]
}

/** Reads a decoded declaration by what its contract catalogues. A member that nothing catalogues is a mechanism. */
export function declaredIn(value: object, known: readonly DeclarationData[]): Declared {
  const said = new Map<string, unknown>(Object.entries(value))
  const declarations = known.filter(({ member, values }) => values.some((each) => each === said.get(member)))
  const raising = new Set(declarations.filter(({ raises }) => raises !== null).map(({ member }) => member))
  return { declarations, mechanisms: [...said.keys()].filter((member) => !raising.has(member)) }
}
