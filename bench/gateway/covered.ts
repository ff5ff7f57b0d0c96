import { createHash } from "node:crypto"
import { digestOf } from "../decoders/covered.ts"

const isSource = (path: string): boolean => path.endsWith(".ts") && !path.endsWith(".test.ts")

function together(...digests: readonly string[]): string {
  return createHash("sha256").update(digests.join()).digest("hex")
}

/** The digest of what the long run of the scanner is of: the scanner, the texts, and the judge. */
export function coveredByBodies(root: string): string {
  return together(
    digestOf(root, ["runtime/gateway/body"], (path) => ["grammar.ts", "scan.ts", "tokens.ts"].includes(path)),
    digestOf(root, ["test/fuzz"], (path) => isSource(path) && /^(?:body\/|random\.ts$)/.test(path)),
  )
}
