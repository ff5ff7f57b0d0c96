import { hostname } from "node:os"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { plainInstallation } from "../../runtime/evidence/tuple/installation.ts"
import type { Installation } from "../../runtime/evidence/tuple/installation.ts"
import { tool } from "../../generators/tool.ts"
import type { ServeConfiguration } from "./configuration.ts"

/** The platforms whose images a sandbox of this machine runs. */
const platforms: { readonly [machine: string]: string } = { x64: "linux/amd64", arm64: "linux/arm64" }

/** What an installation adds to what its workspaces choose. */
export function installationOf({ supplied, runner }: ServeConfiguration): Installation {
  const platform = platforms[process.arch]
  const plain = plainInstallation({ kind: "local", platforms: platform === undefined ? [] : [platform] })
  return { ...plain, supplied: supplied.map(({ provider }) => provider), pool: runner.pool }
}

/** The description of the API that it answers with itself. */
export function descriptionText(): string {
  return readFileSync(join(tool.folder, "output", "openapi.json"), "utf8")
}

/** The name by which a runner of this machine is known where none is configured. */
export function machineName(): string {
  const plain = hostname()
    .replaceAll(/[^A-Za-z0-9._-]/g, "-")
    .slice(0, 63)
  return /^[A-Za-z0-9]/.test(plain) ? plain : "runner"
}
