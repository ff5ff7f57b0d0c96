/** Makes `dist/packages/NAME-VERSION.tgz` for each package that is published, from a repository that is built. */
import { execFileSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { contentsOf, packageNames } from "./contents.ts"

interface Packed {
  readonly filename: string
  readonly size: number
  readonly files: readonly { readonly path: string }[]
}

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "")
const destination = join(root, "dist", "packages")

rmSync(destination, { recursive: true, force: true })
for (const name of packageNames) {
  const folder = join(destination, name)
  const contents = await contentsOf(name, root)
  for (const [path, bytes] of contents) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    // Whoever packs, under whatever umask, packs the same bytes.
    writeFileSync(join(folder, path), bytes, { mode: 0o644 })
  }
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", destination]
  const [tarball] = JSON.parse(execFileSync("npm", args, { cwd: folder, encoding: "utf8" })) as readonly Packed[]
  if (tarball === undefined) throw new Error(`npm packed nothing of ${name}`)
  const taken = new Set(tarball.files.map(({ path }) => path))
  const left = [...contents.keys()].filter((path) => !taken.has(path))
  if (left.length > 0) throw new Error(`npm left out of ${name}, against its "files": ${left.slice(0, 3).join(", ")}`)
  console.log(`dist/packages/${tarball.filename}: ${taken.size} files, ${Math.round(tarball.size / 1000)} kB`)
}
