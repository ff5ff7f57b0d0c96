import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client"
import { modelCards, providers as catalogued } from "../../../runtime/index.ts"
import type { Gateway, Observer } from "../../../runtime/gateway/index.ts"

/** Metrics of one gateway. */
export interface Metrics {
  readonly observer: Observer
  /** Lets the gauges read how the gateway is. */
  readonly watch: (health: Gateway["health"]) => void
  readonly contentType: string
  readonly text: () => Promise<string>
}

/** Seconds from an answer that a cache gives to one that a model thinks about. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900]

/** What stands for every name that is not known beforehand. */
const other = "other"

/**
 * Metrics in a registry of their own. A label has no more values than the catalog and the configuration name, so that no
 * client, no lease and no provider can make the registry grow: other models and providers count as `other`.
 */
export function gatewayMetrics(configured: readonly string[]): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const providers = new Set([...catalogued.map(({ name }) => name), ...configured])
  const models = new Set(modelCards.flatMap(({ model }) => model ?? []))
  const known = (names: ReadonlySet<string>, name: string): string => (names.has(name) ? name : other)
  let health: Gateway["health"] | null = null

  const refused = new Counter({
    name: "model_gateway_refused_total",
    help: "Requests that were refused before anything of them was sent, by the code of the refusal.",
    labelNames: ["code"],
    registers,
  })
  const calls = new Counter({
    name: "model_gateway_calls_total",
    help: "Requests that were sent to a provider and are over, by how they ended.",
    labelNames: ["dialect", "provider", "outcome"],
    registers,
  })
  const failures = new Counter({
    name: "model_gateway_failures_total",
    help: "Failures of providers, by their kind.",
    labelNames: ["dialect", "provider", "failure"],
    registers,
  })
  const firstByte = new Histogram({
    name: "model_gateway_first_byte_seconds",
    help: "From sending a request to the first byte of its answer.",
    labelNames: ["dialect", "provider"],
    buckets,
    registers,
  })
  const whole = new Histogram({
    name: "model_gateway_call_seconds",
    help: "From sending a request to the end of its answer.",
    labelNames: ["dialect", "provider"],
    buckets,
    registers,
  })
  const tokens = new Counter({
    name: "model_gateway_tokens_total",
    help: "Tokens as providers reported them. Calls without a report are in model_gateway_unpriced_total.",
    labelNames: ["provider", "model", "kind"],
    registers,
  })
  const cost = new Counter({
    name: "model_gateway_cost_dollars_total",
    help: "Cost by reviewed prices, of calls whose usage is known.",
    labelNames: ["provider", "model"],
    registers,
  })
  const unpriced = new Counter({
    name: "model_gateway_unpriced_total",
    help: "Calls whose cost is not known, by the reason.",
    labelNames: ["provider", "reason"],
    registers,
  })
  const gauges = [
    ["model_gateway_open_calls", "Calls that run.", "openCalls"],
    ["model_gateway_open_bytes", "Bytes of the bodies of calls that run.", "openBytes"],
  ] as const
  for (const [name, help, member] of gauges)
    register.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(health?.()[member] ?? 0)
        },
      }),
    )

  const observer: Observer = {
    refused: ({ code }) => refused.inc({ code }),
    began: () => undefined,
    ended: ({ dialect, provider: named, sentModel }, end) => {
      const provider = known(providers, named)
      const model = known(models, sentModel)
      calls.inc({ dialect, provider, outcome: end.outcome })
      if (end.failure !== null) failures.inc({ dialect, provider, failure: end.failure })
      if (end.firstByteMs !== null) firstByte.observe({ dialect, provider }, end.firstByteMs / 1_000)
      whole.observe({ dialect, provider }, end.ms / 1_000)
      for (const [kind, count] of Object.entries(end.tokens ?? {}))
        if (typeof count === "number" && count > 0) tokens.inc({ provider, model, kind }, count)
      if (end.cost !== null) cost.inc({ provider, model }, end.cost / 1_000_000)
      if (end.unpriced !== null) unpriced.inc({ provider, reason: end.unpriced })
    },
  }
  return {
    observer,
    watch: (of) => void (health = of),
    contentType: register.contentType,
    text: () => register.metrics(),
  }
}
