import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { filesBelow } from "../../test/files.ts"

/** The sources whose safety the reports tell, tests left out, and what made the reports. */
export const coveredRooms = ["runtime/admission/profile", "runtime/admission/configuration", "bench/profile"] as const

/** SHA-256 over path and content of those sources. */
export function coveredByProfile(root: string): string {
  const hash = createHash("sha256")
  for (const room of coveredRooms)
    for (const path of filesBelow(join(root, room), ".ts")) {
      if (path.endsWith(".test.ts")) continue
      hash.update(`${path.slice(join(root, room).length)}\n`).update(readFileSync(path))
    }
  return hash.digest("hex")
}
