import { describe, expect, it } from "vitest"
import { commandOf, promptPlaceholder, resumePlaceholder } from "./command.ts"
import type { CommandForm } from "./command.ts"

const byPath: CommandForm = {
  argv: ["--prompt-path", promptPlaceholder, resumePlaceholder, "--verbose"],
  prompt_transport: "argv_path",
  resume_flag: "--resume",
  output_schema_flag: "--output-schema",
  output_schema_transport: "argv_path",
}
const floor: CommandForm = { argv: ["run"], prompt_transport: "stdin" }
const outputSchema = { json: '{"type":"object"}', path: "/run/schema.json" }

describe("the command of a one-shot release", () => {
  it("has the prompt's path in its place, and no resume flag on the first turn", () => {
    expect(commandOf(byPath, { turn: "first", promptPath: "/run/p.txt" })).toEqual({
      ok: true,
      argv: ["--prompt-path", "/run/p.txt", "--verbose"],
      promptOnStdin: false,
    })
  })

  it("has the resume flag as exactly one element on later turns", () => {
    expect(commandOf(byPath, { turn: "later", promptPath: "/run/p.txt" })).toMatchObject({
      argv: ["--prompt-path", "/run/p.txt", "--resume", "--verbose"],
    })
    expect(
      commandOf({ ...byPath, resume_flag: "--continue --last" }, { turn: "later", promptPath: "/p" }),
    ).toMatchObject({ argv: ["--prompt-path", "/p", "--continue --last", "--verbose"] })
  })

  it("is the same on every turn of a release that has no resume flag", () => {
    const expected = { ok: true, argv: ["run"], promptOnStdin: true }
    expect(commandOf(floor, { turn: "first" })).toEqual(expected)
    expect(commandOf(floor, { turn: "later" })).toEqual(expected)
  })

  it.each([
    ["argv_path", outputSchema.path],
    ["argv_json", outputSchema.json],
  ] as const)("ends in the schema's flag and, by %s, its value, on every turn that wants one", (transport, value) => {
    const form = { ...byPath, output_schema_transport: transport }
    for (const turn of ["first", "later"] as const) {
      const command = commandOf(form, { turn, promptPath: "/p", outputSchema })
      expect(command.ok && command.argv.slice(-3)).toEqual(["--verbose", "--output-schema", value])
    }
    expect(commandOf(form, { turn: "first", promptPath: "/p" })).toMatchObject({
      argv: ["--prompt-path", "/p", "--verbose"],
    })
  })

  it("gives the path of the prompt to nobody who takes it by standard input", () => {
    expect(commandOf(floor, { turn: "first", promptPath: "/run/p.txt" })).toEqual({
      ok: true,
      argv: ["run"],
      promptOnStdin: true,
    })
  })

  it("drops the placeholders of what the release does not take", () => {
    const argv = ["run", promptPlaceholder, resumePlaceholder]
    expect([promptPlaceholder, resumePlaceholder]).toEqual(["{prompt_path}", "{resume_flag}"])
    expect(commandOf({ ...floor, argv }, { turn: "later", promptPath: "/p" })).toMatchObject({ argv: ["run"] })
  })

  it("says what is missing", () => {
    expect(commandOf(byPath, { turn: "first" })).toEqual({ ok: false, problem: "no_prompt_path" })
    expect(commandOf(floor, { turn: "first", outputSchema })).toEqual({ ok: false, problem: "no_output_schema" })
    const { output_schema_flag: __, ...flagless } = byPath
    expect(commandOf(flagless, { turn: "first", promptPath: "/p", outputSchema })).toMatchObject({ ok: false })
    const { output_schema_transport: _, ...half } = byPath
    expect(commandOf(half, { turn: "first", promptPath: "/p", outputSchema })).toEqual({
      ok: false,
      problem: "no_output_schema",
    })
  })

  it.each([
    promptPlaceholder,
    resumePlaceholder,
    "",
    "a b",
    "--resume",
    "; rm -rf /",
    "$(id)",
    "a\nb",
    "{}",
    "\u{1F404}",
    "$&$1$`",
  ])("takes %j for data wherever it is put in, and reads nothing that was put in", (hostile) => {
    const form: CommandForm = { ...byPath, resume_flag: hostile, output_schema_flag: hostile }
    const turn = { turn: "later", promptPath: hostile, outputSchema: { json: hostile, path: hostile } } as const
    for (const transport of ["argv_json", "argv_path"] as const)
      expect(commandOf({ ...form, output_schema_transport: transport }, turn)).toEqual({
        ok: true,
        argv: ["--prompt-path", hostile, hostile, "--verbose", hostile, hostile],
        promptOnStdin: false,
      })
  })

  it("leaves elements alone that are more than a placeholder", () => {
    const argv = [`--file=${promptPlaceholder}`, ` ${resumePlaceholder}`, "{PROMPT_PATH}", "{prompt_path"]
    expect(commandOf({ ...byPath, argv }, { turn: "later", promptPath: "/p" })).toMatchObject({ argv })
  })

  it("changes nothing that it is given", () => {
    const form = Object.freeze({ ...byPath, argv: Object.freeze([...byPath.argv]) })
    expect(commandOf(form, Object.freeze({ turn: "later", promptPath: "/p", outputSchema }))).toMatchObject({
      ok: true,
    })
    expect(form.argv).toEqual(byPath.argv)
  })
})
