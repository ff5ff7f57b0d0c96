import type { PlannedFile } from "../../model/plan.ts"
import { header } from "../text/typescript.ts"

/** The texts of the hand-written modules that generated code carries along. */
export interface KernelSources {
  /** `templates/kernel.ts`. */
  readonly kernel: string
  /** `templates/contract.ts`. */
  readonly contract: string
  /** `model/entries.ts`. */
  readonly entries: string
  /** `model/endpoint-entries.ts`. */
  readonly endpoints: string
}

/** The kernel, and the types of contracts and of the generated facts, each as it is written by hand below the generated header. */
export function kernelFiles(sources: KernelSources, out: string): readonly PlannedFile[] {
  const file = (path: string, source: string): PlannedFile => {
    return { kind: "file", path: `${out}/${path}`, text: `${header}\n\n${source}`, facts: [] }
  }
  return [
    file("kernel.ts", sources.kernel),
    file("contract.ts", sources.contract),
    file("facts/types.ts", sources.entries),
    file("facts/endpoint-types.ts", sources.endpoints),
  ]
}
