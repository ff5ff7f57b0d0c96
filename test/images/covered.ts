import { digestOf } from "../../bench/decoders/covered.ts"
import { isSource, together } from "../../bench/together.ts"

/** The images that take too long for each landing: they are built and tested by `pnpm soak:images`. */
export const soaked: readonly string[] = ["claude-code", "codex", "pi"]

/** The digest of what the long run is of: the recipes and their locks, and how images are built, run and tested. */
export function coveredByImages(root: string): string {
  return together(
    digestOf(root, ["catalog/images", "templates/image"], (path) => path.includes(".")),
    digestOf(root, ["cli/harness/image", "cli/harness/oci", "runtime/containers", "runtime/sandbox"], isSource),
  )
}
