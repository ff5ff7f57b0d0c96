import { delimiter, dirname, join } from "node:path"
import type { InspectOptions } from "../../../runtime/inspect/index.ts"
import type { Recipe } from "./recipe.ts"

/** How an agent that is installed in a folder is inspected: its recipe, with placeholders for what is made for each process. */
export function inspecting(recipe: Recipe, installed: string): InspectOptions {
  const place = { installed, home: "{home}", url: "{base_url}", key: "{key}" }
  const program = join(installed, recipe.bin)
  return {
    ...(recipe.isBinary === true
      ? { command: program, args: recipe.args }
      : { command: process.execPath, args: [program, ...recipe.args] }),
    path: [dirname(process.execPath), "/usr/local/bin", "/usr/bin", "/bin"].join(delimiter),
    bareModel: true,
    environment: recipe.environment(place),
    files: recipe.files(place),
  }
}
