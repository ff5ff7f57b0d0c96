/**
 * How often a property is tried: as often as is said, and a twentieth of that while Stryker mutates, since every mutant
 * that such a test reaches pays for it. What only the many runs find, mutating does not count as found.
 */
export function runs(said: number): number {
  return process.env["STRYKER_MUTATOR_WORKER"] === undefined ? said : Math.ceil(said / 20)
}
