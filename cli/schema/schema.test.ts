import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { commands } from "../commands.ts"
import { run } from "../run.ts"
import { printedIn } from "../../test/support/printed.ts"

const folder = mkdtempSync(join(tmpdir(), "schema-check-"))
afterAll(() => rmSync(folder, { recursive: true }))

const files = {
  "good.json": '{ "type": "object", "properties": { "a": { "items": { "type": "integer" } } } }',
  "bad.json": '{\n  "type": "object",\n  "properties": {\n    "é": { "pattern": "^a+$" }\n  },\n  "patern": 1\n}\n',
  "value.json": '{\n  "a": [1, 2]\n}\n',
  "wrong.json": '{\n  "a": [1, "x"]\n}\n',
  "broken.json": '{\n  "a": }',
  "dated.json": '{ "properties": { "start": { "format": "date-time" }, "host": { "format": "idn-hostname" } } }',
  "late.json": '{\n  "host": "exämple.com",\n  "start": "tomorrow"\n}\n',
  "large.json": `true${" ".repeat(100_000)}`,
} as const
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)

async function schema(...args: readonly string[]) {
  const printed = printedIn(folder, AbortSignal.timeout(10_000))
  const code = await run(printed.terminal, commands, ["schema", ...args])
  return { code, out: printed.out, err: printed.err }
}

describe("schema check", () => {
  it("says nothing of schemas that are accepted", async () => {
    expect(await schema("check", "good.json", "good.json")).toEqual({ code: 0, out: "", err: "" })
    expect(await schema("check", "good.json", "--value", "value.json")).toEqual({ code: 0, out: "", err: "" })
  })

  it("shows every finding with its line, what is wrong, why and what to write", async () => {
    expect(await schema("check", "bad.json", "good.json")).toEqual({
      code: 1,
      err: "",
      out: [
        "error schema/pattern-unbounded  bad.json:4:12",
        "  /properties/é/pattern: + repeats without end.",
        "  Why  no schema that is accepted, with any value, may keep a worker busy",
        "  Fix  write {1,256} or less",
        "",
        "error schema/unknown-keyword  bad.json:6:3",
        '  /patern: there is no keyword "patern"; nearest is pattern.',
        "  Why  no schema that is accepted, with any value, may keep a worker busy",
        "  Fix  write pattern, or begin the name with x-",
        "",
      ].join("\n"),
    })
  })

  it("shows where a configuration is wrong, and by which schema", async () => {
    const { code, out } = await schema("check", "good.json", "--value", "wrong.json")
    expect(code).toBe(1)
    expect(out).toMatch(
      /^error configuration\/invalid {2}wrong.json:2:12\n {2}\/a\/1: must be integer, by good.json.\n/,
    )
    expect((await schema("check", "good.json", "--value", "broken.json")).out).toMatch(/^error configuration\/json /)
  })

  it("says what a format wants, with an example", async () => {
    const { code, out } = await schema("check", "dated.json", "--value", "late.json")
    expect(code).toBe(1)
    expect(out).toBe(
      [
        "error configuration/invalid  late.json:3:3",
        "  /start: must be a date and a time with its offset (RFC 3339), by dated.json.",
        "  Why  a configuration is held to its schema before anything starts",
        "  Fix  write it as in 2026-03-31T08:30:06Z, or change the format in the schema",
        "",
      ].join("\n"),
    )
  })

  it("prints verdicts, measures and findings as JSON", async () => {
    const { code, out } = await schema("check", "bad.json", "good.json", "--json", "--value", "value.json")
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject([
      {
        file: "bad.json",
        ok: false,
        refused: "schema",
        findings: [
          { code: "pattern-unbounded", pointer: "/properties/é/pattern", line: 4, column: 12 },
          { code: "unknown-keyword", pointer: "/patern", line: 6, column: 3 },
        ],
      },
      { file: "good.json", ok: true, measure: { nodes: 3 }, value: "valid" },
    ])
  })

  it("reads no more of a file than it looks at", async () => {
    expect((await schema("check", "large.json")).out).toMatch(/^error schema\/size {2}large.json:1:1\n/)
  })

  it.each([
    [["check"], "schema check needs the files of the schemas"],
    [["lint", "good.json"], "schema does check, not lint"],
    [["check", "nowhere.json"], "cannot read nowhere.json: ENOENT"],
    [["check", "."], "cannot read .: EISDIR"],
  ])("%j is wrong usage, and ends with 2", async (args, problem) => {
    expect(await schema(...args)).toEqual({ code: 2, out: "", err: `demo: ${problem}\nTry: demo help schema\n` })
  })
})
