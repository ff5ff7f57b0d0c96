import type { Fact } from "../../../model/fact.ts"

/** Tables that leave the fixture out: by its role, or because they are about something else. */
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
      rows: ["harness"],
      where: [{ member: "launchRole", is: "local_fixture", not: true }],
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
        {
          each: "harness",
          kind: "across",
          law: "drives",
          where: [{ member: "launchRole", is: "local_fixture", not: true }],
        },
      ],
    },
  },
  {
    id: "table/acme/primaries",
    kind: "table",
    name: "primaries",
    body: {
      name: "primaries",
      contract: { $ref: "contract/acme" },
      title: "Primaries",
      rows: ["harness"],
      where: [{ member: "launchRole", is: "primary", not: false }],
      each: null,
      keys: 1,
      columns: [
        { heading: "Agent", kind: "member", member: "name", absent: "—", words: {}, present: null, joint: ", " },
      ],
    },
  },
]
