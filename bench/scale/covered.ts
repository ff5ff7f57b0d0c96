import { createHash } from "node:crypto"
import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"

/** The folders whose speed the figures tell. */
const rooms = ["generators", "model", "templates"] as const

/** SHA-256 over path and content of every source that the figures were measured with, tests and fixtures left out. */
export function coveredDigest(root: string): string {
  const hash = createHash("sha256")
  for (const room of rooms) {
    const paths = readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
    for (const path of paths.filter(isCovered).toSorted())
      hash.update(`${room}/${path}\n`).update(
        createHash("sha256")
          .update(readFileSync(join(root, room, path)))
          .digest(),
      )
  }
  return hash.digest("hex")
}

function isCovered(path: string): boolean {
  return /\.(?:ts|hbs)$/.test(path) && !/\.(?:test|fixture)\.ts$/.test(path)
}
