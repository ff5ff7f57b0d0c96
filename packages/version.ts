/** Gives the private root the version that its packages were just raised to: a checkout's command says it too, and the examples ask for it. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { packageNames } from "./contents.ts"

const versions = packageNames.map((name) => versionIn(`packages/${name}/package.json`))
const [version] = versions
if (version === undefined || versions.some((each) => each !== version))
  throw new Error(`the packages differ in version: ${versions.join(", ")}`)
const text = readFileSync("package.json", "utf8")
writeFileSync("package.json", text.replace(/("version": )"[^"]*"/, `$1"${version}"`))
for (const example of readdirSync("examples", { withFileTypes: true })) {
  if (!example.isDirectory()) continue
  const manifest = join("examples", example.name, "package.json")
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace(/("checkfu(?:-\w+)?": )"[^"]*"/g, `$1"${version}"`))
}

function versionIn(path: string): string {
  return (JSON.parse(readFileSync(path, "utf8")) as { readonly version: string }).version
}
