import { visibleJson } from "../report/visible.ts"
import type { Spans } from "../load/loaded.ts"
import { countsOf } from "./counts.ts"
import type { Review } from "./review.ts"

/** A review for programs: what was compared, the counts, each change with both axes, and what is refused. */
export function reviewJson({ against, delta, findings }: Review, spans: Spans): string {
  const { first, acp, unexplained } = delta
  const changes = delta.changes.map(({ change, authority, wire, refused, record, moved }) => ({
    at: change.at,
    place: spans.locate(change.at),
    ...(change.before === undefined ? {} : { before: change.before }),
    ...(change.after === undefined ? {} : { after: change.after }),
    authority,
    wire,
    refused: refused.map(({ writer, path, value }) => ({ writer, path, ...(value === undefined ? {} : { value }) })),
    record,
    moved,
  }))
  const value = { against, first, counts: countsOf(delta), changes, unexplained, acp, findings }
  return `${visibleJson(JSON.stringify(value, null, 2))}\n`
}
