/** A mutant that means the same as the source, so that no test can tell them apart. */
export interface Equivalent {
  readonly file: string
  readonly original: string
  readonly replacements: readonly string[]
  readonly because: string
}

/** Known equivalents: they count as survivors, and the report says why they are none of a test's. */
export const equivalents: readonly Equivalent[] = []
