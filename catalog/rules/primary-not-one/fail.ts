import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** A primary too many. */
export const facts: readonly Fact[] = [
  {
    id: "driver/wire",
    kind: "driver",
    name: "wire",
    body: { name: "wire", protocol: null, lane: "wire", envelopes: [] },
  },
  {
    id: "harness/mock",
    kind: "harness",
    name: "mock",
    body: {
      name: "mock",
      launchRole: "local_fixture",
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
  {
    id: "harness/pilot",
    kind: "harness",
    name: "pilot",
    body: {
      name: "pilot",
      launchRole: "primary",
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
  {
    id: "harness/scout",
    kind: "harness",
    name: "scout",
    body: {
      name: "scout",
      launchRole: "primary",
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

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  { code: "primary/not-one", at: "harness/scout#/launchRole", what: "scout is a primary, and pilot is one already." },
]
