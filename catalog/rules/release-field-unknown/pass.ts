import type { Fact } from "../../../model/fact.ts"

const line = { kind: "text", min: 0, max: 64, pattern: null }

/** A document of three members, one behind a name, and a field for each. */
export const facts: readonly Fact[] = [
  {
    id: "document/recipe",
    kind: "document",
    name: "recipe",
    body: {
      name: "recipe",
      title: "Recipe",
      payload: {
        type: { kind: "reference", to: "Recipe" },
        definitions: [
          {
            name: "Recipe",
            description: null,
            type: {
              kind: "object",
              excess: "closed",
              members: [
                { name: "heat", type: { kind: "reference", to: "Heat" }, optional: false, description: null },
                {
                  name: "steps",
                  type: { kind: "list", item: line, min: 0, max: 8 },
                  optional: false,
                  description: null,
                },
                { name: "note", type: line, optional: true, description: null },
              ],
              agreements: [
                {
                  name: "guests-alone",
                  says: "what is written in braces in steps is {guests}",
                  repair: "write nothing else in braces",
                  at: "steps",
                  holds: { kind: "placeholders", member: "steps", among: ["{guests}"] },
                },
              ],
            },
          },
          { name: "Heat", description: null, type: { kind: "literal", values: ["low", "high"] } },
        ],
      },
      since: null,
      summary: "",
    },
  },
  {
    id: "release-field/heat",
    kind: "release-field",
    name: "heat",
    body: {
      name: "heat",
      literal: "heat",
      protocol: "p",
      document: { $ref: "document/recipe" },
      values: ["low", "high"],
    },
  },
  {
    id: "release-field/steps",
    kind: "release-field",
    name: "steps",
    body: {
      name: "steps",
      literal: "steps",
      protocol: "p",
      document: { $ref: "document/recipe" },
      values: ["the placeholder {guests} only"],
    },
  },
  {
    id: "release-field/note",
    kind: "release-field",
    name: "note",
    body: {
      name: "note",
      literal: "note",
      protocol: "p",
      document: { $ref: "document/recipe" },
      values: ["optional line"],
    },
  },
]
