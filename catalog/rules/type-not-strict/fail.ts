import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

function payloadSlot(name: string, payload: Fact["body"][string]): Fact {
  return {
    id: `slot/acme/${name}`,
    kind: "slot",
    name,
    body: {
      name,
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", `acme.${name}`] },
      posture: "context",
      payload,
      life: "realized",
    },
  }
}

const links = Array.from({ length: 65 }, (_, index) => ({
  name: `Link${index}`,
  type:
    index === 64
      ? { kind: "literal", values: [true] }
      : { kind: "list", item: { kind: "reference", to: `Link${index + 1}` }, min: 0, max: 1 },
  description: null,
}))

/** Everything that an owned payload may not have. */
export const facts: readonly Fact[] = [
  payloadSlot("chain", { type: { kind: "reference", to: "Link0" }, definitions: links }),
  payloadSlot("endless", {
    type: { kind: "reference", to: "Endless" },
    definitions: [
      {
        name: "Endless",
        type: { kind: "list", item: { kind: "reference", to: "Endless" }, min: 1, max: 1 },
        description: null,
      },
    ],
  }),
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
  {
    id: "slot/acme/ask",
    kind: "slot",
    name: "ask",
    body: {
      name: "ask",
      contract: { $ref: "contract/acme" },
      site: { kind: "method", acp: 1, method: "_acme/ask", from: "client", form: "request", declined: null },
      posture: "authority",
      payload: { type: { kind: "object", excess: "keep", members: [] }, definitions: [] },
      answer: {
        posture: "acknowledgement",
        payload: {
          type: {
            kind: "object",
            excess: "closed",
            members: [
              {
                name: "reason",
                type: { kind: "text", min: 0, max: null, pattern: null },
                optional: false,
                description: null,
              },
            ],
          },
          definitions: [],
        },
      },
      life: "realized",
    },
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
              name: "constructor",
              type: { kind: "text", min: 1, max: 64, pattern: null },
              optional: false,
              description: null,
            },
            {
              name: "text",
              type: { kind: "text", min: 0, max: null, pattern: null },
              optional: false,
              description: null,
            },
            {
              name: "code",
              type: { kind: "text", min: 0, max: 8, pattern: "\\d" },
              optional: false,
              description: null,
            },
            { name: "count", type: { kind: "integer", min: 0, max: 2 ** 53 }, optional: false, description: null },
            { name: "share", type: { kind: "number", min: 0, max: null }, optional: false, description: null },
            {
              name: "kinds",
              type: { kind: "list", item: { kind: "text", min: 0, max: null, pattern: null }, min: 0, max: null },
              optional: false,
              description: null,
            },
            {
              name: "labels",
              type: {
                kind: "map",
                names: { kind: "text", min: 0, max: null, pattern: null },
                value: { kind: "reference", to: "Label" },
                max: null,
              },
              optional: false,
              description: null,
            },
            {
              name: "state",
              type: {
                kind: "union",
                tag: "is",
                variants: [
                  {
                    name: "on",
                    members: [
                      {
                        name: "is",
                        type: { kind: "text", min: 1, max: 64, pattern: null },
                        optional: false,
                        description: null,
                      },
                    ],
                    excess: "keep",
                  },
                  { name: "on", members: [], excess: "closed" },
                ],
              },
              optional: false,
              description: null,
            },
            { name: "none", type: { kind: "union", tag: "is", variants: [] }, optional: false, description: null },
            {
              name: "raw",
              type: { kind: "opaque", maxBytes: 1_048_577, maxDepth: 65 },
              optional: false,
              description: null,
            },
          ],
        },
        definitions: [{ name: "Label", type: { kind: "text", min: 0, max: null, pattern: null }, description: null }],
      },
      life: "realized",
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "type/not-strict",
    at: "slot/acme/ask#/answer/payload/reason",
    what: "ask: answer.reason is text without an upper bound.",
  },
  { code: "type/not-strict", at: "slot/acme/ask#/payload", what: "ask: payload is an open object." },
  {
    code: "type/not-strict",
    at: "slot/acme/chain#/payload",
    what: "chain: payload leads through 64 named types before it comes to Link64, where every reader has stopped.",
  },
  { code: "type/not-strict", at: "slot/acme/endless#/payload", what: "endless: payload has no value that ends." },
  { code: "type/not-strict", at: "slot/acme/note#/payload", what: "note: Label is text without an upper bound." },
  {
    code: "type/not-strict",
    at: "slot/acme/note#/payload",
    what: "note: payload has a member constructor, which every object inherits.",
  },
  {
    code: "type/not-strict",
    at: "slot/acme/note#/payload/code",
    what: "note: payload.code matches \\d anywhere inside.",
  },
  {
    code: "type/not-strict",
    at: "slot/acme/note#/payload/code",
    what: "note: payload.code matches \\d, whose classes differ between languages.",
  },
  {
    code: "type/not-strict",
    at: "slot/acme/note#/payload/count",
    what: "note: payload.count is an integer beyond what every reader holds exactly.",
  },
  {
    code: "type/not-strict",
    at: "slot/acme/note#/payload/kinds",
    what: "note: payload.kinds is a list without an upper bound.",
  },
  {
    code: "type/not-strict",
    at: "slot/acme/note#/payload/kinds",
    what: "note: payload.kinds[] is text without an upper bound.",
  },
  {
    code: "type/not-strict",
    at: "slot/acme/note#/payload/labels",
    what: "note: payload.labels is a map without an upper bound.",
  },
  {
    code: "type/not-strict",
    at: "slot/acme/note#/payload/labels",
    what: "note: payload.labels{names} is text without an upper bound.",
  },
  {
    code: "type/not-strict",
    at: "slot/acme/note#/payload/none",
    what: "note: payload.none is a union without variants.",
  },
  {
    code: "type/not-strict",
    at: "slot/acme/note#/payload/raw",
    what: "note: payload.raw is opaque JSON deeper than 64 levels.",
  },
  {
    code: "type/not-strict",
    at: "slot/acme/note#/payload/raw",
    what: "note: payload.raw is opaque JSON of more than 1 MiB.",
  },
  {
    code: "type/not-strict",
    at: "slot/acme/note#/payload/share",
    what: "note: payload.share is a number without bounds.",
  },
  { code: "type/not-strict", at: "slot/acme/note#/payload/state", what: "note: payload.state has two variants on." },
  {
    code: "type/not-strict",
    at: "slot/acme/note#/payload/state",
    what: "note: payload.state is an open object, in its variant on.",
  },
  {
    code: "type/not-strict",
    at: "slot/acme/note#/payload/state",
    what: "note: payload.state states its tag is once more, in its variant on.",
  },
  {
    code: "type/not-strict",
    at: "slot/acme/note#/payload/text",
    what: "note: payload.text is text without an upper bound.",
  },
]
