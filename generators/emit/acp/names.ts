/** The names that a definition of the protocol schema has in generated code. */
export interface DefinitionNames {
  readonly type: string
  readonly fits: string
  readonly shape: string
  readonly decode: string
}

/** Types that the language has under the same name. */
const taken: { readonly [definition: string]: string } = { Error: "ErrorObject" }

/** The names of a definition. */
export function namesOf(definition: string): DefinitionNames {
  const type = Object.hasOwn(taken, definition) ? (taken[definition] ?? definition) : definition
  return {
    type,
    fits: `fits${type}`,
    shape: `${type.slice(0, 1).toLowerCase()}${type.slice(1)}Shape`,
    decode: `decode${type}`,
  }
}
