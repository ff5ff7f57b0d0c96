import type { Fact } from "../../../model/fact.ts"

/** An axis by declaration only beside one that the envelope grants. */
export const facts: readonly Fact[] = [
  {
    id: "axis/checkpoint",
    kind: "axis",
    name: "checkpoint",
    body: { name: "checkpoint", values: ["none", "disk_only"], below: [["none", "disk_only"]] },
  },
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
      envelopes: [{ retention: "durable", grants: { checkpoint: "none" } }],
    },
  },
]
