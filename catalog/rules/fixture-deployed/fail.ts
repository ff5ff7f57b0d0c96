import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** A fixture among the rows, and one among the columns. */
export const facts: readonly Fact[] = [
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
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
    id: "table/acme/agents",
    kind: "table",
    name: "agents",
    body: {
      name: "agents",
      contract: { $ref: "contract/acme" },
      title: "Agents",
      rows: ["driver", "harness"],
      where: [{ member: "name", is: null, not: false }],
      each: null,
      keys: 1,
      columns: [
        { heading: "Agent", kind: "member", member: "name", absent: "—", words: {}, present: null, joint: ", " },
      ],
    },
  },
  {
    id: "table/acme/drivers",
    kind: "table",
    name: "drivers",
    body: {
      name: "drivers",
      contract: { $ref: "contract/acme" },
      title: "Drivers",
      rows: ["driver"],
      where: [],
      each: null,
      keys: 1,
      columns: [
        { heading: "Driver", kind: "member", member: "name", absent: "—", words: {}, present: null, joint: ", " },
        { each: "harness", kind: "across", law: "drives", where: [] },
      ],
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "fixture/deployed",
    at: "table/acme/agents#/rows/harness",
    what: "The table agents shows the local fixture mock as a row.",
  },
  {
    code: "fixture/deployed",
    at: "table/acme/drivers#/columns/harness",
    what: "The table drivers shows the local fixture mock as a column.",
  },
]
