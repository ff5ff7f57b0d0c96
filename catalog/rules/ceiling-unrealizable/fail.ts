import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** A ceiling above envelope and declarations, one beside the exact step, and one that nothing grants. */
export const facts: readonly Fact[] = [
  {
    id: "axis/checkpoint",
    kind: "axis",
    name: "checkpoint",
    body: { name: "checkpoint", values: ["none", "disk_only"], below: [["none", "disk_only"]] },
  },
  {
    id: "axis/continuation",
    kind: "axis",
    name: "continuation",
    body: { name: "continuation", values: ["rebuild_only", "live"], below: [["rebuild_only", "live"]] },
  },
  {
    id: "axis/input",
    kind: "axis",
    name: "input",
    body: {
      name: "input",
      values: ["none", "queued", "native"],
      below: [
        ["none", "queued"],
        ["queued", "native"],
      ],
    },
  },
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
      raises: { axis: { $ref: "axis/input" }, from: "none", to: "native" },
    },
  },
  {
    id: "revision/lane",
    kind: "revision",
    name: "lane",
    body: { name: "lane", literal: "checkfu:acp-v1@1", subject: "execution lane", life: "current" },
  },
  {
    id: "driver/acp-v1",
    kind: "driver",
    name: "acp-v1",
    body: {
      name: "acp-v1",
      protocol: null,
      lane: { $ref: "revision/lane" },
      envelopes: [{ retention: "durable", grants: { continuation: "rebuild_only", input: "none" } }],
    },
  },
  {
    id: "harness/codex",
    kind: "harness",
    name: "codex",
    body: {
      name: "codex",
      launchRole: "alternative",
      mode: "packaged",
      supply: { availability: "image_required" },
      driver: { $ref: "driver/acp-v1" },
      modelLane: "gateway",
      mcpDelivery: "none",
      dialects: null,
      declares: [],
      ceiling: { checkpoint: "disk_only", continuation: "live", input: "queued" },
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "ceiling/unrealizable",
    at: "harness/codex#/ceiling/checkpoint",
    what: "codex promises checkpoint=disk_only, but checkfu:acp-v1@1 does not grant it and no declaration raises checkpoint.",
    fix: "lower the ceiling to none, or remove it",
  },
  {
    code: "ceiling/unrealizable",
    at: "harness/codex#/ceiling/continuation",
    what: "codex promises continuation=live, but checkfu:acp-v1@1 grants rebuild_only at most and no declaration raises continuation.",
    fix: "lower the ceiling to rebuild_only, or remove it",
  },
  {
    code: "ceiling/unrealizable",
    at: "harness/codex#/ceiling/input",
    what: "codex promises input=queued, but checkfu:acp-v1@1 grants none at most and declarations raise it only from none to native.",
    fix: "lower the ceiling to none, or remove it",
  },
]
