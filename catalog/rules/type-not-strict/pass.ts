import type { Fact } from "../../../model/fact.ts"

/** Every kind of node within its bounds, and an adopted contract that has none. */
export const facts: readonly Fact[] = [
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
  {
    id: "slot/acme/note",
    kind: "slot",
    name: "note",
    body: {
      name: "note",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.note"] },
      posture: "context",
      payload: {
        type: {
          kind: "object",
          excess: "closed",
          members: [
            {
              name: "text",
              type: { kind: "text", min: 1, max: 64, pattern: null },
              optional: false,
              description: null,
            },
            { name: "count", type: { kind: "integer", min: 0, max: 9 }, optional: false, description: null },
            { name: "share", type: { kind: "number", min: 0, max: 1 }, optional: false, description: null },
            {
              name: "kinds",
              type: { kind: "list", item: { kind: "literal", values: ["a", "b"] }, min: 0, max: 8 },
              optional: false,
              description: null,
            },
            {
              name: "labels",
              type: {
                kind: "map",
                names: { kind: "text", min: 1, max: 64, pattern: null },
                value: { kind: "nullable", of: { kind: "reference", to: "Label" } },
                max: 8,
              },
              optional: false,
              description: null,
            },
            {
              name: "state",
              type: { kind: "union", tag: "is", variants: [{ name: "on", members: [], excess: "closed" }] },
              optional: false,
              description: null,
            },
            {
              name: "raw",
              type: { kind: "opaque", maxBytes: 1_048_576, maxDepth: 64 },
              optional: false,
              description: null,
            },
          ],
        },
        definitions: [
          { name: "Label", type: { kind: "text", min: 1, max: 64, pattern: "^[a-z]+$" }, description: null },
        ],
      },
      life: "realized",
    },
  },
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
    id: "slot/borrowed/note",
    kind: "slot",
    name: "note",
    body: {
      name: "note",
      contract: { $ref: "contract/borrowed" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "elsewhere"] },
      posture: "context",
      payload: {
        type: {
          kind: "object",
          excess: "keep",
          members: [
            {
              name: "text",
              type: { kind: "text", min: 0, max: null, pattern: null },
              optional: false,
              description: null,
            },
          ],
        },
        definitions: [],
      },
      life: "realized",
    },
  },
]
