import { createHash } from "node:crypto"
import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"

/** How a program is started in its image. In braces: url (of the models, without `/v1`), model, home, folder, cpu, node. */
export interface Launch {
  readonly command: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  /** Files of the home: lines of text, or JSON. */
  readonly files: Readonly<Record<string, unknown>>
}

/** How the image of a harness comes about; one file for each packaged harness of the catalog. */
export type Recipe =
  /** From packages whose exact versions and digests stand in the lock beside the recipe. */
  | (Launch & { readonly from: "npm"; readonly platforms: readonly string[] })
  /** From modules of this package. */
  | (Launch & { readonly from: "folder"; readonly platforms: readonly string[]; readonly folder: string })
  /** What is missing, and who has to supply it. */
  | { readonly from: "elsewhere"; readonly missing: string; readonly supplier: string }

/** A recipe that is built here. */
export type Buildable = Exclude<Recipe, { readonly from: "elsewhere" }>

/** A recipe with where it lies, absolute. */
export interface Found {
  readonly name: string
  readonly folder: string
  readonly recipe: Recipe
}

const below = join("catalog", "images")

/** The harnesses that have a recipe. */
export function recipeNames(tool: string): readonly string[] {
  return readdirSync(join(tool, below)).toSorted()
}

/** Reads a recipe that is there. */
export function readRecipe(tool: string, name: string): Found {
  const folder = join(tool, below, name)
  return { name, folder, recipe: JSON.parse(readFileSync(join(folder, "recipe.json"), "utf8")) as Recipe }
}

/** What of this project an image is made of, as labels: by their digests, so that nobody has to count revisions. */
export function labelsOf(tool: string, { name, folder, recipe }: Found): Readonly<Record<string, string>> {
  const own = readdirSync(folder).map((file) => join(folder, file))
  const carried = recipe.from === "folder" ? modulesIn(join(tool, recipe.folder)) : []
  return {
    "dev.checkfu.harness": name,
    "dev.checkfu.catalog": digestOf([join(tool, "output", "catalog.json")]),
    "dev.checkfu.recipe": digestOf([...own.toSorted(), ...launcherFiles(tool), ...carried]),
  }
}

/** The files of the templates that every image is made with. */
export function launcherFiles(tool: string): readonly [launcher: string, containerfile: string] {
  return [join(tool, "templates", "image", "harness.mjs"), join(tool, "templates", "image", "Containerfile.hbs")]
}

/** The modules of a folder, absolute and sorted; what else is in it is not for an image. */
export function modulesIn(folder: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".js"))
  return names.toSorted().map((name) => join(folder, name))
}

function digestOf(files: readonly string[]): string {
  const hash = createHash("sha256")
  for (const file of files) {
    const bytes = readFileSync(file)
    hash.update(`${bytes.length}\n`).update(bytes)
  }
  return `sha256:${hash.digest("hex")}`
}
