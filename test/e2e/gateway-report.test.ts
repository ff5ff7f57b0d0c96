import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { coveredByReport } from "../../bench/gateway/covered.ts"
import type { Figures, Report } from "../../bench/gateway/report.ts"

const report = JSON.parse(readFileSync("bench/gateway/report.json", "utf8")) as Report

function figuresOf(name: string): Figures {
  const figures = report.figures.find((each) => each.name === name)
  if (figures === undefined) throw new Error(`the report has no ${name}`)
  return figures
}

/** What is wanted, with what was measured and whether that is enough; times are CPU time. */
function wanted(): readonly (readonly [name: string, measured: number, isEnough: boolean])[] {
  const [through, duties, portkey] = ["ours, passing through", "ours, all duties", "portkey"].map(figuresOf)
  const atMost = (name: string, measured: number | undefined, bound: number) =>
    [name, measured ?? Number.NaN, (measured ?? Number.NaN) <= bound] as const
  const times = (portkey?.request?.microseconds ?? 0) / (duties?.request?.microseconds ?? Number.NaN)
  const { alone, beside } = duties?.delay ?? { alone: null, beside: null }
  return [
    atMost("a request passing through: 2.7 times nginx", through?.request?.ratio, 2.7),
    atMost("a request with all duties: 3.3 times nginx", duties?.request?.ratio, 3.3),
    atMost("a stream of 200 events: 2.2 times nginx", duties?.stream?.ratio, 2.2),
    ["a request through Portkey: 10 times ours with all duties", times, times >= 10],
    atMost("an event beside 9 MB bodies: 2 ms later than without, p99", (beside?.p99 ?? 0) - (alone?.p99 ?? 0), 2),
    atMost("2,000 open streams: 400 MB", duties?.memory?.open, 400),
  ]
}

/** What is wanted and not reached. Whoever reaches one of these takes it out, and whoever loses another one has to say so. */
const missed: readonly string[] = []

describe("the figures of the gateway beside other proxies", () => {
  it("are of these very sources", () => {
    const say = "bench/gateway/report.json is older than the sources; run: pnpm bench:gateway --report"
    expect(report.digest === coveredByReport("."), say).toBe(true)
  })

  it("are whole: every proxy, none left out", () => {
    expect(report.leftOut).toEqual([])
    expect(report.figures.map(({ name }) => name)).toEqual([
      "direct",
      "nginx",
      "haproxy",
      "ours, passing through",
      "ours, all duties",
      "fastify + reply-from",
      "portkey",
    ])
  })

  it("reach what is wanted, but for what is named here", () => {
    expect(
      wanted()
        .filter(([, , isEnough]) => !isEnough)
        .map(([name]) => name),
    ).toEqual(missed)
  })
})
