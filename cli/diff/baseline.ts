import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, statSync } from "node:fs"
import { join, resolve } from "node:path"
import { UsageError } from "../command.ts"

/** A published catalog as it was found; `text` null: there is none in what was named. */
export interface Baseline {
  /** What it was found in, for people. */
  readonly label: string
  readonly text: string | null
}

/** Packages that are published with a catalog, by which a bare version is looked up. */
const published = ["checkfu-wire", "checkfu-catalog"]

/** Branches that count as the main one, the most telling first. */
const mains = [
  "refs/remotes/origin/HEAD",
  "refs/remotes/origin/main",
  "refs/remotes/origin/master",
  "refs/heads/main",
  "refs/heads/master",
]

/**
 * Finds the catalog that a project's is compared with: a folder, an installed package (`NAME`, `NAME@VERSION` or a bare
 * version), or a revision of git; without a name where the branch left the main one, or HEAD. Only the one file is read.
 * Throws `UsageError` where the name means nothing.
 */
export function baselineAt(root: string, out: string, named: string | null): Baseline {
  if (named === null) return inGit(root, out, usualRevision(root))
  const folder = resolve(root, named)
  if (existsSync(folder) && statSync(folder).isDirectory()) return { label: named, text: inFolder(folder, out) }
  const installed = installedAt(root, named)
  if (installed !== null) return { label: installed.label, text: inFolder(installed.folder, out) }
  return inGit(root, out, { revision: named, label: named, isCommit: false })
}

/** The text of a folder's published catalog: of a project, of its folder of generated files, or of an unpacked package. */
export function inFolder(folder: string, out: string): string | null {
  const places = ["catalog.json", `${out}/catalog.json`, "output/catalog.json", "package/output/catalog.json"]
  const file = places.map((place) => join(folder, place)).find((path) => existsSync(path))
  return file === undefined ? null : readFileSync(file, "utf8")
}

function installedAt(root: string, named: string): { readonly folder: string; readonly label: string } | null {
  const [, name = "", version] = /^((?:@[^/@]+\/)?[^/@]+)(?:@(.+))?$/.exec(named) ?? []
  const asked = [[name, version] as const, ...published.map((each) => [each, named] as const)]
  for (const [each, wanted] of asked) {
    const folder = join(root, "node_modules", each)
    if (each === "" || !existsSync(join(folder, "package.json"))) continue
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { readonly version?: string }
    if (wanted === undefined || wanted === manifest.version) return { folder, label: `${each}@${manifest.version}` }
  }
  return null
}

interface Asked {
  readonly revision: string
  readonly label: string
  /** Whether git itself named the commit, so that it need not be asked for it once more. */
  readonly isCommit: boolean
}

function usualRevision(root: string): Asked {
  const listed = git(root, "for-each-ref", "--format=%(refname) %(objectname) %(HEAD)", ...mains)
  if (listed === null) throw new UsageError("this is no repository of git; name what to compare with by --against")
  const known = new Map(
    listed.split("\n").map((line) => {
      const [name = "", ...more] = line.split(" ")
      return [name, more] as const
    }),
  )
  const main = mains.find((name) => known.has(name))
  const [commit = "", here] = known.get(main ?? "") ?? []
  // On the main branch itself git need not be asked where it was left.
  const base = here === "*" ? commit : main === undefined ? null : git(root, "merge-base", "HEAD", main)?.trim()
  if (main === undefined || base === null || base === undefined)
    return { revision: "HEAD", label: "HEAD", isCommit: false }
  return {
    isCommit: true,
    revision: base,
    label: `${main.replace(/^refs\/(?:remotes|heads)\//, "")} (${base.slice(0, 9)})`,
  }
}

function inGit(root: string, out: string, { revision, label, isCommit }: Asked): Baseline {
  const commit = isCommit
    ? revision
    : git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`)?.trim()
  if (commit === undefined)
    throw new UsageError(`${label} is no folder, no installed package and no revision of git here`)
  return { label, text: git(root, "show", `${commit}:./${out}/catalog.json`) }
}

/** What git answers; null where it fails. */
function git(root: string, ...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1024 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  })
  return status === 0 ? stdout : null
}
