import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"
import { environment } from "../support/packed.ts"
import type { Recipe } from "./recipe.ts"

/** An installed agent's folder, or why there is none. */
export type Installed = { readonly ok: true; readonly folder: string } | { readonly ok: false; readonly why: string }

/** Where installed agents are kept from one run to the next, outside the repository. */
export function cacheFolder(): string {
  return process.env["CHECKFU_AGENTS"] ?? join(homedir(), ".cache", "checkfu-agents")
}

/** The folder is named for all that its content depends on, so that another version never meets an older one's files. */
export function folderName({ packages }: Pick<Recipe, "packages">): string {
  const content = JSON.stringify([packages, process.versions.modules, process.platform, process.arch])
  const word = packages[0].replace(/^@[^/]*\//, "").replaceAll(/[^\w.-]+/g, "-")
  return `${word}-${createHash("sha256").update(content).digest("hex").slice(0, 12)}`
}

/**
 * Installs an agent once. No script of any package is run, and npm sees a home of its own. The folder appears whole or not
 * at all, also where several processes install the same agent.
 */
export async function install(recipe: Recipe, cache = cacheFolder(), say = tell): Promise<Installed> {
  const folder = join(cache, folderName(recipe))
  if (existsSync(folder)) return { ok: true, folder }
  mkdirSync(cache, { recursive: true })
  const making = mkdtempSync(join(cache, ".making-"))
  try {
    const started = performance.now()
    say(`installing ${recipe.packages.join(" and ")} into ${folder}`)
    writeFileSync(join(making, "package.json"), '{ "private": true }\n')
    const { code, said } = await npmInstall(recipe.packages, making)
    if (code !== 0) return { ok: false, why: `npm could not install ${recipe.packages.join(" and ")}:\n${said.trim()}` }
    rmSync(join(making, "home"), { recursive: true, force: true })
    moveUnlessThere(making, folder)
    say(`installed ${recipe.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
    return { ok: true, folder }
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Whoever comes second keeps what the first one made. */
function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to)) throw error
  }
}

async function npmInstall(
  packages: readonly string[],
  folder: string,
): Promise<{ readonly code: number | null; readonly said: string }> {
  const quiet = ["--no-audit", "--no-fund", "--no-progress", "--no-update-notifier", "--loglevel=error"]
  const home = join(folder, "home")
  mkdirSync(home)
  const { npm_config_userconfig: configured = join(homedir(), ".npmrc") } = process.env
  const child = spawn("npm", ["install", "--ignore-scripts", "--save-exact", ...quiet, ...packages], {
    cwd: folder,
    env: { ...environment, HOME: home, npm_config_userconfig: configured },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let said = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => void (said += String(chunk)))
  child.on("error", ({ message }) => void (said += message))
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve))
  return { code, said }
}
