import type { Fact, FactValue } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

const mode: FactValue = {
  kind: "object",
  excess: "closed",
  members: [
    { name: "mode", type: { kind: "literal", values: ["fresh", "again"] }, optional: false, description: null },
    { name: "level", type: { kind: "integer", min: 0, max: 3 }, optional: true, description: null },
  ],
}
const union: FactValue = {
  kind: "union",
  tag: "phase",
  variants: [
    { name: "begun", excess: "closed", members: [] },
    {
      name: "done",
      excess: "closed",
      members: [{ name: "well", type: { kind: "literal", values: [false, true] }, optional: false, description: null }],
    },
  ],
}

/** Rules without a slot or a demand, of slots that never ride together, and of values that never stand there. */
export const facts: readonly Fact[] = [
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
  {
    id: "slot/acme/mode",
    kind: "slot",
    name: "mode",
    body: {
      name: "mode",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.mode"] },
      posture: "context",
      payload: { type: mode, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/acme/phase",
    kind: "slot",
    name: "phase",
    body: {
      name: "phase",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.phase"] },
      posture: "context",
      payload: {
        type: { kind: "nullable", of: { kind: "reference", to: "Phase" } },
        definitions: [{ name: "Phase", type: union, description: null }],
      },
      life: "realized",
    },
  },
  {
    id: "slot/acme/state",
    kind: "slot",
    name: "state",
    body: {
      name: "state",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme", "state"] },
      posture: "context",
      payload: { type: mode, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "contract/bravo",
    kind: "contract",
    name: "bravo",
    body: { name: "bravo", title: "Bravo", ownership: "owned", keyPrefix: "bravo.", methodPrefix: "_bravo/" },
  },
  {
    id: "slot/acme/far",
    kind: "slot",
    name: "far",
    body: {
      name: "far",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "InitializeRequest", at: ["_meta", "acme.far"] },
      posture: "context",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/acme/call",
    kind: "slot",
    name: "call",
    body: {
      name: "call",
      contract: { $ref: "contract/acme" },
      site: { kind: "method", acp: 1, method: "_acme/call", from: "client", form: "notification", declined: null },
      posture: "context",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/bravo/theirs",
    kind: "slot",
    name: "theirs",
    body: {
      name: "theirs",
      contract: { $ref: "contract/bravo" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "bravo.theirs"] },
      posture: "context",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "cross-slot/acme/aimless",
    kind: "cross-slot",
    name: "aimless",
    body: {
      name: "aimless",
      contract: { $ref: "contract/acme" },
      where: [{ key: "state", slot: { $ref: "slot/acme/state" }, kind: "present", not: true }],
      demands: [],
      because: "they belong together",
      fix: "send both",
    },
  },
  {
    id: "cross-slot/acme/call",
    kind: "cross-slot",
    name: "call",
    body: {
      name: "call",
      contract: { $ref: "contract/acme" },
      where: [{ key: "state", slot: { $ref: "slot/acme/state" }, kind: "present", not: false }],
      demands: [{ key: "call", slot: { $ref: "slot/acme/call" }, kind: "present", not: false }],
      because: "they belong together",
      fix: "send both",
    },
  },
  {
    id: "cross-slot/acme/far",
    kind: "cross-slot",
    name: "far",
    body: {
      name: "far",
      contract: { $ref: "contract/acme" },
      where: [{ key: "state", slot: { $ref: "slot/acme/state" }, kind: "present", not: false }],
      demands: [{ key: "far", slot: { $ref: "slot/acme/far" }, kind: "present", not: false }],
      because: "they belong together",
      fix: "send both",
    },
  },
  {
    id: "cross-slot/acme/level",
    kind: "cross-slot",
    name: "level",
    body: {
      name: "level",
      contract: { $ref: "contract/acme" },
      where: [
        { key: "mode.level", slot: { $ref: "slot/acme/mode" }, kind: "equals", member: "level", value: 4, not: false },
      ],
      demands: [
        { key: "mode.depth", slot: { $ref: "slot/acme/mode" }, kind: "equals", member: "depth", value: 1, not: false },
      ],
      because: "they belong together",
      fix: "send both",
    },
  },
  {
    id: "cross-slot/acme/theirs",
    kind: "cross-slot",
    name: "theirs",
    body: {
      name: "theirs",
      contract: { $ref: "contract/acme" },
      where: [{ key: "state", slot: { $ref: "slot/acme/state" }, kind: "present", not: false }],
      demands: [{ key: "theirs", slot: { $ref: "slot/bravo/theirs" }, kind: "present", not: false }],
      because: "they belong together",
      fix: "send both",
    },
  },
  {
    id: "cross-slot/acme/well",
    kind: "cross-slot",
    name: "well",
    body: {
      name: "well",
      contract: { $ref: "contract/acme" },
      where: [
        {
          key: "phase.well",
          slot: { $ref: "slot/acme/phase" },
          kind: "equals",
          member: "well",
          value: "true",
          not: false,
        },
      ],
      demands: [
        {
          key: "phase.phase",
          slot: { $ref: "slot/acme/phase" },
          kind: "equals",
          member: "phase",
          value: "never",
          not: false,
        },
      ],
      because: "they belong together",
      fix: "send both",
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "slots/unfit-rule",
    at: "cross-slot/acme/aimless#/demands",
    what: "cross-slot/acme/aimless demands nothing.",
  },
  {
    code: "slots/unfit-rule",
    at: "cross-slot/acme/aimless#/where",
    what: "cross-slot/acme/aimless does not say which slot has to be there for it to apply.",
  },
  {
    code: "slots/unfit-rule",
    at: "cross-slot/acme/call",
    what: "cross-slot/acme/call speaks of slot/acme/call, which is no key of a message.",
  },
  {
    code: "slots/unfit-rule",
    at: "cross-slot/acme/far",
    what: "cross-slot/acme/far speaks of slot/acme/state on session/prompt request _meta and of slot/acme/far on initialize request _meta.",
  },
  { code: "slots/unfit-rule", at: "cross-slot/acme/level#/demands/mode.depth", what: "mode has no member depth." },
  { code: "slots/unfit-rule", at: "cross-slot/acme/level#/where/mode.level", what: "level of mode is never 4." },
  {
    code: "slots/unfit-rule",
    at: "cross-slot/acme/theirs",
    what: "cross-slot/acme/theirs speaks of slot/bravo/theirs, which is no slot of acme.",
  },
  {
    code: "slots/unfit-rule",
    at: "cross-slot/acme/well#/demands/phase.phase",
    what: 'phase of phase is never "never".',
  },
  { code: "slots/unfit-rule", at: "cross-slot/acme/well#/where/phase.well", what: 'well of phase is never "true".' },
]
