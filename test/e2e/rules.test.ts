import { describe, expect, it } from "vitest"
import { gateMissing } from "../../catalog/rules/gate-missing/rule.ts"
import { load } from "../../generators/load/load.ts"
import { resolve } from "../../generators/resolve/resolve.ts"
import { projectTables } from "../../generators/tables/project.ts"
import { selects } from "../../model/select.ts"
import { changedPaths, ownProject } from "./scratch.ts"
import type { Scratch } from "./scratch.ts"

interface Said {
  readonly code: string
  readonly what: string
  readonly at: { readonly file: string; readonly line: number; readonly column: number } | null
}

/** What a generation that must be refused says: code, place and words. */
async function refused(project: Scratch): Promise<readonly string[]> {
  const before = project.snapshot()
  const { code, out } = await project.run("generate", "--reporter", "json")
  expect(code).toBe(1)
  expect(changedPaths(before, project.snapshot())).toEqual([])
  return (JSON.parse(out) as readonly Said[]).map(
    (said) => `${said.code} ${said.at?.file}:${said.at?.line}:${said.at?.column} ${said.what}`,
  )
}

/** Where a text stands in a file of the project, as a finding says it. */
function place(project: Scratch, file: string, text: string): string {
  const before = project.read(file).split(text)[0] ?? ""
  return `${file}:${before.split("\n").length}:${before.length - before.lastIndexOf("\n")}`
}

describe("a fault that a rule is for, planted in the real catalog", () => {
  it("is found on its line and column, each by its own rule", async () => {
    const project = ownProject()
    const expected: string[] = []
    const plant = (file: string, from: string, to: string): void => project.edit(`catalog/${file}.ts`, from, to)
    const expectAt = (code: string, file: string, text: string, what: string): void =>
      void expected.push(`${code} ${place(project, `catalog/${file}.ts`, text)} ${what}`)

    plant("harnesses/codex", "harness, imageRequired, launchedBy }", "harness, launchedBy, ready }")
    plant("harnesses/codex", "imageRequired()", 'ready("registry.example.test/codex@sha256:12", null)')
    expectAt(
      "supply/inconsistent",
      "harnesses/codex",
      "supply:",
      'codex is ready with the image "registry.example.test/codex@sha256:12", which names no digest.',
    )
    expectAt(
      "supply/inconsistent",
      "harnesses/codex",
      "supply:",
      "codex is ready without the receipt that qualifies its image.",
    )
    plant("harnesses/claude-code", 'launchRole: "alternative"', 'launchRole: "primary"')
    // The first in the order of the catalog is taken for the one that is meant.
    expectAt(
      "primary/not-one",
      "harnesses/checkfu",
      "launchRole:",
      "checkfu is a primary, and claude-code is one already.",
    )
    plant("tables/reachability", 'isNot("launchRole", "local_fixture")', 'isNot("launchRole", "nothing")')
    expectAt(
      "fixture/deployed",
      "tables/reachability",
      "rows:",
      "The table reachability shows the local fixture checkfu-mock as a row.",
    )
    plant("contracts/checkfu/slots/builtin-tools", '  life: "realized"', '  merge: "replace",\n  life: "realized"')
    expectAt(
      "authority/lenient",
      "contracts/checkfu/slots/builtin-tools",
      "merge:",
      'builtin-tools has posture authority, and repeated values are merged by "replace".',
    )
    plant("contracts/observed/display-terminals/slots/terminal-output", 'appends: "data"', 'appends: "dates"')
    expectAt(
      "carriage/unfit",
      "contracts/observed/display-terminals/slots/terminal-output",
      "appends:",
      "dates of terminal-output is no text or list that could grow.",
    )
    plant("contracts/checkfu/cross-slot/resume-needs-continuity", '"same_run_resume"', '"same_run"')
    expectAt(
      "slots/unfit-rule",
      "contracts/checkfu/cross-slot/resume-needs-continuity",
      "carries(continuity",
      'mode of continuity is never "same_run".',
    )
    plant("contracts/checkfu/slots/session-interrupt", "  gate: interruptCooperative,\n", "")
    expectAt(
      "gate/missing",
      "contracts/checkfu/slots/session-interrupt",
      "sessionInterrupt =",
      "session-interrupt is a method that the client calls with authority, and no declaration gates it.",
    )
    expectAt(
      "gate/missing",
      "contracts/checkfu/declarations/interrupt",
      "interruptCooperative =",
      "interrupt is declared, and gates no slot.",
    )
    plant(
      "contracts/checkfu/declarations/structured-output",
      'import { checkfu } from "../contract.ts"',
      'import { checkfu } from "../contract.ts"\nimport { observationSteering } from "../observations/steering.ts"',
    )
    plant("contracts/checkfu/declarations/structured-output", "gates: []", "gates: [observationSteering]")
    expectAt(
      "observation/axisless",
      "contracts/checkfu/declarations/structured-output",
      "observationSteering]",
      "structured-output gates the observation steering, and raises no axis.",
    )
    plant("dialects/openai-chat", 'path: "/v1/chat/completions"', 'path: "/v1/responses"')
    expectAt(
      "path/overlap",
      "dialects/openai-responses",
      "path:",
      "POST /v1/responses is a request of openai_chat and of openai_responses.",
    )
    plant("models/gpt-5-4", "inputPrice: 2_500_000", "inputPrice: null")
    expectAt("card/incomplete", "models/gpt-5-4", "inputPrice:", "The card of gpt-5-4 states no input price.")

    expect((await refused(project)).toSorted()).toEqual(expected.toSorted())
  })

  it("comes back when the revision until which it was accepted is replaced", async () => {
    const project = ownProject()
    const file = "catalog/contracts/checkfu/declarations/staged-files.ts"
    project.edit("catalog/revisions/acp-v1-lane.ts", 'life: "current"', 'life: "accepted"')
    const found = (await refused(project)).filter((each) => each.includes(file))
    expect(found).toEqual([
      `gate/missing ${place(project, file, "stagedFilesDeclared =")} staged-files is declared, and gates no slot.`,
      `accept/expired ${place(project, file, 'accepting("gate')} declaration/checkfu/staged-files accepted gate/missing until checkfu:acp-v1@1, which is accepted now.`,
    ])
  })
})

