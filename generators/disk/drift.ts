import type { FactPath } from "../../model/fact.ts"

/** How a place on disk differs from what the catalog says. */
export type DriftClass =
  | "missing"
  | "changed"
  | "orphan"
  | "unknown-file"
  | "eol"
  | "reformatted"
  | "not-a-file"
  | "conflict"
  | "region-missing"
  | "region-unknown"
  | "region-nested"
  | "region-unclosed"
  | "region-duplicate"
  | "region-changed"

/** One place on disk that differs from the plan. */
export interface Drift {
  readonly class: DriftClass
  /** Posix, relative to the project. */
  readonly path: string
  /** The region of the page; null: the whole file. */
  readonly region: string | null
  /** The facts that the planned text is made of. */
  readonly facts: readonly FactPath[]
  /** What is wrong, in a clause. */
  readonly detail: string
  /** A unified diff from the disk to the plan, bounded in lines; null where it would tell nothing. */
  readonly diff: string | null
  /** What mends it, in the imperative. */
  readonly fix: string
  /** What may have happened, e.g. `edited by hand`. */
  readonly hint: string | null
  /** Whether generation mends it; it writes nothing at all while something is amiss that it cannot mend. */
  readonly mendable: boolean
}

const regenerate = "Generate again."

const fixes: { readonly [name in DriftClass]: { readonly mendable: string; readonly settled: string } } = {
  missing: { mendable: regenerate, settled: "Write the page, with its regions in it." },
  changed: { mendable: regenerate, settled: "Save the page as UTF-8." },
  orphan: {
    mendable: "Generate again, which deletes it.",
    settled: "Delete it, or move it out if someone needs it.",
  },
  "unknown-file": { mendable: regenerate, settled: "Move it out of the folder of generated files, or delete it." },
  eol: {
    mendable: "Generate again, and keep line feeds on checkout: `* text=auto eol=lf` in .gitattributes.",
    settled: regenerate,
  },
  reformatted: { mendable: "Generate again, and keep formatters away from generated text.", settled: regenerate },
  "not-a-file": { mendable: regenerate, settled: "Remove it, or put a regular file that can be read in its place." },
  conflict: {
    mendable: "Generate again, which takes neither side but the catalog.",
    settled: "Resolve the conflict in the page, then generate again.",
  },
  "region-missing": {
    mendable: regenerate,
    settled: "Put the region's two comments where it should stand, each alone on its line.",
  },
  "region-unknown": { mendable: regenerate, settled: "Remove the region, or let the catalog name it for this page." },
  "region-nested": { mendable: regenerate, settled: "Move the region out of the other one." },
  "region-unclosed": { mendable: regenerate, settled: "Give the comment its partner, or remove it." },
  "region-duplicate": { mendable: regenerate, settled: "Remove all but one of the regions of this name." },
  "region-changed": { mendable: regenerate, settled: regenerate },
}

/** A drift with the fix that its class has, and nothing said that is not given. */
export function drift(
  given: Pick<Drift, "class" | "path" | "detail" | "mendable"> &
    Partial<Pick<Drift, "region" | "facts" | "hint" | "diff">>,
): Drift {
  const fix = fixes[given.class][given.mendable ? "mendable" : "settled"]
  return { region: null, facts: [], hint: null, diff: null, ...given, fix }
}
