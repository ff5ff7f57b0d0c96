import { reportRevision } from "./revision.ts"

/** JSON Schema 2020-12 of a report in JSON. */
export const reportSchema: object = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Conformance report",
  type: "object",
  required: ["report", "subject", "agent", "result", "totals", "rules", "undeclared", "toEarn"],
  additionalProperties: false,
  properties: {
    report: { const: reportRevision },
    subject: {
      oneOf: [
        closed({ kind: { const: "trace" }, file: { type: "string" } }),
        closed({ kind: { const: "agent" }, command: { type: "array", items: { type: "string" } } }),
      ],
    },
    agent: {
      anyOf: [closed({ name: { type: "string" }, version: { type: "string" } }), { type: "null" }],
    },
    result: { enum: ["passed", "failed", "blocked_by_auth"] },
    totals: closed({
      mandatory: { $ref: "#/$defs/counts" },
      capability: { $ref: "#/$defs/counts" },
      advisory: { $ref: "#/$defs/counts" },
      informational: { $ref: "#/$defs/counts" },
    }),
    rules: { type: "array", items: { $ref: "#/$defs/rule" } },
    undeclared: { type: "array", items: { type: "string" } },
    toEarn: {
      type: "array",
      items: closed({ declare: { type: "string" }, serve: { type: "string" }, earn: { type: "string" } }),
    },
  },
  $defs: {
    count: { type: "integer", minimum: 0 },
    counts: closed({
      pass: { $ref: "#/$defs/count" },
      fail: { $ref: "#/$defs/count" },
      not_elicited: { $ref: "#/$defs/count" },
    }),
    rule: closed({
      id: { type: "string", pattern: "^[a-z][a-z0-9_]{1,63}$" },
      tier: { enum: ["mandatory", "capability", "advisory", "informational"] },
      verdict: { enum: ["pass", "fail", "not_elicited"] },
      title: { type: "string" },
      page: { type: "string" },
      repair: { type: "string" },
      kit: { type: "array", items: { type: "string" } },
      failed: { $ref: "#/$defs/count" },
      failures: {
        type: "array",
        maxItems: 8,
        items: closed({ what: { type: "string" }, transcript: { type: "array", items: { $ref: "#/$defs/line" } } }),
      },
      notes: { type: "array", items: { type: "string" } },
    }),
    line: closed({
      process: { type: ["string", "null"] },
      line: { type: "integer", minimum: 0 },
      excerpt: { type: "string" },
    }),
  },
}

/** An object with just these members, all of them there. */
function closed(properties: { readonly [member: string]: object }): object {
  return { type: "object", required: Object.keys(properties), additionalProperties: false, properties }
}
