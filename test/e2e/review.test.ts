import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { classesOf, commit, diffOf, git, ownRepository, recorded, underNextLane } from "./review.fixture.ts"
import type { Said } from "./review.fixture.ts"
import type { Scratch } from "./scratch.ts"

const codex = "catalog/harnesses/codex.ts"
const steer = "catalog/contracts/checkfu/slots/session-steer.ts"

/** The edits that a review must tell apart, and the class of each on both axes. */
const edits: readonly {
  readonly what: string
  readonly edit: (project: Scratch) => void
  readonly classes: string
  readonly refused: readonly string[]
  /** What rules find of it, whoever decided it. */
  readonly ruled?: readonly string[]
}[] = [
  {
    what: "a raised ceiling",
    edit: (project) =>
      project.edit(codex, 'multiagent_shared_environment: "false"', 'multiagent_shared_environment: "true"'),
    classes: "widens same",
    refused: ["authority/unrecorded"],
  },
  {
    what: "an added path",
    edit(project) {
      const file = "catalog/providers/google-ai-studio.ts"
      project.edit(file, "accepts: [", 'accepts: [serves(openaiResponses, "/v1/responses"), ')
      project.write(file, `import { openaiResponses } from "../dialects/openai-responses.ts"\n${project.read(file)}`)
    },
    classes: "widens same",
    refused: ["authority/unrecorded"],
  },
  {
    what: "a dropped gate",
    edit(project) {
      const file = "catalog/contracts/checkfu/slots/resume.ts"
      project.write(
        file,
        project
          .read(file)
          .replace(/^ {2}gate: .*\n/m, "")
          .replace(/^import .*declarations.*\n/m, ""),
      )
    },
    classes: "widens backward",
    refused: ["authority/unrecorded"],
    ruled: ["gate/missing"],
  },
  {
    what: "a loosened bound",
    edit: (project) => project.edit(steer, "65_536", "65_537"),
    classes: "widens backward",
    refused: ["authority/unrecorded", "wire/unbumped"],
  },
  {
    what: "an added member that is demanded",
    edit: (project) => project.edit(steer, "    text:", "    urgent: Schema.Boolean,\n    text:"),
    classes: "incomparable breaking",
    refused: ["authority/undecided", "wire/unbumped"],
  },
  {
    what: "a renamed field",
    edit: (project) => project.edit(steer, "    text:", "    words:"),
    classes: "incomparable breaking",
    refused: ["authority/undecided", "wire/unbumped"],
  },
  {
    what: "a reworded sentence",
    edit: (project) => project.edit(steer, "Sends text into", "Sends words into"),
    classes: "same same",
    refused: [],
  },
]

const fresh = ownRepository()

