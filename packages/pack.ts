/** Makes `dist/packages/NAME-VERSION.tgz` for each package that is published, from a repository that is built. */
import { execFileSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { contentsOf, packageNames } from "./contents.ts"

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "")
const packed = join(root, "dist", "packages")

rmSync(packed, { recursive: true, force: true })
for (const name of packageNames) {
  const folder = join(packed, name)
  for (const [path, bytes] of await contentsOf(name, root)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  const said = execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", packed], {
    cwd: folder,
    encoding: "utf8",
  })
  const [tarball] = JSON.parse(said) as readonly {
    readonly filename: string
    readonly size: number
    readonly entryCount: number
  }[]
  if (tarball === undefined) throw new Error(`npm packed nothing of ${name}`)
  console.log(`dist/packages/${tarball.filename}: ${tarball.entryCount} files, ${Math.round(tarball.size / 1000)} kB`)
}
