import { describe, expect, it } from "vitest"
import { acmeModules } from "../fixtures/acme-catalog.ts"
import { emptyProject } from "./scratch.ts"
import type { Scratch } from "./scratch.ts"

function acme(): Scratch {
  const project = emptyProject()
  for (const [path, text] of Object.entries(acmeModules)) project.write(path, text)
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
    expect(page.startsWith(acmeModules["pages/start.mdx"].split("{/* /generated")[0] ?? "")).toBe(true)
    expect(page.endsWith("{/* /generated:checks */}\n\nMore by hand.\n")).toBe(true)
  })
})
