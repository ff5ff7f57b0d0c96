import type { Fact } from "../../../model/fact.ts"

/** Names and values that exist, wherever they are written. */
export const facts: readonly Fact[] = [
  {
    id: "axis/interrupt",
    kind: "axis",
    name: "interrupt",
    body: { name: "interrupt", values: ["kill_only", "cooperative"], below: [["kill_only", "cooperative"]] },
  },
  {
    id: "capability/stop",
    kind: "capability",
    name: "stop",
    body: { name: "stop", literal: "control.stop", connected: null, needs: { interrupt: "cooperative" } },
  },
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
  {
    id: "declaration/acme/interrupt",
    kind: "declaration",
    name: "interrupt",
    body: {
      name: "interrupt",
      contract: { $ref: "contract/acme" },
      member: "interrupt",
      values: ["yes"],
      raises: { axis: { $ref: "axis/interrupt" }, from: "kill_only", to: "cooperative" },
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
      envelopes: [{ retention: "durable", grants: { interrupt: "kill_only" } }],
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
      dialects: null,
      declares: [],
      ceiling: { interrupt: "cooperative" },
    },
  },
]
