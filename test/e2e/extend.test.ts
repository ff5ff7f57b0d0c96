import { describe, expect, it } from "vitest"
import { acmeModules } from "../fixtures/acme-catalog.ts"
import { emptyProject } from "./scratch.ts"
import type { Scratch } from "./scratch.ts"

const config = (more: string): string => `import { config } from "checkfu-catalog/kinds"

export default config({ extends: ["acme"]${more} })
`

const finch = `import { blocked, dialect, harness, member, eachPage, provider, serves, table } from "checkfu-catalog/kinds"
import { acme } from "acme/catalog/contract.ts"
import { pipe, tongue } from "acme/catalog/lane.ts"

/** An own language. */
export const whistle = dialect({ name: "whistle", method: "POST", path: "/whistle" })

/** An own provider, which speaks Acme's language too. */
export const kiln = provider({ name: "kiln", origin: "https://kiln.example", accepts: [serves(tongue, "/tongue"), serves(whistle, "/whistle")], priced: true, source: { url: "https://kiln.example/docs", reviewedOn: "2026-01-01" } })

/** An own agent on Acme's driver. */
export const finch = harness({ name: "finch", launchRole: "alternative", mode: "packaged", supply: blocked({ evidence: "everything" }), driver: pipe, modelLane: "own", mcpDelivery: "none", dialects: [whistle], declares: [], ceiling: {} })

/** The page of every provider. */
export const providers = eachPage({ name: "providers", title: "Providers", description: "Every provider.", skeleton: "list", of: "provider", each: { title: "{name}", description: "Provider {name}.", skeleton: "provider" } })

/** The page of every rule. */
export const rules = eachPage({ name: "rules", title: "Rules", description: "Every rule.", skeleton: "list", of: "rule", each: { title: "{code}", description: "{states}", skeleton: "rule" } })
`

/** A project that extends the invented vendor's catalog, which is installed. */
function extending(more = ""): Scratch {
  const project = emptyProject()
  for (const [path, text] of Object.entries(acmeModules))
    project.write(path.startsWith("pages/") ? path.replace("pages", "docs") : `node_modules/acme/${path}`, text)
  project.write("node_modules/acme/package.json", '{ "name": "acme", "version": "1.0.0", "type": "module" }\n')
  project.write("catalog/catalog.config.ts", config(more))
  project.write(
    "catalog/finch.ts",
    finch
      .replace(", member", "")
      .replace(", table }", " }")
      .replace(/import { acme }.*\n/, ""),
  )
  return project
}

describe("a catalog that extends an installed one", () => {
  it("generates what both state, in the order of neither, and checks clean", async () => {
    const project = extending()
    expect(await project.run("generate")).toMatchObject({ code: 0, err: "" })
    expect(await project.run("generate", "--check")).toEqual({ code: 0, out: "", err: "" })
    expect(JSON.parse(project.read("output/tables/acme/wires.json"))).toMatchObject({
      columns: ["Agent", "forge", "kiln", "insight"],
      rows: [
        ["finch", "unreachable", "reachable", "—"],
        ["robin", "reachable", "reachable", "full*"],
        ["wren", "—", "—", "—"],
      ],
    })
  })

  it("says of every fact whose it is: in its published form, on its page and in the proof of a cell", async () => {
    const project = extending()
    await project.run("generate")
    const { facts } = JSON.parse(project.read("output/catalog.json")) as {
      readonly facts: readonly { readonly id: string; readonly from?: string }[]
    }
    const from = new Map(facts.map((fact) => [fact.id, fact.from]))
    expect([from.get("provider/forge"), from.get("provider/kiln")]).toEqual(["acme", undefined])
    expect(project.read("docs/providers/forge.mdx")).toContain("- Stated by `acme`.")
    expect(project.read("docs/providers/kiln.mdx")).not.toContain("Stated by")
    const { out } = await project.run("explain", "wires", "finch", "forge")
    expect(out).toMatch(/finch speaks +whistle +catalog\/finch\.ts:\d+\n/)
    expect(out).toMatch(/forge accepts +tongue +node_modules\/acme\/catalog\/lane\.ts:\d+ {2}of acme\n/)
  })

  it("refuses to state one of its facts again, on both lines", async () => {
    const project = extending()
    project.edit("catalog/finch.ts", 'name: "kiln", origin', 'name: "forge", origin')
    const { code, out } = await project.run("generate")
    expect(code).toBe(1)
    expect(out).toContain("error load/replaces-base  catalog/finch.ts:")
    expect(out).toContain("provider/forge is a fact of acme, and is stated again here.")
    expect(out).toMatch(/node_modules\/acme\/catalog\/lane\.ts:\d+:\d+/)
  })

  it("takes a part of it, and nothing but that is published", async () => {
    const project = extending(', only: ["provider/forge", "table/acme/wires"]')
    project.remove("docs/start.mdx")
    project.edit("catalog/finch.ts", 'launchRole: "alternative"', 'launchRole: "primary"')
    expect(await project.run("generate")).toMatchObject({ code: 0, err: "" })
    expect(project.read("output/catalog.json")).not.toMatch(/"(?:harness\/robin|slot\/acme\/calm)"/)
    expect(JSON.parse(project.read("output/tables/acme/wires.json"))).toMatchObject({
      columns: ["Agent", "forge", "kiln"],
      rows: [["finch", "unreachable", "reachable"]],
    })
  })
})

