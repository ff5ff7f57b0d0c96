import type { Answer, Answering } from "./answer.ts"
import { filler } from "./filler.ts"
import type { ModelRequest } from "./request.ts"

/** Answers in the order in which they are given to one run, or a function of the request. */
export type Script = readonly Answer[] | Answering

/** Which requests are an agent's own business, such as titles, and how they are answered. */
export interface Helpers {
  readonly isHelper: (request: ModelRequest) => boolean
  readonly answer: Answering
}

/** Answers with one word, or with JSON of the form that is asked for. */
export const plainly: Answering = ({ wants }) => ({
  kind: "text",
  text: wants === null ? "Noted" : JSON.stringify(filler(wants)),
})

/** Whether a request offers no tools: an agent's turns offer some, its titles and classifications do not. */
export function offersNoTools({ tools }: ModelRequest): boolean {
  return tools.length === 0
}

/**
 * Answers by script: one for all models, or one for each model by its name. A list is gone through once by each run and
 * model, and a request behind its end fails with status 400, which no client repeats. Requests for a model without a script,
 * and whatever else `isHelper` takes for one, are answered plainly and consume no step.
 */
export function scripted(
  scripts: Script | { readonly [model: string]: Script },
  helpers?: Partial<Helpers>,
): Answering {
  const { isHelper = () => false, answer = plainly } = helpers ?? {}
  const taken = new Map<string, number>()
  return (request) => {
    const script = scriptFor(scripts, request.model)
    if (script === undefined || isHelper(request)) return answer(request)
    if (typeof script === "function") return script(request)
    const key = JSON.stringify([request.run, request.model])
    const step = taken.get(key) ?? 0
    taken.set(key, step + 1)
    return (
      script[step] ?? { kind: "failure", status: 400, message: `the script of ${script.length} answers is at its end` }
    )
  }
}

function scriptFor(scripts: Script | { readonly [model: string]: Script }, model: string): Script | undefined {
  if (typeof scripts === "function" || isList(scripts)) return scripts
  return Object.hasOwn(scripts, model) ? scripts[model] : undefined
}

function isList(scripts: object): scripts is readonly Answer[] {
  return Array.isArray(scripts)
}
