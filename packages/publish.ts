/**
 * Publishes the tarballs that `pnpm pack:all` made and the gates have looked at, and tags what was published. A version that
 * is out already is left alone, so that a run that broke off can be run again.
 */
import { execFileSync, spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { packageNames } from "./contents.ts"

for (const name of packageNames) {
  const { version } = JSON.parse(readFileSync(`dist/packages/${name}/package.json`, "utf8")) as {
    readonly version: string
  }
  const known = spawnSync("npm", ["view", `${name}@${version}`, "version"], { encoding: "utf8" })
  if (known.status === 0 && known.stdout.trim() === version) {
    console.log(`${name}@${version} is published already`)
    continue
  }
  const tarball = `dist/packages/${name}-${version}.tgz`
  execFileSync("npm", ["publish", tarball, "--access", "public", "--provenance", ...process.argv.slice(2)], {
    stdio: "inherit",
  })
}
execFileSync("npx", ["changeset", "tag"], { stdio: "inherit" })
