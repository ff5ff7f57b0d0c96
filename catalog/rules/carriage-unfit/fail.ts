import type { Fact, FactValue } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

const output: FactValue = {
  kind: "object",
  excess: "keep",
  members: [
    { name: "id", type: { kind: "text", min: 0, max: 64, pattern: null }, optional: false, description: null },
    { name: "data", type: { kind: "text", min: 0, max: 64, pattern: null }, optional: true, description: null },
    { name: "code", type: { kind: "number", min: null, max: null }, optional: true, description: null },
  ],
}

/** Each member of a slot that says how it is read, where nobody could do so. */
export const facts: readonly Fact[] = [
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
  {
    id: "slot/acme/above",
    kind: "slot",
    name: "above",
    body: {
      name: "above",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "SessionNotification", at: ["_meta", "acme.air", "above"] },
      posture: "fidelity",
      payload: { type: output, definitions: [] },
      life: "realized",
      aliases: [["acme.air"], ["acme.air", "above", "deeper"]],
    },
  },
  {
    id: "slot/acme/adrift",
    kind: "slot",
    name: "adrift",
    body: {
      name: "adrift",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "SessionNotification", at: ["_meta", "acme.adrift"] },
      posture: "fidelity",
      payload: { type: output, definitions: [] },
      life: "realized",
      merge: "append",
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
        declined: { outcome: "never" },
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
      aliases: [["acme", "asked"]],
    },
  },
  {
    id: "slot/acme/coded",
    kind: "slot",
    name: "coded",
    body: {
      name: "coded",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "SessionNotification", at: ["_meta", "acme.coded"] },
      posture: "fidelity",
      payload: { type: output, definitions: [] },
      life: "realized",
      merge: "append",
      appends: "code",
      correlation: "code",
    },
  },
  {
    id: "slot/acme/framed",
    kind: "slot",
    name: "framed",
    body: {
      name: "framed",
      contract: { $ref: "contract/acme" },
      site: { kind: "frame", acp: 1, def: "PromptRequest", open: "<a>", close: "</a>" },
      posture: "context",
      payload: { type: output, definitions: [] },
      life: "realized",
      aliases: ["acme.framed"],
    },
  },
  {
    id: "slot/acme/idle",
    kind: "slot",
    name: "idle",
    body: {
      name: "idle",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "SessionNotification", at: ["_meta", "acme.idle"] },
      posture: "fidelity",
      payload: { type: output, definitions: [] },
      life: "realized",
      appends: "data",
    },
  },
  {
    id: "slot/acme/lost",
    kind: "slot",
    name: "lost",
    body: {
      name: "lost",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "SessionNotification", at: ["_meta", "acme.lost"] },
      posture: "fidelity",
      payload: { type: output, definitions: [] },
      life: "realized",
      correlation: "call",
      overtakenBy: "PromptResponse.losses",
    },
  },
  {
    id: "slot/acme/told",
    kind: "slot",
    name: "told",
    body: {
      name: "told",
      contract: { $ref: "contract/acme" },
      site: {
        kind: "method",
        acp: 1,
        method: "_acme/told",
        from: "agent",
        form: "notification",
        declined: { outcome: "cancelled" },
      },
      posture: "fidelity",
      payload: { type: output, definitions: [] },
      life: "realized",
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "carriage/unfit",
    at: "slot/acme/above#/aliases",
    what: "above rides at acme.air.above, and its alias acme.air lies on the same way.",
  },
  {
    code: "carriage/unfit",
    at: "slot/acme/above#/aliases",
    what: "above rides at acme.air.above, and its alias acme.air.above.deeper lies on the same way.",
  },
  {
    code: "carriage/unfit",
    at: "slot/acme/adrift#/appends",
    what: "adrift is appended, and no text or list in it grows.",
  },
  {
    code: "carriage/unfit",
    at: "slot/acme/asked#/aliases",
    what: "asked is a method, and its alias acme.asked is several keys.",
  },
  {
    code: "carriage/unfit",
    at: "slot/acme/asked#/site",
    what: "asked is declined by an answer that its own payload of answers refuses.",
  },
  { code: "carriage/unfit", at: "slot/acme/coded#/appends", what: "code of coded is no text or list that could grow." },
  {
    code: "carriage/unfit",
    at: "slot/acme/coded#/correlation",
    what: "coded is correlated by code, which is no text or integer of its payload.",
  },
  {
    code: "carriage/unfit",
    at: "slot/acme/framed#/aliases",
    what: "framed is framed text, and has the alias acme.framed.",
  },
  { code: "carriage/unfit", at: "slot/acme/idle#/appends", what: "idle says what grows, and nothing is appended." },
  {
    code: "carriage/unfit",
    at: "slot/acme/lost#/correlation",
    what: "lost is correlated by call, which is no text or integer of its payload.",
  },
  {
    code: "carriage/unfit",
    at: "slot/acme/lost#/overtakenBy",
    what: "lost is overtaken by PromptResponse.losses, a field that the pinned schema does not have.",
  },
  {
    code: "carriage/unfit",
    at: "slot/acme/told#/site",
    what: "told is a notification, and has an answer when declined.",
  },
]
