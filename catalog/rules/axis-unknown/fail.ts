import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** A misspelt axis and a misspelt value in each place that can name them. */
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
    body: { name: "stop", literal: "control.stop", connected: null, needs: { interrupt: "polite" } },
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
      raises: { axis: { $ref: "axis/interrupt" }, from: "kill", to: "cooperate" },
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
      envelopes: [
        { retention: "durable", grants: { interupt: "kill_only" } },
        { retention: "ephemeral", grants: { interrupt: "none" } },
      ],
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
      ceiling: { interrupt: "co-operative", resume: "live" },
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "axis/unknown",
    at: "capability/stop#/needs/interrupt",
    what: "Axis interrupt has no value polite, which the need of control.stop names.",
  },
  {
    code: "axis/unknown",
    at: "declaration/acme/interrupt#/raises/from",
    what: "Axis interrupt has no value kill, which declaration interrupt names.",
  },
  {
    code: "axis/unknown",
    at: "declaration/acme/interrupt#/raises/to",
    what: "Axis interrupt has no value cooperate, which declaration interrupt names.",
  },
  {
    code: "axis/unknown",
    at: "driver/wire#/envelopes/durable/grants/interupt",
    what: "There is no axis interupt, which the durable envelope of wire names.",
  },
  {
    code: "axis/unknown",
    at: "driver/wire#/envelopes/ephemeral/grants/interrupt",
    what: "Axis interrupt has no value none, which the ephemeral envelope of wire names.",
  },
  {
    code: "axis/unknown",
    at: "harness/pilot#/ceiling/interrupt",
    what: "Axis interrupt has no value co-operative, which the ceiling of pilot names.",
  },
  {
    code: "axis/unknown",
    at: "harness/pilot#/ceiling/resume",
    what: "There is no axis resume, which the ceiling of pilot names.",
  },
]
