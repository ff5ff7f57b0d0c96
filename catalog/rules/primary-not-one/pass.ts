import type { Fact } from "../../../model/fact.ts"

/** One primary beside an alternative and a fixture. */
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
