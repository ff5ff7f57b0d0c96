import type { Fact } from "../../../model/fact.ts"

/** Two axes that only declaring raises, each with its declaration, and a check of the first that always runs. */
export const world: readonly Fact[] = [
  axis("helpers", "absent", "observed"),
  axis("stopping", "killed", "asked"),
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
  declaration("helpers", "absent", "observed"),
  declaration("stopping", "killed", "asked"),
  check("helpers", "grammar"),
  {
    id: "driver/pipe",
    kind: "driver",
    name: "pipe",
    body: {
      name: "pipe",
      protocol: "pipe-v1",
      lane: "pipe",
      server: true,
      envelopes: [{ retention: "kept", grants: { stopping: "killed" } }],
    },
  },
]

/** A check of what a declaration of the same name says. */
export function check(name: string, judgedBy: string): Fact {
  const proves = { $ref: `declaration/acme/${name}` } as const
  return {
    id: `check/${name}`,
    kind: "check",
    name,
    body: { name, literal: `${name}_seen`, judgedBy, proves, summary: "It is seen." },
  }
}

/** A harness with a ceiling, and declarations by name. */
export function harness(name: string, declares: readonly string[], ceiling: { readonly [axis: string]: string }): Fact {
  return {
    id: `harness/${name}`,
    kind: "harness",
    name,
    body: {
      name,
      launchRole: "alternative",
      mode: "packaged",
      supply: { availability: "image_required" },
      driver: { $ref: "driver/pipe" },
      modelLane: "gateway",
      mcpDelivery: "none",
      dialects: [],
      declares: declares.map((each) => ({ $ref: `declaration/acme/${each}` }) as const),
      ceiling,
    },
  }
}

function axis(name: string, low: string, high: string): Fact {
  return { id: `axis/${name}`, kind: "axis", name, body: { name, values: [low, high], below: [[low, high]] } }
}

function declaration(name: string, from: string, to: string): Fact {
  return {
    id: `declaration/acme/${name}`,
    kind: "declaration",
    name,
    body: {
      name,
      contract: { $ref: "contract/acme" },
      member: name,
      values: ["yes"],
      raises: { axis: { $ref: `axis/${name}` }, from, to },
      gates: [],
    },
  }
}
