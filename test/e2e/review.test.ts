import { describe, expect, it } from "vitest"
import { classesOf, commit, diffOf, git, ownRepository, recorded } from "./review.fixture.ts"
import type { Scratch } from "./scratch.ts"

const codex = "catalog/harnesses/codex.ts"
const steer = "catalog/contracts/checkfu/slots/session-steer.ts"

/** The edits that a review must tell apart, and the class of each on both axes. */
const edits: readonly {
  readonly what: string
  readonly edit: (project: Scratch) => void
  readonly classes: string
  readonly refused: readonly string[]
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
      project.edit(steer, "  gate: steerNative,\n", "")
      project.edit(steer, 'import { steerNative } from "../declarations/steer.ts"\n', "")
    },
    classes: "widens backward",
    refused: ["authority/unrecorded"],
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
    refused: ["wire/unbumped"],
  },
  {
    what: "a renamed field",
    edit: (project) => project.edit(steer, "    text:", "    words:"),
    classes: "incomparable breaking",
    refused: ["wire/unbumped"],
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
    for (const name of ["no-such-branch", "--output=x", "0.0.99"])
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
      if (name === "authority/unrecorded") expect(fix).toContain("checkfu record ")
      else expect(fix).toContain('"checkfu:acp-v1@2"')
  })

  it.each(edits.filter(({ refused }) => refused.length === 1 && refused[0] === "authority/unrecorded"))(
    "accepts $what with the record that the command wrote and a person completed",
    async ({ edit }) => {
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
    },
  )
})
