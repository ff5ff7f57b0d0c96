import type { Fact } from "../../../model/fact.ts"

/** A strict authority, and lenience where nothing is granted. */
export const facts: readonly Fact[] = [
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
  {
    id: "contract/bravo",
    kind: "contract",
    name: "bravo",
    body: { name: "bravo", title: "Bravo", ownership: "adopted", keyPrefix: "bravo.", methodPrefix: "bravo/" },
  },
  {
    id: "slot/acme/grant",
    kind: "slot",
    name: "grant",
    body: {
      name: "grant",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.grant"] },
      posture: "authority",
      payload: {
        type: {
          kind: "object",
          excess: "closed",
          members: [
            {
              name: "tools",
              type: { kind: "list", item: { kind: "text", min: 0, max: 9, pattern: null }, min: 0, max: 9 },
              optional: false,
              description: null,
            },
          ],
        },
        definitions: [],
      },
      life: "realized",
    },
  },
  {
    id: "slot/acme/hint",
    kind: "slot",
    name: "hint",
    body: {
      name: "hint",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.hint"] },
      posture: "context",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
      merge: "first",
      aliases: ["acme.tip"],
    },
  },
  {
    id: "slot/bravo/allow",
    kind: "slot",
    name: "allow",
    body: {
      name: "allow",
      contract: { $ref: "contract/bravo" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "bravo.allow"] },
      posture: "authority",
      payload: { type: { kind: "object", excess: "keep", members: [] }, definitions: [] },
      life: "realized",
      aliases: ["bravo.may"],
    },
  },
  {
    id: "slot/bravo/seen",
    kind: "slot",
    name: "seen",
    body: {
      name: "seen",
      contract: { $ref: "contract/bravo" },
      site: { kind: "meta", acp: 1, def: "SessionNotification.update", at: ["_meta", "bravo.seen"] },
      posture: "fidelity",
      payload: { type: { kind: "object", excess: "keep", members: [] }, definitions: [] },
      life: "realized",
      merge: "append",
    },
  },
]