const shout = {
  "rule.ts": `import { rule } from "checkfu-catalog/rules"
import type { Catalog } from "checkfu-catalog/rules"

export const hotProvider = rule({
  code: "provider/hot",
  states: "No provider is called after an oven.",
  because: "Ovens burn.",
  acceptable: true,
  check: ({ providers }: Catalog) =>
    providers.filter(({ name }) => name === "kiln").map(({ id }) => ({ at: id, what: id + " is an oven.", fix: "rename it" })),
})
`,
  "page.md": `# provider/hot

No provider is called after an oven. Ovens burn.

## Fails

A kiln.

## Passes

A forge, strangely.

## Accepting it

Say why.
`,
  "pass.ts": "export const facts = []\n",
  "fail.ts": `export const facts = [{ id: "provider/kiln", kind: "provider", name: "kiln", body: { name: "kiln", origin: "https://kiln.example", accepts: [], priced: false, source: { url: "https://kiln.example", reviewedOn: "2026-01-01" } } }]
export const expected = [{ code: "provider/hot", at: "provider/kiln", what: "provider/kiln is an oven." }]
`,
}

describe("a rule that a package brings", () => {
  const ruled = (): Scratch => {
    const project = extending(', rules: ["fire-safety"]')
    project.write("node_modules/fire-safety/package.json", '{ "name": "fire-safety" }\n')
    for (const [name, text] of Object.entries(shout))
      project.write(`node_modules/fire-safety/rules/provider-hot/${name}`, text)
    return project
  }

  it("judges the catalog under the package's name, on the line of the fact", async () => {
    const { code, out } = await ruled().run("generate")
    expect(code).toBe(1)
    expect(out).toMatch(
      /error fire-safety\/provider\/hot {2}catalog\/finch\.ts:\d+:14\n {2}provider\/kiln is an oven\./,
    )
    expect(out).toContain("ovens burn")
  })

  it("has its page beside ours, and is lived with where a fact says why", async () => {
    const project = ruled()
    project.edit("catalog/finch.ts", "import { pipe, tongue }", "import { pipe, pipeLane, tongue }")
    project.edit("catalog/finch.ts", "import { blocked,", "import { accepting, blocked,")
    project.edit(
      "catalog/finch.ts",
      'name: "kiln", ',
      'name: "kiln", accept: [accepting("fire-safety/provider/hot", "It is insulated.", pipeLane)], ',
    )
    expect(await project.run("generate")).toMatchObject({ code: 0, err: "" })
    expect(project.read("docs/rules/fire-safety/provider-hot.mdx")).toContain("No provider is called after an oven.")
    expect(project.read("docs/rules.mdx")).toContain("[fire-safety/provider/hot](/rules/fire-safety/provider-hot)")
  })

  it("is asked for its page and its fixtures before it may judge", async () => {
    const project = ruled()
    project.remove("node_modules/fire-safety/rules/provider-hot/fail.ts")
    const { code, out } = await project.run("generate")
    expect(code).toBe(1)
    expect(out).toContain("The rule provider-hot of fire-safety has no fail.ts.")
    expect(out).not.toContain("is an oven")
  })

  it("is not remembered: a plan that was kept is made anew when the rule changes", async () => {
    const project = ruled()
    const rule = "node_modules/fire-safety/rules/provider-hot/rule.ts"
    expect(await project.run("generate")).toMatchObject({ code: 1 })
    project.edit(rule, '=== "kiln"', '=== "oven"')
    const failing = "node_modules/fire-safety/rules/provider-hot/fail.ts"
    project.write(failing, project.read(failing).replaceAll("kiln", "oven"))
    expect(await project.run("generate")).toMatchObject({ code: 0, err: "" })
  })
})
