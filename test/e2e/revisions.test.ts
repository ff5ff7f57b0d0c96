import { describe, expect, it } from "vitest"
import { changedPaths, emptyProject } from "./scratch.ts"
import type { Scratch } from "./scratch.ts"

interface Said {
  readonly code: string
  readonly severity: string
  readonly what: string
  readonly fix: string
  readonly at: { readonly file: string; readonly line: number } | null
  readonly related: readonly { readonly says: string; readonly at: { readonly file: string; readonly line: number } }[]
}

const slot = (since: string, bounds: string): string => `import * as Schema from "effect/Schema"
import { contract, meta, slot } from "checkfu-catalog/kinds"
import { ${since} } from "./revisions/lane.ts"

/** Somebody else's extensions. */
export const acme = contract({ name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: null })

/** Says how it goes. */
export const status = slot({
  contract: acme,
  name: "status",
  site: meta("SessionNotification.update", "acme.status"),
  posture: "fidelity",
  payload: Schema.Struct({ note: Schema.String.check(Schema.isBetweenCodePoints(${bounds})) }),
  since: ${since},
  life: "realized",
})
`
const later = `import * as Schema from "effect/Schema"
import { meta, slot } from "checkfu-catalog/kinds"
import { acme } from "./status.ts"
import { laneOne } from "./revisions/lane.ts"

/** Says where it stands. */
export const state = slot({
  contract: acme,
  name: "state",
  site: meta("SessionNotification.update", "acme.state"),
  posture: "fidelity",
  payload: Schema.Struct({ place: Schema.String.check(Schema.isBetweenCodePoints(1, 10)) }),
  since: laneOne,
  life: "realized",
})
`
const first = (life: string, literal = "acme:lane@1"): string => `import { revision } from "checkfu-catalog/kinds"

/** The first lane. */
export const laneOne = revision({ name: "lane-one", literal: "${literal}", subject: "lane", life: "${life}" })
`
const second = `
/** The second lane. */
export const laneTwo = revision({ name: "lane-two", literal: "acme:lane@2", subject: "lane", life: "current" })
`

/** A project whose first lane is frozen with notes of 1 to 10 code points. */
async function frozen(): Promise<Scratch> {
  const project = emptyProject()
  project.write("catalog/revisions/lane.ts", first("current"))
  project.write("catalog/status.ts", slot("laneOne", "1, 10"))
  expect(await project.run("freeze", "lane-one")).toMatchObject({ code: 0, err: "" })
  return project
}

/** What a generation says, and its exit code. */
async function said(project: Scratch): Promise<{ readonly code: number; readonly findings: readonly Said[] }> {
  const { code, out } = await project.run("generate", "--reporter", "json")
  return { code, findings: out.trim() === "" ? [] : (JSON.parse(out) as readonly Said[]) }
}

const types = "catalog/revisions/lane-one/ir.json"
const vectors = "catalog/revisions/lane-one/vectors.jsonl"

