import { describe, expect, it } from "vitest"
import type { Dialect, Harness, Provider } from "./entries.ts"
import { reach } from "./reach.ts"

const dialect = (name: string): Dialect => ({ id: `dialect/${name}`, name, method: "POST", path: `/${name}` })
const [chat, messages, answers] = [dialect("chat"), dialect("messages"), dialect("answers")]
const provider = (...accepted: readonly Dialect[]): Provider => ({
  id: "provider/acme",
  name: "acme",
  origin: "https://acme.example",
  credential: { header: "authorization", prefix: "Bearer " },
  accepts: accepted.map((each) => ({ dialect: each, path: each.path })),
  priced: true,
})
const harness = (dialects: readonly Dialect[] | null): Harness => ({
  id: "harness/robin",
  name: "robin",
  launchRole: "alternative",
  mode: "packaged",
  supply: { availability: "image_required" },
  driver: { id: "driver/pipe", name: "pipe", protocol: null, lane: "pipe", server: false, envelopes: [] },
  modelLane: "gateway",
  mcpDelivery: "none",
  launch: null,
  dialects,
  declares: [],
  ceiling: {},
})

describe("a harness and a provider", () => {
  it("reach each other through any dialect that both know", () => {
    expect(reach(harness([messages, chat]), provider(chat)).value).toBe("reachable")
    expect(reach(harness([messages]), provider(chat, answers)).value).toBe("unreachable")
    expect(reach(harness([]), provider(chat)).value).toBe("unreachable")
  })

  it("are unconstrained where the harness declares nothing", () => {
    expect(reach(harness(null), provider(chat)).value).toBe("unconstrained")
  })

  it("would reach each other if either side learnt a dialect of the other", () => {
    expect(reach(harness([messages]), provider(chat)).turns.map(({ says }) => says)).toEqual([
      "robin spoke chat",
      "acme accepted messages",
    ])
  })

  it("would part if the only shared dialect went on either side", () => {
    expect(reach(harness([messages, chat]), provider(chat)).turns.map(({ change }) => change.at)).toEqual([
      "harness/robin#/dialects/chat",
      "provider/acme#/accepts/chat",
    ])
  })

  it("need all shared dialects to go at once where they share several", () => {
    const [turn, ...more] = reach(harness([messages, chat]), provider(chat, messages)).turns
    expect(more).toEqual([])
    expect(turn?.change).toEqual({
      at: "harness/robin#/dialects",
      before: [{ $ref: "dialect/messages" }, { $ref: "dialect/chat" }],
      after: [],
    })
  })
})
