import type { Prepared } from "../body/request.ts"
import { fieldOf } from "../http/fields.ts"
import type { BeginRow } from "../ledger/rows.ts"
import type { Choice } from "../route/choose.ts"
import { traceContext } from "../observe/trace-context.ts"
import type { Calling } from "./calling.ts"

/** The row of a dispatch that is about to leave. */
export function beginRow(
  { ground, exchange, route, lease, asked, name, choices }: Calling,
  { candidate }: Choice,
  attempt: number,
  { effort }: Prepared,
  requestBytes: number,
): BeginRow {
  return {
    kind: "begin",
    call: name,
    attempt,
    at: ground.wallClock(),
    run: lease.grant.run,
    lease: lease.mark.id,
    dialect: route.dialect,
    target: route.target,
    provider: candidate.provider,
    requestedModel: asked.model,
    tier: choices.tier,
    sentModel: candidate.model,
    credential: candidate.credential,
    generation: candidate.generation,
    effort,
    stream: asked.streams,
    offersTools: asked.offersTools,
    requestBytes,
    skipped: choices.skipped,
    traceparent: traceOf(lease.grant.traceparent ?? fieldOf(exchange.head.fields, "traceparent")),
  }
}

function traceOf(traceparent: string | undefined): string | null {
  return traceparent !== undefined && traceContext.test(traceparent) ? traceparent : null
}
