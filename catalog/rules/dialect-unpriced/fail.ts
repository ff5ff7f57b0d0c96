import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** A dialect that nobody accepts, and one that only providers without prices accept. */
export const facts: readonly Fact[] = [
  { id: "dialect/chat", kind: "dialect", name: "chat", body: { name: "chat", method: "POST", path: "/chat" } },
  { id: "dialect/queue", kind: "dialect", name: "queue", body: { name: "queue", method: "POST", path: "/queue" } },
  {
    id: "provider/north",
    kind: "provider",
    name: "north",
    body: {
      name: "north",
      origin: "https://north.example",
      accepts: [{ dialect: { $ref: "dialect/queue" }, path: "/queue" }],
      priced: false,
    },
  },
  {
    id: "provider/south",
    kind: "provider",
    name: "south",
    body: {
      name: "south",
      origin: "https://south.example",
      accepts: [{ dialect: { $ref: "dialect/queue" }, path: "/queue" }],
      priced: false,
    },
  },
  {
    id: "revision/lane",
    kind: "revision",
    name: "lane",
    body: { name: "lane", literal: "acme:wire@1", subject: "execution lane", life: "current" },
  },
  {
    id: "driver/wire",
    kind: "driver",
    name: "wire",
    body: {
      name: "wire",
      protocol: null,
      lane: { $ref: "revision/lane" },
      envelopes: [],
    },
  },
  {
    id: "harness/pilot",
    kind: "harness",
    name: "pilot",
    body: {
      name: "pilot",
      launchRole: "alternative",
      mode: "packaged",
      supply: { availability: "image_required" },
      driver: { $ref: "driver/wire" },
      modelLane: "gateway",
      mcpDelivery: "none",
      dialects: [{ $ref: "dialect/chat" }, { $ref: "dialect/queue" }],
      declares: [],
      ceiling: {},
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "dialect/unpriced",
    at: "harness/pilot#/dialects/chat",
    what: "pilot declares chat, which no provider accepts.",
  },
  {
    code: "dialect/unpriced",
    at: "harness/pilot#/dialects/queue",
    what: "pilot declares queue, which no priced provider accepts: north, south accept it without reviewed prices.",
  },
]
