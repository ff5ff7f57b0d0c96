import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"

/** A schema of the official SDK, with the version that it comes from. */
export interface PublishedSchema {
  readonly name: string
  readonly text: string
}

const sdk = "@agentclientprotocol/sdk"

/** Fetches the newest SDK into a folder with the package manager, and reads its stable schema and its draft of the next version. */
export function newestSchemas(folder: string): { readonly newest: PublishedSchema; readonly draft: PublishedSchema } {
  const packed = execFileSync("npm", ["pack", `${sdk}@latest`, "--json", "--silent", "--pack-destination", folder], {
    encoding: "utf8",
  })
  const [{ filename, version }] = JSON.parse(packed) as [{ readonly filename: string; readonly version: string }]
  execFileSync("tar", ["-xzf", join(folder, filename.replace(/^@/, "").replace("/", "-")), "-C", folder])
  const read = (protocol: string): PublishedSchema => {
    const text = readFileSync(join(folder, "package", "schema", protocol, "schema.json"), "utf8")
    return { name: `${protocol} of ${sdk} ${version}`, text }
  }
  return { newest: read("v1"), draft: read("v2") }
}
