/** Builds the site: refuses pages that are older than the catalog, then builds, then follows every link. */
import { spawnSync } from "node:child_process"
import { cpSync, rmSync } from "node:fs"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { addressIn } from "./address.ts"
import { brokenLinks } from "./links.ts"
import { projectIn } from "./project.ts"

const site = fileURLToPath(new URL(".", import.meta.url))
const repository = fileURLToPath(new URL("..", import.meta.url))
const { root, built, published } = projectIn(process.env, site)

const mode = process.argv.includes("--dev") ? "development" : "production"

step("drift", root, [join(repository, "cli/launch.js"), "generate", "--check"])
step("proofs of the cells", repository, ["--import", "tsx", "site/explanations/prepare.ts"])
if (mode === "development") step("development server", site, ["node_modules/astro/astro.js", "dev"])
else {
  step("pages", site, ["node_modules/astro/astro.js", "build", "--silent"])
  const broken = brokenLinks(built, addressIn(process.env).base)
  if (broken.length > 0) refuse(`${broken.join("\n")}\n${broken.length} links lead nowhere`)
  if (published !== built) {
    rmSync(published, { recursive: true, force: true })
    cpSync(built, published, { recursive: true })
  }
  console.log(`${relative(root, published)}: built, and every link in it leads somewhere`)
}

function step(name: string, cwd: string, args: readonly string[]): void {
  // Names that the bundler would take for its own answers: whoever builds from a test gets the same site.
  const { DEV: _dev, PROD: _prod, MODE: _mode, SSR: _ssr, ...rest } = process.env
  const env = { ...rest, NODE_ENV: mode, ASTRO_TELEMETRY_DISABLED: "1" }
  const { status } = spawnSync(process.execPath, args, { cwd, env, stdio: "inherit" })
  if (status !== 0) refuse(`the site was not built: ${name}`)
}

function refuse(problem: string): never {
  console.error(problem)
  process.exit(1)
}
