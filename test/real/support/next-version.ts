import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { run } from "./packed.ts"

/**
 * Packs the next version of a packed package: the same files but for those that `edit` gives other texts, by path inside the
 * package. Answers where the tarball lies, in `folder`, which is empty before.
 */
export function nextVersion(
  tarball: string,
  version: string,
  folder: string,
  edit: { readonly [path: string]: (text: string) => string },
): string {
  run("tar", ["-xzf", tarball], folder)
  const raised = (text: string): string => text.replace(/"version": "[^"]+"/, `"version": "${version}"`)
  for (const [path, change] of Object.entries({ ...edit, "package.json": raised })) {
    const file = join(folder, "package", path)
    const before = readFileSync(file, "utf8")
    const after = change(before)
    if (after === before) throw new Error(`${path} of ${tarball} was left as it is`)
    writeFileSync(file, after)
  }
  const printed = run("npm", ["pack", "--json", "--ignore-scripts"], join(folder, "package"))
  const [made] = JSON.parse(printed) as readonly { readonly filename: string }[]
  if (made === undefined) throw new Error("npm packed nothing")
  return join(folder, "package", made.filename)
}
