import type { Fact } from "../../../model/fact.ts"

/** Names that resemble each other and stay apart; one definition shared by two slots. */
export const facts: readonly Fact[] = [
  {
    id: "axis/input",
    kind: "axis",
    name: "input",
    body: { name: "input", values: ["none", "native"], below: [["none", "native"]] },
  },
  { id: "dialect/chat", kind: "dialect", name: "chat", body: { name: "chat", method: "POST", path: "/chat" } },
  { id: "dialect/chat_2", kind: "dialect", name: "chat_2", body: { name: "chat_2", method: "POST", path: "/chat_2" } },
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
  {
    id: "table/acme/inputs",
    kind: "table",
    name: "inputs",
    body: { name: "inputs", contract: { $ref: "contract/acme" }, title: "Inputs", rows: ["harness"], columns: [] },
  },
  {
    id: "table/acme/outputs",
    kind: "table",
    name: "outputs",
    body: { name: "outputs", contract: { $ref: "contract/acme" }, title: "Outputs", rows: ["harness"], columns: [] },
  },
  {
    id: "page/concepts/io",
    kind: "page",
    name: "concepts/io",
    body: {
      name: "concepts/io",
      title: "A page",
      description: "A page.",
      tables: [{ $ref: "table/acme/inputs" }, { $ref: "table/acme/outputs" }],
      skeleton: null,
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
        definitions: [{ name: "Text", type: { kind: "text", min: 1, max: 64, pattern: null }, description: null }],
      },
      life: "realized",
    },
  },
  {
    id: "slot/acme/notes",
    kind: "slot",
    name: "notes",
    body: {
      name: "notes",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.notes"] },
      posture: "context",
      payload: {
        type: { kind: "reference", to: "Text" },
        definitions: [{ name: "Text", type: { kind: "text", min: 1, max: 64, pattern: null }, description: null }],
      },
      life: "realized",
    },
  },
]
