import type { Fact } from "../../../model/fact.ts"

/** Keys and methods of an owned contract in its namespace; an adopted one as published. */
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
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.note", "inner"] },
      posture: "context",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/acme/interrupt",
    kind: "slot",
    name: "interrupt",
    body: {
      name: "interrupt",
      contract: { $ref: "contract/acme" },
      site: { kind: "method", acp: 1, method: "_acme/interrupt", from: "client", form: "request", declined: null },
      posture: "authority",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
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
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/borrowed/call",
    kind: "slot",
    name: "call",
    body: {
      name: "call",
      contract: { $ref: "contract/borrowed" },
      site: { kind: "method", acp: 1, method: "call", from: "client", form: "request", declined: null },
      posture: "authority",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
]
