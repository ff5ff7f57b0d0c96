import type { Answering } from "./answer.ts"
import type { RecordedExchange, RecordedMatch } from "./replay-file.ts"
import type { ModelRequest } from "./request.ts"

/**
 * Answers with what was recorded. Each exchange answers one request of a run: the first unused one that matches, in the
 * order of the file. A request without one fails with status 404 and says what the nearest exchange was recorded for.
 */
export function replayed(exchanges: readonly RecordedExchange[]): Answering {
  const used = new Map<string, Set<RecordedExchange>>()
  return (request) => {
    const gone = used.get(request.run) ?? new Set()
    const match = exchanges.find((each) => !gone.has(each) && differences(each.request, request).length === 0)
    if (match === undefined)
      return { kind: "failure", status: 404, code: "replay_miss", message: miss(exchanges, gone, request) }
    used.set(request.run, gone.add(match))
    return { kind: "recorded", response: match.response }
  }
}

/** The members in which a request differs from what an exchange was recorded for. */
function differences(match: RecordedMatch, request: ModelRequest): readonly string[] {
  const differs: { readonly [member in keyof RecordedMatch]: boolean } = {
    target: match.target !== request.target,
    model: match.model !== null && match.model !== request.model,
    stream: match.stream !== null && match.stream !== request.stream,
    userText: match.userText !== null && match.userText !== request.userText,
    userTextHolds: match.userTextHolds !== null && !request.userText.includes(match.userTextHolds),
    toolResults: match.toolResults !== null && match.toolResults !== request.toolResults.length,
  }
  return Object.entries(differs).flatMap(([member, isDifferent]) => (isDifferent ? [member] : []))
}

function miss(
  exchanges: readonly RecordedExchange[],
  gone: ReadonlySet<RecordedExchange>,
  request: ModelRequest,
): string {
  const unused = exchanges.filter((each) => !gone.has(each))
  const all = `${exchanges.length} recorded, ${unused.length} unused by this run`
  const nearest = unused
    .map((each) => ({ each, differing: differences(each.request, request) }))
    .toSorted((one, other) => one.differing.length - other.differing.length)[0]
  if (nearest === undefined) return `No answer was recorded for this request (${all}).`
  const line = exchanges.indexOf(nearest.each) + 1
  return `No answer was recorded for this request (${all}). Exchange ${line} comes nearest: other ${nearest.differing.join(", ")}.`
}
