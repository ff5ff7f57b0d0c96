import type { Fact, FactValue } from "../../../model/fact.ts"

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

/** Rules over members, variants and tags, turned and not, of slots that ride together. */
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
    id: "cross-slot/acme/level-in-range",
    kind: "cross-slot",
    name: "level-in-range",
    body: {
      name: "level-in-range",
      contract: { $ref: "contract/acme" },
      where: [{ key: "state", slot: { $ref: "slot/acme/state" }, kind: "present", not: false }],
      demands: [
        { key: "mode.level", slot: { $ref: "slot/acme/mode" }, kind: "equals", member: "level", value: 3, not: true },
      ],
      because: "they belong together",
      fix: "send both",
    },
  },
  {
    id: "cross-slot/acme/phase-needs-mode",
    kind: "cross-slot",
    name: "phase-needs-mode",
    body: {
      name: "phase-needs-mode",
      contract: { $ref: "contract/acme" },
      where: [
        {
          key: "phase.phase",
          slot: { $ref: "slot/acme/phase" },
          kind: "equals",
          member: "phase",
          value: "done",
          not: false,
        },
        {
          key: "phase.well",
          slot: { $ref: "slot/acme/phase" },
          kind: "equals",
          member: "well",
          value: false,
          not: false,
        },
      ],
      demands: [{ key: "mode", slot: { $ref: "slot/acme/mode" }, kind: "present", not: false }],
      because: "they belong together",
      fix: "send both",
    },
  },
  {
    id: "cross-slot/acme/state-needs-mode",
    kind: "cross-slot",
    name: "state-needs-mode",
    body: {
      name: "state-needs-mode",
      contract: { $ref: "contract/acme" },
      where: [
        { key: "state", slot: { $ref: "slot/acme/state" }, kind: "present", not: false },
        { key: "phase", slot: { $ref: "slot/acme/phase" }, kind: "present", not: true },
      ],
      demands: [
        {
          key: "mode.mode",
          slot: { $ref: "slot/acme/mode" },
          kind: "equals",
          member: "mode",
          value: "again",
          not: false,
        },
      ],
      because: "they belong together",
      fix: "send both",
    },
  },
]
