import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** Envelopes that grant what only a declaration may raise, be it the weakest value. */
export const facts: readonly Fact[] = [
  {
    id: "axis/helpers",
    kind: "axis",
    name: "helpers",
    body: { byDeclarationOnly: true, name: "helpers", values: ["absent", "observed"], below: [["absent", "observed"]] },
  },
  {
    id: "revision/lane",
    kind: "revision",
    name: "lane",
    body: { name: "lane", literal: "acme:wire@1", subject: "execution lane", life: "current" },
  },
  {
    id: "driver/wire",
    kind: "driver",
    name: "wire",
    body: {
      name: "wire",
      protocol: null,
      lane: { $ref: "revision/lane" },
      envelopes: [
        { retention: "durable", grants: { helpers: "observed" } },
        { retention: "ephemeral", grants: { helpers: "absent" } },
      ],
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "envelope/declared-axis",
    at: "driver/wire#/envelopes/durable/grants/helpers",
    what: "The durable envelope of wire grants helpers=observed, but helpers exists by declaration only.",
  },
  {
    code: "envelope/declared-axis",
    at: "driver/wire#/envelopes/ephemeral/grants/helpers",
    what: "The ephemeral envelope of wire grants helpers=absent, but helpers exists by declaration only.",
  },
]
