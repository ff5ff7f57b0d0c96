import { shell } from "../../runtime/model-server/index.ts"
import type { Answer, Json } from "../../runtime/model-server/index.ts"

/** What a model says by script: answers in their order, or the first thing that is wrong with them and where. */
export type ReadAnswers =
  { readonly ok: true; readonly answers: readonly Answer[] } | { readonly ok: false; readonly what: string }

/**
 * Reads a script of model answers: a JSON array whose elements have one of the forms
 * `{"text": TEXT}`, `{"shell": COMMAND}`, `{"tool": NAME, "arguments": {…}}`, `{"failure": STATUS, "message": TEXT}`,
 * `{"cut": TEXT}`, `"empty"` and `"silence"`.
 */
export function readAnswers(text: string): ReadAnswers {
  let value: Json
  try {
    value = JSON.parse(text) as Json
  } catch (thrown) {
    return { ok: false, what: `it is no JSON: ${thrown instanceof Error ? thrown.message : String(thrown)}` }
  }
  if (!isList(value) || value.length === 0) return { ok: false, what: "it is no array of answers" }
  const answers: Answer[] = []
  for (const [index, each] of value.entries()) {
    const answer = answerIn(each)
    if (answer === null)
      return {
        ok: false,
        what: `/${index} is none of {"text"}, {"shell"}, {"tool", "arguments"}, {"failure"}, {"cut"}, "empty" and "silence"`,
      }
    answers.push(answer)
  }
  return { ok: true, answers }
}

function answerIn(value: Json): Answer | null {
  if (value === "empty" || value === "silence") return { kind: value }
  if (value === null || typeof value !== "object" || isList(value)) return null
  const { text, shell: command, tool, arguments: passed = {}, failure, message, cut, ...rest } = value
  if (Object.keys(rest).length > 0) return null
  if ([text, command, tool, failure, cut].filter((each) => each !== undefined).length !== 1) return null
  if (typeof text === "string") return { kind: "text", text }
  if (typeof command === "string") return shell(command)
  if (typeof tool === "string") return { kind: "tool", tool, arguments: passed }
  if (typeof cut === "string") return { kind: "cut", text: cut }
  if (typeof failure !== "number" || !Number.isInteger(failure) || failure < 400 || failure > 599) return null
  return { kind: "failure", status: failure, ...(typeof message === "string" ? { message } : {}) }
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
