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

  it("are judged by what each is stated to speak and accept, and by the law", () => {
    const law = { law: "model/reach.ts" }
    const [speaks, accepts] = [{ fact: "harness/robin#/dialects" }, { fact: "provider/acme#/accepts" }]
    expect(reach(harness([messages, chat]), provider(chat, messages, answers)).reasons).toEqual([
      { says: "robin speaks", value: "messages, chat", from: speaks },
      { says: "acme accepts", value: "chat, messages, answers", from: accepts },
      { says: "they share", value: "messages, chat", from: law },
    ])
    expect(reach(harness([]), provider(chat)).reasons.map(({ value }) => value)).toEqual(["nothing", "chat", "nothing"])
    expect(reach(harness(null), provider()).reasons.map(({ value }) => value)).toEqual([
      "undeclared",
      "nothing",
      "unknown",
    ])
  })

  it("would reach each other if the harness declared the first dialect of a provider that accepts any", () => {
    expect(reach(harness(null), provider(messages, chat)).turns).toEqual([
      {
        says: "robin declared messages",
        change: { at: "harness/robin#/dialects", before: null, after: [{ $ref: "dialect/messages" }] },
        becomes: "reachable",
      },
    ])
    expect(reach(harness(null), provider()).turns).toEqual([])
  })

  it("would reach each other if either side learnt a dialect of the other", () => {
    expect(reach(harness([messages]), provider(chat)).turns).toEqual([
      {
        says: "robin spoke chat",
        change: { at: "harness/robin#/dialects/chat", after: { $ref: "dialect/chat" } },
        becomes: "reachable",
      },
      {
        says: "acme accepted messages",
        change: {
          at: "provider/acme#/accepts/messages",
          after: { dialect: { $ref: "dialect/messages" }, path: "/messages" },
        },
        becomes: "reachable",
      },
    ])
  })

  it("would part if the only shared dialect went on either side", () => {
    expect(reach(harness([messages, chat]), provider(answers, chat)).turns).toEqual([
      {
        says: "robin no longer spoke chat",
        change: { at: "harness/robin#/dialects/chat", before: { $ref: "dialect/chat" } },
        becomes: "unreachable",
      },
      {
        says: "acme no longer accepted chat",
        change: { at: "provider/acme#/accepts/chat", before: { dialect: { $ref: "dialect/chat" }, path: "/chat" } },
        becomes: "unreachable",
      },
    ])
  })

  it("need all shared dialects to go at once where they share several", () => {
    const before = [{ $ref: "dialect/messages" }, { $ref: "dialect/chat" }]
    expect(reach(harness([messages, chat]), provider(chat, messages)).turns).toEqual([
      {
        says: "robin spoke nothing only",
        change: { at: "harness/robin#/dialects", before, after: [] },
        becomes: "unreachable",
      },
    ])
    expect(reach(harness([messages, answers, chat]), provider(chat, messages)).turns).toMatchObject([
      { says: "robin spoke answers only", change: { after: [{ $ref: "dialect/answers" }] } },
    ])
  })
})
