import { execFileSync, spawn } from "node:child_process"
import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import type { PackageName } from "../../../packages/contents.ts"

/** Runs a program to its end and answers what it printed; throws with all of it where it fails. */
export function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): string {
  try {
    return execFileSync(program, [...args], { cwd, env: { ...environment, ...env }, encoding: "utf8", stdio: "pipe" })
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { readonly stdout?: string; readonly stderr?: string }
    throw new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`, { cause: error })
  }
}

/** The environment of somebody at a prompt: without what a package runner tells the scripts that it runs. */
export const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(pnpm|vitest|vite|npm_(?:lifecycle|package))_|^(INIT_CWD|NODE_ENV|VITEST|TEST|FORCE_COLOR)$/i.test(name),
    ),
  ),
  NO_COLOR: "1",
  npm_config_audit: "false",
  npm_config_fund: "false",
  npm_config_update_notifier: "false",
}

/** Compiles, bundles and packs this repository as it stands, and answers where each tarball lies. */
export function packed(root = process.cwd()): { readonly [name in PackageName]: string } {
  run(process.execPath, ["node_modules/typescript-native/bin/tsc", "-b", "tsconfig.build.json"], root)
  run(process.execPath, ["--import", "tsx", "cli/bundle.ts"], root)
  run(process.execPath, ["--import", "tsx", "packages/pack.ts"], root)
  const folder = join(root, "dist", "packages")
  const names = readdirSync(folder).filter((name) => name.endsWith(".tgz"))
  const tarballOf = (name: PackageName): string => {
    const { version } = JSON.parse(readFileSync(join(folder, name, "package.json"), "utf8")) as { version: string }
    const tarball = names.find((each) => each === `${name}-${version}.tgz`)
    if (tarball === undefined) throw new Error(`no tarball of ${name} among ${names.join(", ")}`)
    return join(folder, tarball)
  }
  return {
    "checkfu-wire": tarballOf("checkfu-wire"),
    "checkfu-catalog": tarballOf("checkfu-catalog"),
    checkfu: tarballOf("checkfu"),
  }
}

/** Runs npm to its end without holding up a registry that this process serves; throws with what it printed where it fails. */
export async function npm(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn("npm", [...args], { cwd, env: { ...environment, ...env }, stdio: ["ignore", "pipe", "pipe"] })
  let said = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => void (said += String(chunk)))
  const code = await new Promise((ended) => child.on("close", ended))
  if (code !== 0) throw new Error(`npm ${args.join(" ")}\n${said}`)
}
