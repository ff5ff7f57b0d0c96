import { spawn } from "node:child_process"
import type { Done } from "../../../runtime/containers/index.ts"

/** A platform of images in npm's words. */
const processors: Readonly<Record<string, string>> = { amd64: "x64", arm64: "arm64" }

/** Of what npm says; the rest is how npm is used. */
const mostLines = 8

/**
 * Installs into a folder exactly what its lock says, for a platform such as `linux/amd64`. No script of any package runs. npm
 * compares every package with the digest in the lock.
 */
export async function installByLock(folder: string, platform: string, signal: AbortSignal): Promise<Done<null>> {
  const [, architecture = ""] = platform.split("/")
  const target = ["--os=linux", "--libc=glibc", `--cpu=${processors[architecture] ?? architecture}`]
  const quiet = ["--no-audit", "--no-fund", "--no-progress", "--no-update-notifier", "--loglevel=error"]
  const child = spawn("npm", ["ci", "--ignore-scripts", "--omit=dev", ...target, ...quiet], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    signal,
  })
  let said = ""
  child.stderr.on("data", (chunk) => void (said += String(chunk)))
  const code = await new Promise<number | string | null>((resolve) => {
    child.on("error", ({ message }) => resolve(message))
    child.on("close", resolve)
  })
  if (code === 0) return { ok: true, value: null }
  const [first = String(code), ...more] = said.trim().split("\n").slice(0, mostLines)
  return { ok: false, what: [`npm could not install what the lock says: ${first}`, ...more].join("\n") }
}
