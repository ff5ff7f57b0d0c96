import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** An open member, an open variant, an open root, a second key and a merge. */
export const facts: readonly Fact[] = [
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
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
              name: "scope",
              type: {
                kind: "object",
                excess: "keep",
                members: [
                  {
                    name: "path",
                    type: { kind: "text", min: 0, max: 9, pattern: null },
                    optional: false,
                    description: null,
                  },
                ],
              },
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
    id: "slot/acme/limit",
    kind: "slot",
    name: "limit",
    body: {
      name: "limit",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.limit"] },
      posture: "authority",
      payload: {
        type: { kind: "reference", to: "Limit" },
        definitions: [
          {
            name: "Limit",
            type: { kind: "union", tag: "type", variants: [{ name: "none", members: [], excess: "keep" }] },
            description: null,
          },
        ],
      },
      life: "realized",
    },
  },
  {
    id: "slot/acme/allow",
    kind: "slot",
    name: "allow",
    body: {
      name: "allow",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.allow"] },
      posture: "authority",
      payload: { type: { kind: "object", excess: "keep", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/acme/deny",
    kind: "slot",
    name: "deny",
    body: {
      name: "deny",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.deny"] },
      posture: "authority",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
      merge: "append",
      aliases: ["acme.refuse", "acme.bar"],
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "authority/lenient",
    at: "slot/acme/allow#/payload",
    what: "allow has posture authority, and payload lets unknown members pass.",
  },
  {
    code: "authority/lenient",
    at: "slot/acme/deny#/aliases",
    what: "deny has posture authority, and is read under acme.refuse, acme.bar as well.",
  },
  {
    code: "authority/lenient",
    at: "slot/acme/deny#/merge",
    what: 'deny has posture authority, and repeated values are merged by "append".',
  },
  {
    code: "authority/lenient",
    at: "slot/acme/grant#/payload/scope",
    what: "grant has posture authority, and payload.scope lets unknown members pass.",
  },
  {
    code: "authority/lenient",
    at: "slot/acme/limit#/payload",
    what: "limit has posture authority, and Limit lets unknown members pass.",
  },
]
