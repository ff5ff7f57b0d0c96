import type { GatewayConfiguration } from "../../../runtime/gateway/config/configuration.ts"
import type { Observer } from "../../../runtime/gateway/index.ts"
import { logObserver } from "./logs.ts"
import { gatewayMetrics } from "./metrics.ts"
import type { Metrics } from "./metrics.ts"
import { spanObserver } from "./spans.ts"

/** Whatever watches a gateway. */
export interface Watching {
  readonly observers: readonly Observer[]
  readonly metrics: Metrics
  readonly close: () => Promise<void>
}

/** Opens logs, metrics and spans as a configuration says. */
export function watching(
  { logs, traces, providers }: Pick<GatewayConfiguration, "logs" | "traces" | "providers">,
  write: (line: string) => void,
  version: string,
): Watching {
  const metrics = gatewayMetrics(providers.map(({ name }) => name))
  const spans = traces === null ? null : spanObserver(traces, version)
  const observers = [logObserver(write, logs), metrics.observer, ...(spans === null ? [] : [spans.observer])]
  return { observers, metrics, close: async () => await spans?.close() }
}
