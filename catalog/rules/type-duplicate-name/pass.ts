import type { Fact } from "../../../model/fact.ts"

/** One definition in two slots, described and written differently; another contract may use the name otherwise. */
export const facts: readonly Fact[] = [
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
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
        definitions: [{ name: "Text", type: { pattern: null, max: 64, min: 1, kind: "text" }, description: "A text." }],
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
        type: { kind: "reference", to: "Text" },
        definitions: [{ name: "Text", type: { kind: "text", min: 0, max: null, pattern: null }, description: null }],
      },
      life: "realized",
    },
  },
]
