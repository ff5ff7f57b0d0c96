import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { check } from "prettier"
import { describe, expect, it } from "vitest"
import { generation } from "../../generators/generation.ts"
import { scaffoldKinds } from "../../generators/scaffold/kinds.ts"
import { changedPaths, emptyProject, ownProject } from "./scratch.ts"
import type { Scratch } from "./scratch.ts"

/** Begins something, and tells which files came. */
async function begin(project: Scratch, ...args: readonly string[]): Promise<readonly string[]> {
  const before = project.snapshot()
  expect(await project.run("new", ...args)).toMatchObject({ code: 0, err: "" })
  return changedPaths(before, project.snapshot()).filter((path) => !path.startsWith("."))
}

/** What reading and judging a project finds. */
async function codesOf(project: Scratch): Promise<readonly string[]> {
  const { findings } = await generation({ root: project.folder, catalog: "catalog" })
  return findings.map(({ code, facts }) => `${code} ${facts[0]}`)
}

/** A catalog of an invented vendor with a fact of most kinds. */
async function smallProject(): Promise<Scratch> {
  const project = emptyProject()
  project.write(
    "catalog/catalog.config.ts",
    'import { config } from "checkfu-catalog/kinds"\n\nexport default config({})\n',
  )
  for (const line of ["contract acme", "driver pipe", "harness red-robin", "decision first-light"])
    expect(await project.run("new", ...line.split(" "))).toMatchObject({ code: 0, err: "" })
  return project
}

const inOwn: readonly (readonly [args: string, file: string])[] = [
  ["axis insight", "catalog/axes/insight.ts"],
  ["axis axis", "catalog/axes/axis.ts"],
  ["contract acme", "catalog/contracts/acme/contract.ts"],
  ["declaration usage --contract checkfu", "catalog/contracts/checkfu/declarations/usage.ts"],
  ["decision faster-resume", "catalog/decisions/NEXT-faster-resume.md"],
  ["dialect acme_stream", "catalog/dialects/acme-stream.ts"],
  ["document letter", "catalog/documents/letter.ts"],
  ["driver pipe", "catalog/drivers/pipe.ts"],
  ["harness demo", "catalog/harnesses/demo.ts"],
  ["provider acme-cloud", "catalog/providers/acme-cloud.ts"],
  ["refusal budget-spent", "catalog/refusals/budget-spent.ts"],
  ["revision demo", "catalog/revisions/demo.ts"],
  ["slot usage --contract acme", "catalog/contracts/acme/slots/usage.ts"],
  ["table demo --contract acme", "catalog/tables/demo.ts"],
]

describe("new", () => {
  it("writes one file of each kind in the house style, and says of each what the rules will ask", async () => {
    const project = ownProject()
    const records = readdirSync(join(project.folder, "catalog/decisions")).length
    for (const [args, file] of inOwn) {
      const path = file.replace("NEXT", String(records + 1).padStart(4, "0"))
      expect(await begin(project, ...args.split(" "))).toEqual([path])
      expect(await check(project.read(path), { semi: false, printWidth: 120, filepath: path }), path).toBe(true)
    }
    const asked = await codesOf(project)
    expect(asked).toContain("gate/missing declaration/checkfu/usage")
    expect(asked.filter((code) => !/^(?:gate\/missing|fact\/unused|decision\/unfinished) /.test(code))).toEqual([])
  })

  it("begins every kind that it says it knows in a catalog that has nothing yet, one upon the other", async () => {
    const project = emptyProject()
    project.write(
      "catalog/catalog.config.ts",
      'import { config } from "checkfu-catalog/kinds"\n\nexport default config({})\n',
    )
    for (const kind of [
      "contract",
      "driver",
      ...scaffoldKinds.filter((each) => !["contract", "driver", "rule"].includes(each)),
    ])
      expect(await begin(project, kind, `the-${kind}`)).toHaveLength(1)
    const codes = await codesOf(project)
    expect(codes.filter((code) => /^(?:load|fact\/shape|names)/.test(code))).toEqual([])
    expect(codes).toContain("primary/not-one harness/the-harness#/launchRole")
  })

  it("leaves a harness that generates at once, and says the steps that are left", async () => {
    const project = ownProject()
    const { out } = await project.run("new", "harness", "demo")
    expect(out).toMatch(/^Wrote catalog\/harnesses\/demo\.ts\n\nNext\n {2}1\. Write the sentence above it/)
    expect(out).toContain("Give it its place in catalog/harnesses/order.ts")
    expect((await project.run("generate")).code).toBe(0)
    expect(project.read("output/facts/harnesses.ts")).toContain("export const demo: Harness")
  })

  it("begins a rule that the test of the rules would take, and names the line of the list", async () => {
    const project = ownProject()
    cpSync("catalog/rules", join(project.folder, "catalog/rules"), { recursive: true })
    const { out } = await project.run("new", "rule", "taste/wrong")
    expect(out).toContain('catalog/rules/index.ts: import { tasteWrong } from "./taste-wrong/rule.ts"')
    const folder = join(project.folder, "catalog/rules/taste-wrong")
    expect(readdirSync(folder).toSorted()).toEqual(["fail.ts", "page.md", "pass.ts", "rule.ts"])
    const page = readFileSync(join(folder, "page.md"), "utf8")
    for (const text of ["# taste/wrong\n", "## Fails", "## Passes", "## Accepting it"]) expect(page).toContain(text)
    for (const file of readdirSync(folder))
      expect(
        await check(readFileSync(join(folder, file), "utf8"), { semi: false, printWidth: 120, filepath: file }),
        file,
      ).toBe(true)
  })

  it.each([
    ["harness Demo", '"Demo" cannot name a harness.'],
    ["slot constructor", '"constructor" cannot name a slot.'],
    ["axis ../../x", '"../../x" cannot name an axis.'],
    ["harness red-robin", "There is a harness/red-robin already."],
    ["decision first-light", "There is a decision/0001-first-light already."],
    [
      "harness red_robin",
      "harness/red-robin and harness/red_robin both read redRobin among the constants in the list of harnesses.",
    ],
  ])("%s is refused in the words of the rules, and nothing is written", async (args, what) => {
    const project = await smallProject()
    const before = project.snapshot()
    const { code, out } = await project.run("new", ...args.split(" "))
    expect(code).toBe(1)
    expect(out).toContain(`  ${what}\n`)
    expect(changedPaths(before, project.snapshot())).toEqual([])
  })

  it.each([
    ["", "new takes a kind"],
    ["harness", "takes one name"],
    ["harness a b", "takes one name"],
    ["planet x", "there is no kind planet; it is one of axis, contract"],
    ["slot x --contract other", "the catalog has no contract other; it has acme"],
    ["rule wrong", "a rule is named topic/problem"],
    ["rule axis/unknown", "there is a rule axis/unknown already"],
  ])("%s is wrong usage, and says what to type", async (args, says) => {
    const project = await smallProject()
    project.write("catalog/rules/index.ts", "export const rules = []\n")
    const { code, err } = await project.run("new", ...args.split(" ").filter((arg) => arg !== ""))
    expect(code).toBe(2)
    expect(err).toContain(says)
  })

  it("overwrites nothing, whatever stands where it would write", async () => {
    const project = await smallProject()
    writeFileSync(join(project.folder, "catalog/harnesses/demo.ts"), "// mine\n")
    const { code, err } = await project.run("new", "harness", "demo")
    expect(code).toBe(2)
    expect(err).toContain("catalog/harnesses/demo.ts is there already")
    expect(project.read("catalog/harnesses/demo.ts")).toBe("// mine\n")
  })
})
