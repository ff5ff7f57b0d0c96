import { UsageError } from "../command.ts"
import type { Models } from "./served-models.ts"

/** What an agent is given of the environment besides what is harmless. */
export interface Environment {
  /** Variables that it inherits. */
  readonly names: readonly string[]
  /** Variables that are set for it. */
  readonly values: Readonly<Record<string, string>>
}

/**
 * Reads a list with commas between its entries: NAME is inherited, NAME=VALUE is set. In a value, `{model_url}` and
 * `{model_key}` stand for the model that is served for the run.
 */
export function environmentOf(list: string, models: Pick<Models, "url" | "key"> | null): Environment {
  const names: string[] = []
  const values: Record<string, string> = {}
  for (const entry of list.split(",").map((each) => each.trim())) {
    const at = entry.indexOf("=")
    if (at < 0) names.push(entry)
    else values[entry.slice(0, at)] = filled(entry.slice(at + 1), models)
  }
  return { names, values }
}

function filled(value: string, models: Pick<Models, "url" | "key"> | null): string {
  return value.replace(/\{model_(url|key)\}/g, (_, which: string) => {
    if (models === null)
      throw new UsageError(`--env says {model_${which}}, but no model is served: give --model-script FILE`)
    return which === "url" ? models.url : models.key
  })
}