describe("the real catalog", () => {
  it("loses no gate unnoticed, whichever slot loses it", async () => {
    const { facts, acp } = await load({ root: process.cwd(), catalog: "catalog" })
    const gated = facts.filter(({ kind, body }) => kind === "slot" && (body["gate"] ?? null) !== null)
    expect(gated.length).toBeGreaterThanOrEqual(6)
    for (const slot of gated) {
      const others = facts.filter(({ id }) => id !== slot.id)
      const known = new Set(gateMissing.check(resolve(facts, acp).catalog).map(({ at }) => at))
      const { catalog } = resolve([...others, { ...slot, body: { ...slot.body, gate: null } }], acp)
      expect(
        gateMissing.check(catalog).filter(({ at }) => !known.has(at)),
        slot.id,
      ).not.toEqual([])
    }
  })

  it("has in each table the rows that the conditions select, as the rule on fixtures judges them", async () => {
    const { facts, acp } = await load({ root: process.cwd(), catalog: "catalog" })
    const { catalog } = resolve(facts, acp)
    const byId = new Map(facts.map((fact) => [fact.id, fact]))
    const tables = projectTables(catalog).filter(({ spec }) => spec.each === null)
    expect(tables.length).toBeGreaterThan(3)
    for (const { spec, rows } of tables) {
      const selected = spec.rows
        .flatMap((kind) => catalog.ordered(kind))
        .filter((fact) => selects(spec.where, fact, (id) => byId.get(id)))
      expect(
        rows.map(({ fact }) => fact),
        spec.id,
      ).toEqual(selected.map(({ id }) => id))
    }
  })
})
