import type { Fact } from "../../../model/fact.ts"

/** Each posture where it belongs. */
export const facts: readonly Fact[] = [
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
  {
    id: "slot/acme/capabilities",
    kind: "slot",
    name: "capabilities",
    body: {
      name: "capabilities",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "InitializeResponse", at: ["_meta", "acme.capabilities"] },
      posture: "handshake",
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
      answer: {
        posture: "acknowledgement",
        payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
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
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/acme/author",
    kind: "slot",
    name: "author",
    body: {
      name: "author",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "SessionNotification.update", at: ["_meta", "acme.author"] },
      posture: "fidelity",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
]
