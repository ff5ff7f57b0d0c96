import { createHash } from "node:crypto"
import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"

/** SHA-256 over path and content of the files below some folders, in the order of their paths. */
export function digestOf(root: string, folders: readonly string[], isCounted: (path: string) => boolean): string {
  const hash = createHash("sha256")
  for (const folder of folders) {
    const paths = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    for (const path of paths.filter((each) => isCounted(each)).toSorted())
      hash.update(`${folder}/${path}\n`).update(
        createHash("sha256")
          .update(readFileSync(join(root, folder, path)))
          .digest(),
      )
  }
  return hash.digest("hex")
}

const isSource = (path: string): boolean => path.endsWith(".ts") && !path.endsWith(".test.ts")

/** The digest of the decoders that the figures are of: every generated module of every contract and document, and the kernel. */
export function decodersDigest(root: string): string {
  return digestOf(root, ["output"], (path) => isSource(path) && /^(?:kernel\.ts$|contracts\/|documents\/)/.test(path))
}

/** The digest of the hand-written baseline, which a test keeps frozen. */
export function baselineDigest(root: string): string {
  return digestOf(root, ["bench/decoders/hand"], isSource)
}

/** The digest of what is measured and how: values, baseline, peers and rounds. */
export function benchDigest(root: string): string {
  return digestOf(root, ["bench/decoders"], isSource)
}
