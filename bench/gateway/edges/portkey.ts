import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** The version that is measured. */
export const portkeyVersion = "1.15.2"

/**
 * Portkey's server, which is installed into a folder of its own at the first run: a hundred packages that nothing else
 * here needs. None of its scripts are run. Null: it cannot be installed.
 */
export function portkeyServer(root: string): string | null {
  const folder = join(root, "node_modules", ".cache", "bench-gateway", `portkey-${portkeyVersion}`)
  const server = join(folder, "node_modules", "@portkey-ai", "gateway", "build", "start-server.js")
  if (existsSync(server)) return server
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n')
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder]
  const { status } = spawnSync("npm", [...args, `@portkey-ai/gateway@${portkeyVersion}`], { stdio: "ignore" })
  return status === 0 && existsSync(server) ? server : null
}
