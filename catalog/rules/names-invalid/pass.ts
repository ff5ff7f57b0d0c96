import type { Fact } from "../../../model/fact.ts"

/** Words, digits, single hyphens and underscores; a page by its path, a decision by its number. */
export const facts: readonly Fact[] = [
  {
    id: "axis/mid_run_input",
    kind: "axis",
    name: "mid_run_input",
    body: { name: "mid_run_input", values: ["none", "native"], below: [["none", "native"]] },
  },
  {
    id: "dialect/openai_chat",
    kind: "dialect",
    name: "openai_chat",
    body: { name: "openai_chat", method: "POST", path: "/openai_chat" },
  },
  {
    id: "revision/acp-v1-lane",
    kind: "revision",
    name: "acp-v1-lane",
    body: { name: "acp-v1-lane", literal: "acme:wire@1", subject: "execution acp-v1-lane", life: "current" },
  },
  {
    id: "page/concepts/extensions",
    kind: "page",
    name: "concepts/extensions",
    body: { name: "concepts/extensions", title: "A page", description: "A page.", tables: [], skeleton: null },
  },
  {
    id: "decision/0001-helpers",
    kind: "decision",
    name: "0001-helpers",
    body: { title: "A decision", facts: [], before: "before", after: "after" },
  },
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
        type: { kind: "reference", to: "NoteText" },
        definitions: [{ name: "NoteText", type: { kind: "text", min: 1, max: 64, pattern: null }, description: null }],
      },
      life: "realized",
    },
  },
]