describe("a review", () => {
  it("finds nothing where nothing changed, and everything new where there was no catalog", async () => {
    const project = fresh()
    const head = git(project, "rev-parse", "HEAD").trim()
    expect(await project.run("diff")).toEqual({
      code: 0,
      out: `Against main (${head.slice(0, 9)}): no fact changed.\n`,
      err: "",
    })
    const empty = git(
      project,
      "-c",
      "user.name=a",
      "-c",
      "user.email=a@b",
      "commit-tree",
      "-m",
      "Nothing",
      "4b825dc642cb6eb9a060e54bf8d69288fbee4904",
    ).trim()
    const first = await project.run("diff", "--against", empty)
    expect(first).toEqual({ code: 0, out: `There was no catalog in ${empty}: everything is new.\n`, err: "" })
  })

  it("says what a name means nothing to", async () => {
    const project = fresh()
    for (const name of ["no-such-branch", "--output=x", "0.0.99", "0".repeat(40)])
      expect(await project.run("diff", `--against=${name}`)).toMatchObject({ code: 2, out: "" })
    project.write("old/catalog.json", '{"format": 0}')
    const { code, err } = await project.run("diff", "--against", "old")
    expect([code, err.split("\n")[0]]).toEqual([
      2,
      "checkfu: the catalog of old cannot be compared with: its format is 0, not 1",
    ])
  })

  it.each(edits)("puts $what in its class on both axes", async ({ edit, classes, refused }) => {
    const project = fresh()
    edit(project)
    const { code, said } = await diffOf(project)
    expect(classesOf(said)).toEqual({ classes, refused })
    expect(code).toBe(refused.length === 0 ? 0 : 1)
    for (const { code: name, fix } of said.findings)
      if (name.startsWith("authority/")) expect(fix).toContain("checkfu record ")
      else expect(fix).toContain('"checkfu:acp-v1@2"')
  })

  it.each(edits.filter(({ refused }) => refused.length === 1 && refused[0] === "authority/unrecorded"))(
    "accepts $what with the record that the command wrote and a person completed",
    async ({ edit, ruled = [] }) => {
      const project = fresh()
      edit(project)
      const begun = await project.run("record")
      expect(begun).toMatchObject({ code: 0, err: "" })
      const path = /^Wrote (\S+)$/m.exec(begun.out)?.[1] ?? ""
      const generated = await project.run("generate", "--reporter", "json")
      expect(generated.code).toBe(1)
      expect(generated.out).toContain('"decision/unfinished"')
      expect((await diffOf(project)).code).toBe(1)
      project.remove(path)
      await recorded(project)
      expect(await diffOf(project)).toMatchObject({ code: 0, said: { findings: [] } })
      // A record lifts the refusal of the review, and never a rule.
      const { code, out } = await project.run("generate", "--reporter", "json")
      expect(code === 0 ? [] : (JSON.parse(out) as Said["findings"]).map((each) => each.code)).toEqual(ruled)
    },
  )

  it("accepts a loosened bound under the next literal, with a record, and nowhere else", async () => {
    const project = fresh()
    project.edit(steer, "65_536", "65_537")
    underNextLane(project, steer)
    expect(classesOf((await diffOf(project)).said).refused).toEqual(["authority/undecided", "authority/unrecorded"])
    await recorded(project)
    expect(await project.run("generate")).toMatchObject({ code: 0 })
    expect(await project.run("freeze", "acp-v1-lane-next")).toMatchObject({ code: 0 })
    expect(await diffOf(project)).toMatchObject({ code: 0, said: { findings: [] } })
  })

  it("lets no literal be lost, and none that was retired return", async () => {
    const project = fresh()
    const attestation = "catalog/revisions/attestation.ts"
    project.edit(attestation, "checkfu:attestation@1", "checkfu:attestation@2")
    const lost = (await diffOf(project)).said.findings
    expect(lost.map(({ code, what }) => [code, what])).toEqual([
      ["revision/lost", '"checkfu:attestation@1" was current, and is stated nowhere any more.'],
      ["wire/unrecorded", expect.stringContaining("revision/attestation#/literal") as unknown],
    ])
    project.edit(attestation, "checkfu:attestation@2", "checkfu:attestation@1")
    project.edit(attestation, '"current"', '"retired"')
    await project.run("generate")
    project.write("old/catalog.json", project.read("output/catalog.json"))
    project.edit(attestation, '"retired"', '"current"')
    const { code, said } = await diffOf(project, "--against", "old")
    expect([code, said.findings.map((each) => each.code)]).toEqual([1, ["revision/returned"]])
  })

  it("asks for a record of what breaks somebody and has no literal, and takes one that names what is gone", async () => {
    const project = fresh()
    project.remove("catalog/refusals/body-bounds.ts")
    expect(classesOf((await diffOf(project)).said)).toEqual({ classes: "same forward", refused: ["wire/unrecorded"] })
    const { path } = await recorded(project)
    expect(project.read(path)).toContain("facts: []\ngone:\n  - refusal/body-bounds\n")
    expect((await diffOf(project)).code).toBe(0)
  })

  it("takes no record that was there before, and none of another place", async () => {
    const project = fresh()
    project.edit(codex, "declares: []", "declares: [subagentsObserved]")
    project.write(
      codex,
      `import { subagentsObserved } from "../contracts/checkfu/declarations/subagents.ts"\n${project.read(codex)}`,
    )
    project.edit("catalog/decisions/0001-subagents.md", "before:", "# Read again.\nbefore:")
    expect(classesOf((await diffOf(project)).said).refused).toEqual(["authority/unrecorded"])
    project.edit("catalog/decisions/0001-subagents.md", "facts:", "facts:\n  - harness/codex#/dialects")
    expect((await diffOf(project)).code).toBe(1)
    project.edit("catalog/decisions/0001-subagents.md", "facts:", "facts:\n  - harness/codex#/declares")
    expect((await diffOf(project)).code).toBe(0)
  })

  it("compares with folders, installed packages and revisions of git, and two published catalogs with each other", async () => {
    const project = fresh()
    const published = project.read("output/catalog.json")
    const before = published.replace(
      '"multiagent_shared_environment": "false"',
      '"multiagent_shared_environment": "true"',
    )
    const folder = "node_modules/checkfu-wire"
    project.write(`${folder}/package.json`, '{ "name": "checkfu-wire", "version": "0.0.9" }')
    project.write(`${folder}/output/catalog.json`, before)
    project.write("unpacked/package/output/catalog.json", before)
    for (const [name, label] of [
      ["checkfu-wire", "checkfu-wire@0.0.9"],
      ["checkfu-wire@0.0.9", "checkfu-wire@0.0.9"],
      ["0.0.9", "checkfu-wire@0.0.9"],
      [folder, folder],
      ["unpacked", "unpacked"],
    ] as const) {
      const { code, said } = await diffOf(project, "--against", name)
      expect([code, said.against, said.changes.map((each) => each.authority)]).toEqual([0, label, ["narrows"]])
    }
    const upgrade = await diffOf(project, "--against", "output", "--current", folder)
    expect([upgrade.code, classesOf(upgrade.said)]).toEqual([
      1,
      { classes: "widens same", refused: ["authority/unrecorded"] },
    ])
    expect((await diffOf(project, "--against", "HEAD")).said.changes).toEqual([])
  })

  it("compares by itself with where the branch left the main one", async () => {
    const project = fresh()
    git(project, "switch", "--quiet", "--create", "work")
    project.edit(codex, 'ceiling: { multiagent_shared_environment: "false" }', "ceiling: {}")
    await project.run("generate")
    commit(project, "Raise")
    const { said } = await diffOf(project)
    expect([said.against.replace(/ .*/, ""), said.changes.map((each) => each.at)]).toEqual([
      "main",
      ["harness/codex#/ceiling/multiagent_shared_environment"],
    ])
    git(project, "switch", "--quiet", "main")
  })

  it("reads as the page on reviews shows it, and the record names scenarios that tell most", async () => {
    const project = fresh()
    project.edit(codex, "dialects: [openaiResponses]", "dialects: [openaiResponses, openaiChat]")
    const chat = 'import { openaiChat } from "../dialects/openai-chat.ts"\n'
    project.write(codex, `${chat}${project.read(codex)}`)
    const guide = readFileSync("docs/guides/review-a-change.mdx", "utf8")
    const [, shown] = /```sh\npnpm checkfu diff --against main\n```\n\n```text\n(.*?)```/s.exec(guide) ?? []
    expect((await project.run("diff", "--against", "main")).out).toBe(shown)
    const { out } = await project.run("record", "codex.dialects", "--name", "codex-speaks-chat")
    expect(out.split("\n")[0]).toBe("Wrote catalog/decisions/0007-codex-speaks-chat.md")
    expect(project.read("catalog/decisions/0007-codex-speaks-chat.md").split("\n").slice(1, 8)).toEqual([
      "facts:",
      "  - harness/codex#/dialects/openai_chat",
      "tests:",
      '  - "[[ write: the file of tests in which both scenarios stand ]]"',
      'before: "codex × google-ai-studio is unreachable"',
      'after: "codex × google-ai-studio is reachable"',
      "---",
    ])
    const unknown = await project.run("record", "codex.mode")
    expect([unknown.code, unknown.err.split("\n")[0]]).toEqual([
      2,
      expect.stringContaining("no change against main") as unknown,
    ])
  })
})
