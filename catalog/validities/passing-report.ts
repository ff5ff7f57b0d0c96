import { validity } from "../kinds/validity.ts"

/** A conformance report that passed: afterwards the exact tuple is verified again before normal runs can use it. */
export const passingReport = validity({ name: "passing-report", days: 30 })
