import { describe, expect, it } from "vitest"
import { emptyProject } from "./scratch.ts"
import type { Scratch } from "./scratch.ts"

const modules = {
  "catalog/axes.ts": `import { axis, partial } from "checkfu-catalog/kinds"

/** How much of its thinking an agent shows. */
export const insight = axis({ name: "insight", order: partial(["dark", "summary", "trace", "full"], [["dark", "summary"], ["dark", "trace"], ["summary", "full"], ["trace", "full"]]) })
`,
  "catalog/contract.ts": `import * as Schema from "effect/Schema"
import { acknowledgement, check, contract, declaration, meta, notification, raises, request, slot } from "checkfu-catalog/kinds"
import { insight } from "./axes.ts"

/** The extensions of an invented vendor. */
export const acme = contract({ name: "acme", title: "Acme extensions", ownership: "owned", keyPrefix: "acme.example/", methodPrefix: "_acme.example/" })

/** The agent shows its whole thinking. */
export const showsAll = declaration({ contract: acme, name: "insight", member: "insight", values: ["full"], raises: raises(insight, "dark", "full") })

/** Whoever declares it leaves no thought out. */
export const shown = check({ name: "shown", literal: "insight_shown", judgedBy: "grammar", proves: showsAll })

/** What the agent says of itself. */
export const profile = slot({
  contract: acme,
  name: "profile",
  site: meta("InitializeResponse", "acme.example/profile"),
  posture: "handshake",
  payload: Schema.Struct({ insight: Schema.optionalKey(Schema.Literal("full")) }),
  life: "realized",
})

/** Sent with each update while the agent thinks. */
export const thinking = slot({
  contract: acme,
  name: "thinking",
  site: meta("SessionNotification.update", "acme.example/thinking"),
  posture: "fidelity",
  gate: showsAll,
  payload: Schema.Struct({
    depth: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9 })),
    notes: Schema.optionalKey(Schema.Array(Schema.String.check(Schema.isBetweenCodePoints(1, 80))).check(Schema.isMaxLength(3))),
  }),
  life: "realized",
})

/** Asks the agent to think less. */
export const calm = slot({
  contract: acme,
  name: "calm",
  site: request("_acme.example/calm", { from: "client" }),
  posture: "authority",
  gate: showsAll,
  payload: Schema.Struct({ depth: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9 })) }),
  answer: acknowledgement(Schema.Struct({ calm: Schema.Boolean })),
  life: "realized",
})
`,
  "catalog/lane.ts": `import { blocked, dialect, driver, harness, provider, revision, serves, undeclared, under } from "checkfu-catalog/kinds"
import { showsAll } from "./contract.ts"

/** The lane of the pipe driver. */
export const pipeLane = revision({ name: "pipe-lane", literal: "acme:pipe@3", subject: "lane", life: "current" })

/** A process at the other end of a pipe. */
export const pipe = driver({ name: "pipe", protocol: "pipe-v3", lane: pipeLane, server: true, envelopes: [under("always", {})] })

/** Acme's own model language. */
export const tongue = dialect({ name: "tongue", method: "POST", path: "/acme/tongue" })

/** Acme's own models. */
export const forge = provider({ name: "forge", origin: "https://forge.example", accepts: [serves(tongue, "/tongue")], priced: true, source: { url: "https://forge.example/docs", reviewedOn: "2026-01-01" } })

/** Acme's agent. */
export const robin = harness({ name: "robin", launchRole: "primary", mode: "packaged", supply: blocked({ evidence: "everything" }), driver: pipe, modelLane: "own", mcpDelivery: "none", dialects: [tongue], declares: [showsAll], ceiling: { insight: "full" } })

/** An agent of which nothing is known. */
export const wren = harness({ name: "wren", launchRole: "alternative", mode: "custom", supply: blocked({ evidence: "everything" }), driver: pipe, modelLane: "own", mcpDelivery: "none", dialects: undeclared, declares: [], ceiling: {} })
`,
  "catalog/published.ts": `import { across, member, page, table, wholePage } from "checkfu-catalog/kinds"
import { acme } from "./contract.ts"

/** Who reaches whom. */
export const wires = table({ contract: acme, name: "wires", title: "Wires", rows: "harness", columns: [member("Agent", "name"), across("provider", "reach"), across("axis", "realize")] })

/** What is proven. */
export const proofs = table({ contract: acme, name: "proofs", title: "Proofs", rows: "check", columns: [member("Check", "literal")] })

/** The start page. */
export const start = page({ name: "start", title: "Start", description: "Acme's agents.", tables: [proofs, wires] })

/** Every slot. */
export const slots = wholePage({ name: "slots", title: "Slots", description: "Acme's slots.", tables: [], skeleton: "slots" })
`,
  "catalog/catalog.config.ts": `import { config } from "checkfu-catalog/kinds"

export default config({ out: "generated", docs: "pages" })
`,
  "pages/start.mdx":
    "---\ntitle: Start\ndescription: Acme's agents.\n---\n\n{/* generated:proofs */}\n{/* /generated:proofs */}\n\n{/* generated:wires */}\n{/* /generated:wires */}\n\nMore by hand.\n",
}

function acme(): Scratch {
  const project = emptyProject()
  for (const [path, text] of Object.entries(modules)) project.write(path, text)
  return project
}

describe("a catalog of an invented vendor, without these contracts and harnesses", () => {
  it("generates, checks clean, and names nobody else", async () => {
    const project = acme()
    const first = await project.run("generate")
    expect(first).toMatchObject({ code: 0, err: "" })
    expect(await project.run("generate", "--check")).toMatchObject({ code: 0, err: "" })
    const generated = [...project.snapshot()].filter(
      ([path]) => path.startsWith("generated/") || path.startsWith("pages/"),
    )
    expect(generated.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        "generated/catalog.json",
        "generated/contracts/acme/index.ts",
        "generated/contracts/acme/calm.ts",
        "generated/gateway/routes.json",
        "generated/schemas/acme/thinking.schema.json",
        "generated/tables/acme/wires.json",
        "pages/slots.mdx",
      ]),
    )
    for (const [path, text] of generated)
      expect(`${path}\n${text}`).not.toMatch(/checkfu|onehorizon|codex|openai|anthropic/i)
  })

  it("has its table in cells that follow from its facts, and each is explained", async () => {
    const project = acme()
    await project.run("generate")
    expect(JSON.parse(project.read("generated/tables/acme/wires.json"))).toEqual({
      title: "Wires",
      key: "Agent",
      columns: ["Agent", "forge", "insight"],
      rows: [
        ["robin", "reachable", "full*"],
        ["wren", "—", "—"],
      ],
    })
    const { code, out } = await project.run("explain", "wires", "robin", "insight")
    expect(code).toBe(0)
    expect(out).toContain("catalog/lane.ts:")
  })

  it("keeps the prose around a region, byte for byte", async () => {
    const project = acme()
    await project.run("generate")
    const page = project.read("pages/start.mdx")
    expect(page.startsWith(modules["pages/start.mdx"].split("{/* /generated")[0] ?? "")).toBe(true)
    expect(page.endsWith("{/* /generated:wires */}\n\nMore by hand.\n")).toBe(true)
  })
})
