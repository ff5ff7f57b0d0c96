import { Counter, Histogram, Registry } from "prom-client"
import type { ApiObserver } from "../../runtime/api/index.ts"

/** Seconds from an answer out of the store to a wait for work. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Metrics of the API. A label has no more values than the catalog has endpoints and the protocol has statuses. */
export interface ApiMetrics {
  readonly observer: ApiObserver
  readonly text: () => Promise<string>
}

/** Counts what is answered, in a registry of its own. What failed is told to somebody who writes it down. */
export function apiMetrics(failed: ApiObserver["failed"]): ApiMetrics {
  const register = new Registry()
  const registers = [register]
  const requests = new Counter({
    name: "api_requests_total",
    help: "Requests that were answered, by endpoint and status. Those to no endpoint have none.",
    labelNames: ["endpoint", "status"],
    registers,
  })
  const seconds = new Histogram({
    name: "api_request_seconds",
    help: "From the head of a request to the end of its answer.",
    labelNames: ["endpoint"],
    buckets,
    registers,
  })
  return {
    observer: {
      answered: ({ endpoint, status, milliseconds }) => {
        requests.inc({ endpoint: endpoint ?? "", status })
        seconds.observe({ endpoint: endpoint ?? "" }, milliseconds / 1_000)
      },
      failed,
    },
    text: () => register.metrics(),
  }
}
