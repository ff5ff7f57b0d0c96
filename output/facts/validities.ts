// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Validity } from "./types.ts"

/** `validity/passing-report` */
export const passingReport: Validity = {
  id: "validity/passing-report",
  name: "passing-report",
  days: 30,
}

/** How long each kind of evidence counts, in the catalog's order. */
export const validities: readonly Validity[] = [passingReport]
