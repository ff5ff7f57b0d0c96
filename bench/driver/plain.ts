import { copyFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "esbuild"

/**
 * One way to drive agents as plain JavaScript, which is what is published, with the agent where its clients look for it. What
 * runs TypeScript in place keeps the name of every function in a property of its own: that is more memory than a session takes.
 */
export async function plainScript(): Promise<string> {
  const home = fileURLToPath(new URL("../../node_modules/.cache/bench-driver", import.meta.url))
  const script = join(home, "clients", "one-way.mjs")
  await build({
    entryPoints: [fileURLToPath(new URL("one-way.ts", import.meta.url))],
    outfile: script,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
  })
  await copyFile(new URL("agent.js", import.meta.url), join(home, "agent.js"))
  return script
}
