import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** Two slots, and a request and its answer, that mean different things by one name. */
export const facts: readonly Fact[] = [
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
      payload: {
        type: { kind: "reference", to: "Status" },
        definitions: [{ name: "Status", type: { kind: "literal", values: ["a", "b"] }, description: null }],
      },
      answer: {
        posture: "acknowledgement",
        payload: {
          type: { kind: "reference", to: "Status" },
          definitions: [{ name: "Status", type: { kind: "literal", values: ["b", "a"] }, description: null }],
        },
      },
      life: "realized",
    },
  },
  {
    id: "slot/acme/memo",
    kind: "slot",
    name: "memo",
    body: {
      name: "memo",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.memo"] },
      posture: "context",
      payload: {
        type: { kind: "reference", to: "Text" },
        definitions: [{ name: "Text", type: { kind: "text", min: 1, max: 64, pattern: null }, description: null }],
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
        type: { kind: "reference", to: "Text" },
        definitions: [{ name: "Text", type: { kind: "text", min: 0, max: 64, pattern: null }, description: null }],
      },
      life: "realized",
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "type/duplicate-name",
    at: "slot/acme/ask#/answer/payload",
    what: "ask defines Status otherwise than ask does.",
  },
  { code: "type/duplicate-name", at: "slot/acme/note#/payload", what: "note defines Text otherwise than memo does." },
]
