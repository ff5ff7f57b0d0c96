import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Catalog } from "../../model/catalog.ts"
import type { FactId } from "../../model/fact.ts"
import type { Project } from "../generation.ts"
import { load } from "../load/load.ts"
import { resolve } from "../resolve/resolve.ts"
import { tool } from "../tool.ts"

/** Where a fact is stated: the module's path below the project, and the const that holds it. */
export interface StatedAt {
  readonly path: string
  readonly constant: string
}

/** What is known of a project before anything is added to it. */
export interface Known {
  /** The catalog's folder below the project. */
  readonly folder: string
  readonly catalog: Catalog
  /** null for a fact that is not there, or that no module states. */
  readonly statedAt: (id: FactId) => StatedAt | null
  /** The package of the constructors, for a catalog without a folder of its own kinds; null where it has one. */
  readonly kindsPackage: string | null
  /** Whether the catalog has a list of rules of its own. */
  readonly hasRules: boolean
  /** A skeleton's text. */
  readonly skeleton: (name: string) => string
}

/** Reads a project, whatever is wrong with it: what cannot be read is not known. */
export async function readKnown(project: Project): Promise<Known> {
  const { facts, acp, spans } = await load({ root: project.root, catalog: project.catalog })
  const { catalog } = resolve(facts, acp)
  const has = (path: string): boolean => existsSync(join(project.root, project.catalog, path))
  return {
    folder: project.catalog,
    catalog,
    statedAt: (id) => {
      const at = spans.locate(id)
      if (at === null) return null
      const line = readFileSync(join(project.root, at.file), "utf8").split("\n")[at.line - 1] ?? ""
      const constant = /^[A-Za-z_$][\w$]*/.exec(line.slice(at.column - 1))?.[0]
      return constant === undefined ? null : { path: at.file, constant }
    },
    kindsPackage: has("kinds/index.ts") ? null : `${tool.kindsPackage}/kinds`,
    hasRules: has("rules/index.ts"),
    skeleton: (name) => readFileSync(join(tool.folder, "templates", "new", `${name}.hbs`), "utf8"),
  }
}
