import type { ServedCall } from "../../driver/served-calls.ts"
import type { SeenRequest } from "../../model-server/index.ts"
import type { Report } from "../report.ts"
import { sorted } from "./sorted.ts"

/** What one process asked of its model server. */
export interface ModelEvidence {
  readonly calls: readonly ServedCall[]
  readonly requests: readonly SeenRequest[]
  readonly key: string
  readonly waysOut: { readonly passed: boolean }
}

/** Headers whose values say how a client is made, and neither who uses it nor by which right. */
const shownHeaders = new Set([
  "accept",
  "anthropic-beta",
  "anthropic-version",
  "content-type",
  "openai-beta",
  "originator",
  "user-agent",
  "x-app",
])

/** What all processes asked of their models, together. */
export function modelCallsIn(evidence: readonly ModelEvidence[]): Report["model"] {
  const calls = evidence.flatMap((each) => each.calls)
  const requests = evidence.flatMap((each) => each.requests)
  const offer = calls.some(({ offersTools }) => offersTools)
  const models = (inTurns: boolean): readonly string[] =>
    sorted(
      calls.flatMap(({ offersTools, requestedModel }) =>
        (offersTools || !offer) === inTurns && requestedModel !== null ? [requestedModel] : [],
      ),
    )
  return {
    requests: targetsIn(requests, calls),
    headers: headersIn(requests),
    turns: models(true),
    helpers: models(false),
    keyed: requests.length === 0 ? null : evidence.every(areKeyed),
    throughProxy: evidence.some(({ waysOut }) => waysOut.passed),
  }
}

function targetsIn(requests: readonly SeenRequest[], calls: readonly ServedCall[]): Report["model"]["requests"] {
  const dialects = new Map(calls.map(({ target, dialect }) => [target, dialect]))
  return sorted(requests.map(({ method, target }) => `${method} ${target}`)).map((line) => {
    const [method = "", ...rest] = line.split(" ")
    const target = rest.join(" ")
    return { method, target, dialect: dialects.get(target) ?? null }
  })
}

function headersIn(requests: readonly SeenRequest[]): Report["model"]["headers"] {
  const values = new Map<string, Set<string>>()
  for (const { headers } of requests)
    for (let place = 0; place < headers.length; place += 2) {
      const [name = "", value = ""] = headers.slice(place, place + 2)
      values.set(name, (values.get(name) ?? new Set()).add(value))
    }
  return sorted([...values.keys()]).map((name) => ({
    name,
    values: shownHeaders.has(name) ? sorted([...(values.get(name) ?? [])]) : null,
  }))
}

/** Whether every request of a process carries the key of that process in some header. */
function areKeyed({ requests, key }: ModelEvidence): boolean {
  return requests.every(({ headers }) => headers.some((value, place) => place % 2 === 1 && value.includes(key)))
}
