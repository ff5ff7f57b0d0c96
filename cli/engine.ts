import { setFlagsFromString } from "node:v8"

/** What V8 waits for before it optimizes a function: Node 20 counts what was executed, later ones count calls. */
const waits: { readonly [v8: string]: { readonly flag: string; readonly usual: number; readonly patient: number } } = {
  "11": { flag: "--interrupt-budget", usual: 67_584, patient: 500_000 },
  "12": { flag: "--invocation-count-for-turbofan", usual: 3_000, patient: 12_000 },
  "13": { flag: "--invocation-count-for-turbofan", usual: 3_000, patient: 12_000 },
}

/**
 * How soon the engine optimizes. A command that is over within a second repays little of what that costs, a third of its
 * CPU time, and does better to be `patient`; code that stays hot is optimized all the same. What runs for long is `usual`.
 */
export function optimize(when: "usual" | "patient"): void {
  const known = waits[process.versions.v8.split(".")[0] ?? ""]
  if (known !== undefined) setFlagsFromString(`${known.flag}=${known[when]}`)
}
