import { taskModel } from "../../runtime/worker/index.ts"
import type { TaskMode } from "../../runtime/worker/index.ts"
import type { Arguments, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { modelsOf } from "../run/models.ts"
import { serving } from "../run/scripted-models.ts"
import type { Models } from "../run/served-models.ts"

/** Serves the models that one turn is to have: one that does its task, or those that `run` serves. null: none is named. */
export async function modelsFor(terminal: Terminal, given: Arguments, mode: TaskMode): Promise<Models | null> {
  if (given.options["local-model"] !== true) return modelsOf(terminal, given)
  const other = ["model-script", "gateway", "replay"].find((name) => typeof given.options[name] === "string")
  if (other !== undefined) throw new UsageError(`--local-model and --${other} each answer every call: give one of them`)
  return serving(taskModel(mode))
}
