import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api"
import type { Attributes, Context, Span } from "@opentelemetry/api"
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http"
import { resourceFromAttributes } from "@opentelemetry/resources"
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace"
import type { BeginRow, EndRow, Observer } from "../../../runtime/gateway/index.ts"
import { traceContext } from "../../../runtime/gateway/observe/trace-context.ts"

/** Spans of calls, on their way to a collector. */
export interface Spans {
  readonly observer: Observer
  /** Sends what is left; settles within seconds, also where nobody takes it. */
  readonly close: () => Promise<void>
}

/** The most characters of what a provider wrote. */
const longest = 128

/**
 * A span for each request that is sent, by the names of OpenTelemetry's conventions for generative AI, under the run's own
 * where the lease or the request names a trace. It goes as OTLP over HTTP in JSON; where no collector takes it, it is
 * dropped, and no call waits. No message, target, header or bearer is in one.
 */
export function spanObserver(endpoint: string, version: string): Spans {
  const exporter = new OTLPTraceExporter({ url: endpoint, timeoutMillis: 5_000 })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "model-gateway", "service.version": version }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: 4_096,
        scheduledDelayMillis: 1_000,
        exportTimeoutMillis: 5_000,
      }),
    ],
  })
  const tracer = provider.getTracer("model-gateway", version)
  const open = new Map<string, Span>()
  const keyOf = ({ call, attempt }: BeginRow): string => `${call} ${attempt}`
  const observer: Observer = {
    refused: () => undefined,
    began: (begin) => {
      const options = { kind: SpanKind.CLIENT, startTime: begin.at, attributes: asked(begin) }
      open.set(keyOf(begin), tracer.startSpan(`chat ${begin.sentModel}`, options, parentOf(begin)))
    },
    ended: (begin, end) => {
      const span = open.get(keyOf(begin))
      if (span === undefined) return
      open.delete(keyOf(begin))
      span.setAttributes(answered(end))
      if (end.outcome !== "answered") span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(end.at)
    },
  }
  return {
    observer,
    close: async () => {
      for (const span of open.values()) span.end()
      await provider.shutdown().catch(() => undefined)
    },
  }
}

/** The context of the run's own span. What is no trace context begins a trace of its own, and is written nowhere. */
function parentOf({ traceparent }: BeginRow): Context {
  const [, traceId, spanId, flags] = traceContext.exec(traceparent ?? "") ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16) & 1
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

function asked(begin: BeginRow): Attributes {
  return {
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": begin.provider,
    "gen_ai.request.model": begin.sentModel,
    "model_gateway.call": begin.call,
    "model_gateway.attempt": begin.attempt,
    "model_gateway.run": begin.run,
    "model_gateway.lease": begin.lease,
    "model_gateway.dialect": begin.dialect,
    "model_gateway.tier": begin.tier,
  }
}

/** What became of it. A count that the provider did not report is left out: a zero would be a number that nobody gave. */
function answered({ outcome, status, failure, reportedModel, tokens, cost }: EndRow): Attributes {
  const input = tokens?.input ?? null
  const all = tokens === null || input === null ? null : input + tokens.cacheRead + tokens.cacheWrite + tokens.other
  return {
    "model_gateway.outcome": outcome,
    ...(status === null ? {} : { "http.response.status_code": status }),
    ...(outcome === "answered" ? {} : { "error.type": failure ?? outcome }),
    ...(reportedModel === null ? {} : { "gen_ai.response.model": reportedModel.slice(0, longest) }),
    ...(all === null ? {} : { "gen_ai.usage.input_tokens": all }),
    ...(tokens === null
      ? {}
      : {
          "gen_ai.usage.cache_read.input_tokens": tokens.cacheRead,
          "gen_ai.usage.cache_creation.input_tokens": tokens.cacheWrite + tokens.other,
        }),
    ...(tokens?.output == null ? {} : { "gen_ai.usage.output_tokens": tokens.output }),
    ...(cost === null ? {} : { "model_gateway.cost_micro_dollars": cost }),
  }
}
