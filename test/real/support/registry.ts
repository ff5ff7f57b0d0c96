import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { basename } from "node:path"

/** A package registry on the loopback. */
export interface Registry {
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Serves tarballs as if they were published, of each package those of every list, the newest last, and sends whoever asks for another package on to the registry that npm is
 * configured for: so the commands of a page can be run to the letter before there is anything to install.
 */
export async function registryOf(
  tarballs: { readonly [name: string]: string },
  ...newer: readonly { readonly [name: string]: string }[]
): Promise<Registry> {
  const all = [tarballs, ...newer]
  const elsewhere = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim().replace(/\/$/, "")
  const server = createServer((request, response) => {
    const target = decodeURIComponent(request.url ?? "/").slice(1)
    const file = all.flatMap((each) => Object.values(each)).find((path) => target === `-/${basename(path)}`)
    if (file !== undefined) return void response.end(readFileSync(file))
    const published = all.flatMap((each) => each[target] ?? [])
    if (published.length === 0) return void response.writeHead(307, { location: `${elsewhere}${request.url}` }).end()
    response.setHeader("content-type", "application/json")
    response.end(JSON.stringify(packument(target, published, `http://${request.headers.host}/-/`)))
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((closed) => void server.close(() => closed())),
  }
}

function packument(name: string, tarballs: readonly string[], folder: string): object {
  const versions = tarballs.map((tarball) => {
    const manifest = JSON.parse(
      execFileSync("tar", ["-xzOf", tarball, "package/package.json"], { encoding: "utf8" }),
    ) as { readonly version: string }
    const integrity = `sha512-${createHash("sha512").update(readFileSync(tarball)).digest("base64")}`
    return { ...manifest, dist: { tarball: `${folder}${basename(tarball)}`, integrity } }
  })
  return {
    name,
    "dist-tags": { latest: versions.at(-1)?.version },
    versions: Object.fromEntries(versions.map((each) => [each.version, each])),
  }
}
