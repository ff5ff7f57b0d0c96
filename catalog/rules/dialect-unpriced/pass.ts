import type { Fact } from "../../../model/fact.ts"

/** One harness whose dialect a priced provider accepts, and one that declares none. */
export const facts: readonly Fact[] = [
  { id: "dialect/chat", kind: "dialect", name: "chat", body: { name: "chat", method: "POST", path: "/chat" } },
  {
    id: "provider/north",
    kind: "provider",
    name: "north",
    body: {
      name: "north",
      origin: "https://north.example",
      accepts: [{ dialect: { $ref: "dialect/chat" }, path: "/chat" }],
      priced: true,
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
      dialects: [{ $ref: "dialect/chat" }],
      declares: [],
      ceiling: {},
    },
  },
  {
    id: "harness/scout",
    kind: "harness",
    name: "scout",
    body: {
      name: "scout",
      launchRole: "alternative",
      mode: "packaged",
      supply: { availability: "image_required" },
      driver: { $ref: "driver/wire" },
      modelLane: "gateway",
      mcpDelivery: "none",
      dialects: null,
      declares: [],
      ceiling: {},
    },
  },
]
