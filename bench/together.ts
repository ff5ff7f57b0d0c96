import { createHash } from "node:crypto"

/** Whether a path is that of a source, and not of a test. */
export function isSource(path: string): boolean {
  return path.endsWith(".ts") && !path.endsWith(".test.ts")
}

/** One digest for several. */
export function together(...digests: readonly string[]): string {
  return createHash("sha256").update(digests.join()).digest("hex")
}
