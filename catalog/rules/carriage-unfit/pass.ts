import type { Fact, FactValue } from "../../../model/fact.ts"

const output: FactValue = {
  kind: "object",
  excess: "keep",
  members: [
    { name: "id", type: { kind: "text", min: 0, max: 64, pattern: null }, optional: false, description: null },
    { name: "data", type: { kind: "text", min: 0, max: 64, pattern: null }, optional: true, description: null },
    { name: "code", type: { kind: "number", min: null, max: null }, optional: true, description: null },
  ],
}

/** Each member of a slot that says how it is read, where that can be done. */
export const facts: readonly Fact[] = [
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
  {
    id: "slot/acme/aliased",
    kind: "slot",
    name: "aliased",
    body: {
      name: "aliased",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "SessionNotification", at: ["_meta", "acme.air", "aliased"] },
      posture: "fidelity",
      payload: { type: output, definitions: [] },
      life: "realized",
      aliases: ["acme.aliased", ["acme.air", "alias"]],
    },
  },
  {
    id: "slot/acme/appended",
    kind: "slot",
    name: "appended",
    body: {
      name: "appended",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "SessionNotification", at: ["_meta", "acme.appended"] },
      posture: "fidelity",
      payload: { type: output, definitions: [] },
      life: "realized",
      merge: "append",
      appends: "data",
      correlation: "id",
    },
  },
  {
    id: "slot/acme/asked",
    kind: "slot",
    name: "asked",
    body: {
      name: "asked",
      contract: { $ref: "contract/acme" },
      site: {
        kind: "method",
        acp: 1,
        method: "_acme/asked",
        from: "agent",
        form: "request",
        declined: { outcome: "cancelled" },
      },
      posture: "fidelity",
      payload: { type: output, definitions: [] },
      life: "realized",
      answer: {
        posture: "acknowledgement",
        payload: {
          type: {
            kind: "object",
            excess: "closed",
            members: [
              { name: "outcome", type: { kind: "literal", values: ["cancelled"] }, optional: false, description: null },
            ],
          },
          definitions: [],
        },
      },
      aliases: ["acme/asked"],
    },
  },
  {
    id: "slot/acme/overtaken",
    kind: "slot",
    name: "overtaken",
    body: {
      name: "overtaken",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "SessionNotification", at: ["_meta", "acme.overtaken"] },
      posture: "fidelity",
      payload: { type: output, definitions: [] },
      life: "realized",
      overtakenBy: "PromptResponse._meta",
    },
  },
  {
    id: "slot/acme/superseded",
    kind: "slot",
    name: "superseded",
    body: {
      name: "superseded",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "SessionNotification", at: ["_meta", "acme.superseded"] },
      posture: "fidelity",
      payload: { type: { kind: "list", item: output, min: 0, max: 8 }, definitions: [] },
      life: "realized",
      merge: "append",
      overtakenBy: "later_update",
    },
  },
]
