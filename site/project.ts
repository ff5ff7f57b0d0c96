import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"

/** The project whose pages a site shows. */
export interface SiteProject {
  /** Absolute, and so are the folders below. */
  readonly root: string
  readonly docs: string
  /** What its first page is called. */
  readonly title: string
  readonly description: string
  /** Where the site is built: below this folder, where its modules find what they import. */
  readonly built: string
  /** Where it is laid when every link in it leads somewhere. */
  readonly published: string
  /** What the build makes for itself, and can make again. */
  readonly kept: string
}

/**
 * The project that `SITE_PROJECT` names, whose pages lie in its folder `docs`; this repository where nothing is named. `site`
 * is the folder of this module as it was written: where it is bundled, it no longer knows by itself.
 */
export function projectIn(environment: { readonly [name: string]: string | undefined }, site: string): SiteProject {
  const given = environment["SITE_PROJECT"] || null
  const root = given === null ? resolve(site, "..") : resolve(given)
  const docs = join(root, "docs")
  const first = readFileSync(join(docs, "index.mdx"), "utf8")
  const said = (name: string): string => new RegExp(`^${name}: "([^"]*)"$`, "m").exec(first)?.[1] ?? ""
  const own = given === null
  return {
    root,
    docs,
    title: said("title"),
    description: said("description"),
    built: own ? join(site, "dist") : join(site, ".prepared", "dist"),
    published: own ? join(site, "dist") : join(root, "dist", "site"),
    kept: own ? join(site, ".prepared") : join(root, "node_modules", ".cache", "site"),
  }
}
