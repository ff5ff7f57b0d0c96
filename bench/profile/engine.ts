import { createRequire } from "node:module"
import { engineProgram } from "../../runtime/admission/configuration/engine-program.ts"
import type {
  EngineAnswer,
  EngineQuestion,
  ThreadQuestion,
} from "../../runtime/admission/configuration/engine-program.ts"
import { assertedFormats } from "../../runtime/admission/configuration/format/asserted.ts"

const { resolve } = createRequire(import.meta.url)

/**
 * The very program of the engine's thread, run in this one, so that its CPU time can be read; what is done before the
 * thread is asked is done here too. Its cache begins empty with each call.
 */
export function engineHere(): (question: EngineQuestion) => EngineAnswer {
  const require = createRequire(import.meta.url)
  const thread = {
    parentPort: { on: () => {}, postMessage: () => {} },
    workerData: { ajv: resolve("ajv/dist/2020.js") },
  }
  const load = (name: string): unknown => (name === "node:worker_threads" ? thread : require(name))
  // oxlint-disable-next-line typescript/no-implied-eval -- the program is a text of this repository
  const answer = new Function("require", `${engineProgram}\nreturn answer`)(load) as (
    question: ThreadQuestion,
  ) => EngineAnswer
  return ({ schema, value }) => answer({ schema, value, formats: assertedFormats(schema, value) })
}
