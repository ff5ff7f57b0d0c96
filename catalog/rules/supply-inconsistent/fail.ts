import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** Ready by tag, ready without a receipt, and blocked for no reason and by tag. */
export const facts: readonly Fact[] = [
  {
    id: "driver/wire",
    kind: "driver",
    name: "wire",
    body: { name: "wire", protocol: null, lane: "wire", envelopes: [] },
  },
  {
    id: "harness/blocked-one",
    kind: "harness",
    name: "blocked-one",
    body: {
      name: "blocked-one",
      launchRole: "alternative",
      mode: "packaged",
      supply: {
        availability: "blocked",
        image: "registry.example/pilot:latest",
        missingEvidence: null,
        missingPlane: null,
      },
      driver: { $ref: "driver/wire" },
      modelLane: "gateway",
      mcpDelivery: "none",
      dialects: null,
      declares: [],
      ceiling: {},
    },
  },
  {
    id: "harness/bare",
    kind: "harness",
    name: "bare",
    body: {
      name: "bare",
      launchRole: "alternative",
      mode: "packaged",
      supply: {
        availability: "ready",
        image: "registry.example/pilot@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        receipt: null,
      },
      driver: { $ref: "driver/wire" },
      modelLane: "gateway",
      mcpDelivery: "none",
      dialects: null,
      declares: [],
      ceiling: {},
    },
  },
  {
    id: "harness/mock",
    kind: "harness",
    name: "mock",
    body: {
      name: "mock",
      launchRole: "local_fixture",
      mode: "packaged",
      supply: { availability: "ready", image: "registry.example/mock@sha256:00", receipt: null },
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
      supply: { availability: "ready", image: "", receipt: "receipt-1" },
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
  {
    code: "supply/inconsistent",
    at: "harness/bare#/supply/receipt",
    what: "bare is ready without the receipt that qualifies its image.",
  },
  {
    code: "supply/inconsistent",
    at: "harness/blocked-one#/supply",
    what: "blocked-one is blocked and waits for nothing.",
  },
  {
    code: "supply/inconsistent",
    at: "harness/blocked-one#/supply/image",
    what: 'blocked-one is blocked with the image "registry.example/pilot:latest", which names no digest.',
  },
  {
    code: "supply/inconsistent",
    at: "harness/mock#/supply/image",
    what: 'mock is ready with the image "registry.example/mock@sha256:00", which names no digest.',
  },
  {
    code: "supply/inconsistent",
    at: "harness/pilot#/supply/image",
    what: 'pilot is ready with the image "", which names no digest.',
  },
]