describe("freezing a revision", () => {
  it("writes its types and vectors once, and the literal with them", async () => {
    const project = await frozen()
    expect(JSON.parse(project.read(types))).toMatchObject({ literal: "acme:lane@1", payloads: [{ of: "acme/status" }] })
    expect(project.read(vectors).split("\n")[0]).toMatch(/^\{"of":"acme\/status","name":/)
    const before = project.snapshot()
    expect(await project.run("freeze", "lane-one")).toMatchObject({ code: 0, out: "" })
    expect(changedPaths(before, project.snapshot())).toEqual([])
  })

  it("overwrites nothing, and says what to do instead", async () => {
    const project = await frozen()
    project.write(types, `${project.read(types)}\n`)
    const before = project.snapshot()
    const { code, err } = await project.run("freeze", "lane-one")
    expect(code).toBe(1)
    expect(err).toContain(`${types} holds something else`)
    expect(err).toContain("State a new revision")
    expect(changedPaths(before, project.snapshot())).toEqual([])
  })

  it("knows only current revisions of the catalog", async () => {
    const project = await frozen()
    expect(await project.run("freeze")).toMatchObject({ code: 2 })
    expect((await project.run("freeze", "lane-three")).err).toContain(
      "there is no revision lane-three; there are lane-one",
    )
    project.write("catalog/revisions/lane.ts", first("accepted") + second)
    project.write("catalog/status.ts", slot("laneTwo", "1, 10"))
    const { code, err } = await project.run("freeze", "lane-one")
    expect([code, err.split("\n")[0]]).toEqual([
      2,
      "checkfu: acme:lane@1 is accepted: today's catalog does not show what it promised",
    ])
  })
})

describe("a revision that is still accepted", () => {
  it("is kept by a payload that takes all it took, and more", async () => {
    const project = await frozen()
    project.write("catalog/revisions/lane.ts", first("accepted") + second)
    project.write("catalog/status.ts", slot("laneTwo", "0, 20"))
    expect(await said(project)).toEqual({ code: 0, findings: [] })
  })

  it("fails the generation where today's decoder refuses one of its vectors", async () => {
    const project = await frozen()
    project.write("catalog/revisions/lane.ts", first("accepted") + second)
    project.write("catalog/status.ts", slot("laneTwo", "1, 9"))
    const before = project.snapshot()
    const { code, findings } = await said(project)
    expect(code).toBe(1)
    expect(findings).toMatchObject([
      {
        code: "revision/vector-refused",
        severity: "error",
        what: 'acme/status refuses at "/note" what acme:lane@1 accepts: vector "/note maxLength: at the bound", and 1 more.',
        fix: "restore the constraint, or retire revision/lane-one",
        at: { file: "catalog/status.ts", line: 14 },
        related: [{ at: { file: vectors } }, { at: { file: vectors } }],
      },
    ])
    const line = project.read(vectors).split("\n")[(findings[0]?.related[0]?.at.line ?? 0) - 1]
    expect(line).toContain('"name":"/note maxLength: at the bound"')
    expect(changedPaths(before, project.snapshot())).toEqual([])
  })

  it("may have no vector refused by being retired", async () => {
    const project = await frozen()
    project.write("catalog/revisions/lane.ts", first("retired") + second)
    project.write("catalog/status.ts", slot("laneTwo", "1, 9"))
    expect(await said(project)).toEqual({ code: 0, findings: [] })
  })

  it("needs a reader for each of its payloads", async () => {
    const project = await frozen()
    project.write("catalog/revisions/lane.ts", first("accepted") + second)
    project.write("catalog/status.ts", slot("laneTwo", "1, 10").replace('name: "status"', 'name: "state"'))
    const { findings } = await said(project)
    expect(findings).toMatchObject([
      { code: "revision/payload-gone", at: { file: "catalog/revisions/lane.ts", line: 4 } },
    ])
  })

  it("must have been frozen", async () => {
    const project = await frozen()
    project.write("catalog/revisions/lane.ts", first("accepted") + second)
    project.write("catalog/status.ts", slot("laneTwo", "1, 10"))
    project.remove("catalog/revisions/lane-one")
    const { code, findings } = await said(project)
    expect(code).toBe(1)
    expect(findings).toMatchObject([
      { code: "revision/frozen-missing", at: { file: "catalog/revisions/lane.ts", line: 4 } },
    ])
  })
})

describe("a current revision that is frozen", () => {
  it("fails the generation where less is accepted, and where more is, with the literal to state instead", async () => {
    const project = await frozen()
    project.edit("catalog/status.ts", "1, 10", "2, 10")
    expect(await said(project)).toMatchObject({ code: 1, findings: [{ code: "revision/vector-refused" }] })
    project.edit("catalog/status.ts", "2, 10", "1, 11")
    expect(await said(project)).toMatchObject({
      code: 1,
      findings: [
        {
          code: "revision/content-changed",
          severity: "error",
          at: { file: "catalog/status.ts", line: 14 },
          what: "acme/status is not what it was when acme:lane@1 was frozen; what was accepted still is.",
          fix: 'state "acme:lane@2" as a revision of its own, let slot/acme/status name it as since, and make revision/lane-one accepted, or retired where nobody reads it any more',
        },
      ],
    })
    expect((await project.run("freeze", "lane-one")).code).toBe(1)
    project.write("catalog/revisions/lane.ts", first("current") + second)
    const fixes = (await said(project)).findings.map(({ fix }) => fix)
    expect(fixes.filter((fix) => fix.startsWith("state another literal as"))).toHaveLength(1)
    project.write("catalog/revisions/lane.ts", first("accepted") + second)
    project.write("catalog/status.ts", slot("laneTwo", "1, 11"))
    expect((await said(project)).findings).toEqual([])
  })

  it("holds whoever still names it when it is only accepted", async () => {
    const project = await frozen()
    project.write("catalog/revisions/lane.ts", first("accepted"))
    expect(await said(project)).toEqual({ code: 0, findings: [] })
    project.edit("catalog/status.ts", "1, 10", "1, 11")
    expect(await said(project)).toMatchObject({ code: 1, findings: [{ code: "revision/content-changed" }] })
  })

  it("takes in no payload that comes later", async () => {
    const project = await frozen()
    project.write("catalog/state.ts", later)
    expect(await said(project)).toMatchObject({
      code: 1,
      findings: [
        {
          code: "revision/content-changed",
          what: "acme/state says that it is of acme:lane@1, which was frozen without it.",
        },
      ],
    })
  })

  it("keeps its literal", async () => {
    const project = await frozen()
    project.write("catalog/revisions/lane.ts", first("current", "acme:lane@7"))
    const { code, findings } = await said(project)
    expect(code).toBe(1)
    expect(findings).toMatchObject([
      {
        code: "revision/literal-changed",
        what: 'revision/lane-one is "acme:lane@7", and was frozen as "acme:lane@1".',
        at: { file: "catalog/revisions/lane.ts", line: 4 },
      },
    ])
  })

  it.each([
    ["no JSON", types, () => "{", 1],
    ["another format", types, (text: string) => text.replace('"format": 1', '"format": 2'), 1],
    ["a payload that is none", types, (text: string) => text.replace('"type": {', '"typo": {'), 1],
    ["a line that is no JSON", vectors, (text: string) => text.replace("\n", "\n{\n"), 2],
    ["a vector of nothing", vectors, (text: string) => text.replace('"of":"acme/status"', '"of":"acme/other"'), 1],
    ["a vector without a value", vectors, (text: string) => text.replace(',"value":', ',"valve":'), 1],
    ["a vector built of nothing", vectors, (text: string) => text.replace('"value":', '"build":{},"value":'), 1],
    ["an empty file", vectors, () => "", 1],
  ])("is refused with %s", async (_, path, change, line) => {
    const project = await frozen()
    project.write(path, change(project.read(path)))
    const { code, findings } = await said(project)
    expect(code).toBe(1)
    expect(findings).toMatchObject([{ code: "revision/frozen-unreadable", at: { file: path, line } }])
  })

  it("is refused with one of its two files gone, and for a revision that there is not", async () => {
    const project = await frozen()
    const [ir, lines] = [project.read(types), project.read(vectors)]
    project.remove(vectors)
    expect(await said(project)).toMatchObject({ code: 1, findings: [{ code: "revision/frozen-unreadable" }] })
    project.write(vectors, lines)
    project.remove(types)
    expect(await said(project)).toMatchObject({ code: 1, findings: [{ code: "revision/frozen-unreadable" }] })
    project.write(types, ir)
    expect((await said(project)).code).toBe(0)
    project.write("catalog/revisions/lane-zero/ir.json", ir)
    expect(await said(project)).toMatchObject({
      code: 1,
      findings: [{ code: "revision/frozen-unreadable", at: { file: "catalog/revisions/lane-zero/ir.json" } }],
    })
  })
})
