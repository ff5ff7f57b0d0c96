import { describe, expect, it } from "vitest"
import { commands } from "./commands.ts"
import { run } from "./run.ts"

async function said(...args: readonly string[]) {
  return saidWith({ color: false }, ...args)
}

async function saidWith({ color }: { readonly color: boolean }, ...args: readonly string[]) {
  const printed = { out: "", err: "" }
  const code = await run(
    {
      out: (text) => void (printed.out += text),
      err: (text) => void (printed.err += text),
      color,
      interactive: false,
      cwd: "/nowhere",
      again: "demo generate",
      command: "demo",
      version: "1.2.3",
      signal: AbortSignal.timeout(10_000),
    },
    commands,
    args,
  )
  return { code, ...printed }
}

/** A text without its line ends and columns. */
function unwrapped(text: string): string {
  return text.replaceAll(/\s+/g, " ")
}

describe("help", () => {
  it("lists every command in its group, and is the same however it is asked for", async () => {
    const { code, out, err } = await said("--help")
    expect({ code, err }).toEqual({ code: 0, err: "" })
    for (const { name, group } of commands) expect(out).toMatch(new RegExp(`^${group}\n(?:  .*\n)*  ${name} +`, "m"))
    for (const { says } of commands) expect(unwrapped(out)).toContain(says)
    for (const args of [[], ["-h"], ["help"]]) expect(await said(...args)).toEqual({ code, out, err })
  })

  it("of one command says its options, its examples and what its exit codes mean", async () => {
    for (const { name, options, examples, exits } of commands) {
      const { code, out } = await said("help", name)
      expect(code).toBe(0)
      for (const option of options) expect(out).toContain(`--${option.name}`)
      for (const { line } of examples) expect(out).toContain(`demo ${line}`)
      expect(unwrapped(out)).toContain(` 0 ${exits.clean} `)
      expect(out.includes("  1  ")).toBe(exits.found !== null)
      for (const args of [
        [name, "--help"],
        [name, "-h"],
        ["--help", name],
      ])
        expect((await said(...args)).out).toBe(out)
    }
  })

  it("is nowhere wider than 80 columns, and cuts no example", async () => {
    for (const name of ["", ...commands.map((each) => each.name)]) {
      const { out } = await said("help", ...(name === "" ? [] : [name]))
      expect(out.split("\n").filter((line) => line.length > 80)).toEqual([])
      expect(out.split("\n").filter((line) => line.endsWith(" "))).toEqual([])
    }
    for (const { name, examples } of commands)
      for (const { line } of examples) expect((await said("help", name)).out).toContain(`  demo ${line}`)
  })

  it("names the first words that a command takes", async () => {
    expect((await said("help", "completion")).out).toContain("bash, fish, zsh")
    expect((await said("help", "new")).out).toContain("KIND\n  axis, contract, decision, declaration")
    expect((await said("help", "harness")).out).toContain("\nCommands\n  init, test, check")
    expect((await said("help", "model")).out).toContain("\nCommands\n  credential, profile, list\n")
  })

  it("is emphasised in colour alone, never in words", async () => {
    const plain = await said("help")
    const bold = await saidWith({ color: true }, "help")
    expect(plain.out).not.toContain("\u001B")
    expect(bold.out).toContain("\u001B[1mUsage\u001B[22m")
    expect(bold.out.replaceAll(/\u001B\[\d+m/g, "")).toBe(plain.out)
  })
})

describe("examples and the table", () => {
  it("are lines that the command itself parses", () => {
    for (const { name, examples, options } of commands)
      for (const { line } of examples) {
        const [first, ...rest] = line.replace(/ >>? .*$/, "").split(" ")
        expect(first).toBe(name)
        // What stands behind the two dashes is another program's.
        const own = rest.includes("--") ? rest.slice(0, rest.indexOf("--")) : rest
        for (const word of own.filter((each) => each.startsWith("--")))
          expect(
            options.map((option) => `--${option.name}`),
            line,
          ).toContain(word)
      }
  })
})

describe("the version", () => {
  it("comes with the command's name, and with the number of the form that catalogs have", async () => {
    for (const flag of ["--version", "-v"])
      expect(await said(flag)).toEqual({ code: 0, out: "demo 1.2.3\ncatalog format 1\n", err: "" })
  })
})

describe("wrong usage", () => {
  it.each([
    [["genrate"], "there is no command genrate; nearest is generate", "help"],
    [["frobnicate"], "there is no command frobnicate", "help"],
    [["help", "exlpain"], "there is no command exlpain; nearest is explain", "help help"],
    [["help", "generate", "explain"], "help takes one command, and got generate explain", "help help"],
    [["generate", "--chekc"], "generate has no option --chekc; nearest is --check", "help generate"],
    [
      ["generate", "--reporter", "gitub"],
      "--reporter is one of pretty, json, github, sarif, tsc, not gitub; nearest is github",
      "help generate",
    ],
    [["generate", "--reporter"], "Option '--reporter <value>' argument missing", "help generate"],
    [["generate", "now"], "generate takes no argument, and got now", "help generate"],
    [["generate", "--check", "--watch"], "--check and --watch do not go together", "help generate"],
    [["completion", "tcsh"], "completion takes one shell: bash, fish, zsh", "help completion"],
    [["new"], "new takes a kind:", "help new"],
  ])("%j is explained, ends with the command that helps, and with 2", async (args, problem, help) => {
    const { code, out, err } = await said(...args)
    expect({ code, out }).toEqual({ code: 2, out: "" })
    expect(err.startsWith(`demo: ${problem}`)).toBe(true)
    expect(err.endsWith(`\nTry: demo ${help}\n`)).toBe(true)
  })
})
