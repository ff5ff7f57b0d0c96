import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** One fact of each kind that nobody would miss. */
export const facts: readonly Fact[] = [
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
  {
    id: "declaration/acme/input",
    kind: "declaration",
    name: "input",
    body: {
      name: "input",
      contract: { $ref: "contract/acme" },
      member: "input",
      values: ["yes"],
      raises: null,
    },
  },
  {
    id: "revision/lane",
    kind: "revision",
    name: "lane",
    body: { name: "lane", literal: "a", subject: "lane", life: "current" },
  },
  {
    id: "revision/old",
    kind: "revision",
    name: "old",
    body: { name: "old", literal: "b", subject: "lane", life: "current" },
  },
  {
    id: "driver/idle",
    kind: "driver",
    name: "idle",
    body: {
      name: "idle",
      protocol: null,
      lane: { $ref: "revision/lane" },
      envelopes: [],
    },
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
      dialects: null,
      declares: [],
      ceiling: {},
    },
  },
  {
    id: "provider/north",
    kind: "provider",
    name: "north",
    body: { name: "north", origin: "https://north.example", accepts: [], priced: true },
  },
  {
    id: "order/harness",
    kind: "order",
    name: "harness",
    body: { name: "harness", of: [{ $ref: "driver/idle" }, { $ref: "revision/old" }] },
  },
  { id: "order/tool", kind: "order", name: "tool", body: { name: "tool", of: [] } },
  {
    id: "contract/borrowed",
    kind: "contract",
    name: "borrowed",
    body: {
      name: "borrowed",
      title: "Borrowed",
      ownership: "adopted",
      keyPrefix: "borrowed.",
      methodPrefix: "_borrowed/",
    },
  },
  {
    id: "table/borrowed/axes",
    kind: "table",
    name: "axes",
    body: { name: "axes", contract: { $ref: "contract/borrowed" }, title: "axes", rows: ["axis"], columns: [] },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  { code: "fact/unused", at: "contract/acme", what: "contract/acme has no slots." },
  {
    code: "fact/unused",
    at: "declaration/acme/input",
    what: "declaration/acme/input raises no axis, gates no slot, and no harness declares it.",
  },
  { code: "fact/unused", at: "driver/idle", what: "No harness is driven by driver/idle." },
  { code: "fact/unused", at: "harness/pilot", what: "No table shows harness/pilot." },
  { code: "fact/unused", at: "order/tool", what: "order/tool sorts a kind of which there are no facts." },
  { code: "fact/unused", at: "provider/north", what: "No route leads to provider/north and no table shows it." },
  {
    code: "fact/unused",
    at: "revision/old",
    what: "Nothing refers to revision/old, and no table shows facts of its kind.",
  },
  { code: "fact/unused", at: "table/borrowed/axes", what: "table/borrowed/axes stands on no page." },
]
