import { execFile, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join, resolve } from "node:path"
import { promisify } from "node:util"
import { afterAll, describe, expect, it } from "vitest"
import { decodeHarnessReleaseText } from "../../../output/documents/index.ts"
import { printedIn } from "../../../test/support/printed.ts"
import { isThorough } from "../../../test/thorough.ts"
import { commands } from "../../commands.ts"
import { run } from "../../run.ts"

const folder = mkdtempSync(join(tmpdir(), "init-"))
afterAll(() => rmSync(folder, { recursive: true }))

// The command as it is installed, under the name that these tests print.
mkdirSync(join(folder, "bin"))
writeFileSync(join(folder, "bin", "demo"), `#!/bin/sh\nexec node '${resolve("cli/launch.js")}' "$@"\n`, { mode: 0o755 })

const python = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status === 0
const wrappers = ["oneshot", "acp", "openclaw"].flatMap((kind) =>
  ["javascript", "python"].map((language) => ({ kind, language, at: `./${kind} in ${language}` })),
)

async function init(...args: readonly string[]) {
  const printed = printedIn(folder, AbortSignal.timeout(60_000))
  return {
    code: await run(printed.terminal, commands, ["harness", "init", ...args]),
    out: printed.out,
    err: printed.err,
  }
}

/** The commands among the next steps, as a shell is given them. */
function commandsIn(out: string): readonly string[] {
  const [, next = ""] = out.split("\nNext\n")
  return [...next.matchAll(/:\n((?: {5}.*\n)+)/g)].map(([, command = ""]) => command.replace(/^ {5}/gm, "").trim())
}

function shell(command: string) {
  const { OPENAI_BASE_URL: _, ...environment } = process.env
  const env = { ...environment, PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"]}` }
  return promisify(execFile)("sh", ["-c", command], { cwd: folder, env, encoding: "utf8" })
}

const read = (...path: readonly string[]): string => readFileSync(join(folder, ...path), "utf8")

it("python3 is there where tests must not be skipped", () => {
  expect(python || !process.env["CI"], "CI is set and python3 of at least 3.9 is not there").toBe(true)
})

describe.each(wrappers)("harness init $kind --language $language", ({ kind, language, at }) => {
  const needs = language !== "python" || python

  it.runIf(needs)("writes what runs as it is: each command that it prints comes to a good end", async () => {
    const { code, out, err } = await init(kind, "--directory", at, "--language", language)
    expect({ code, err }).toEqual({ code: 0, err: "" })
    const written = [...out.matchAll(/^Wrote (.+)$/gm)].map(([, path]) => path)
    expect(written.toSorted()).toEqual(readdirSync(join(folder, at)).map((file) => `${at}/${file}`))
    const [image, ...local] = commandsIn(out).toReversed()
    expect(image).toMatch(new RegExp(`^demo harness test oci \\\\\n  --name ${kind}-in-${language} \\\\\n`))
    expect(local).toHaveLength(kind === "acp" ? 2 : 1)
    for (const command of language === "javascript" || isThorough ? local : []) {
      const { stdout } = await shell(command)
      if (command.startsWith("demo")) expect(stdout).toMatch(/\n\d{2} passed, 0 failed, 0 to be advised, /)
    }
  })

  it.runIf(needs)("writes a release that decodes and an image that holds what it starts", () => {
    const release = decodeHarnessReleaseText(read(at, "release.json"))
    if (!release.ok) expect.fail(JSON.stringify(release))
    const { entrypoint, working_directory: works = "" } = release.value
    const lines = read(at, "Containerfile").split("\n")
    expect(lines).toContain("FROM ${BASE}")
    expect(lines).toContain(`WORKDIR ${works}`)
    expect(lines).toContain(`ENTRYPOINT ["${entrypoint}"]`)
    const [program = "", ...more] = lines.flatMap((line) => /^COPY (\S+) (\S+)$/.exec(line)?.slice(1) ?? [])
    expect(more).toEqual([entrypoint])
    expect(statSync(join(folder, at, program)).mode & 0o111).toBe(0o111)
    expect(read(at, "README.md")).toContain(`\`${program}\``)
  })
})

describe("harness init", () => {
  it("prints the command of the image test as the contract's page has it", async () => {
    const page = readFileSync("docs/concepts/harness-extensions.mdx", "utf8")
    for (const kind of ["oneshot", "acp"]) {
      const { out } = await init(kind, "--directory", `./custom-${kind}`)
      const words = commandsIn(out)
        .at(-1)
        ?.replace(/^demo/, "checkfu")
        .replaceAll(/\s*\\\n\s*/g, " ")
      const [, sample = ""] =
        new RegExp(`\n(checkfu harness test oci --name custom-${kind} [^\`]+?)\n\`\`\``).exec(page) ?? []
      expect(words).toBe(sample.replaceAll(/\s*\\\n\s*/g, " "))
    }
  })

  it("prints what its guide shows", async () => {
    const guide = readFileSync("docs/guides/begin-a-harness.mdx", "utf8")
    const { out } = await init("acp", "--directory", "./custom-acp-shown")
    expect(guide).toContain(
      `\n${out.replaceAll("custom-acp-shown", "custom-acp").replaceAll("demo harness", "checkfu harness")}\`\`\`\n`,
    )
  })

  it.each([
    ["one", "custom-acp", "./custom-acp/agent.mjs"],
    ["another", "My  Agent!", "'./My  Agent!/agent.mjs'"],
    ["one below another", "a/b/../c/", "./a/b/../c/agent.mjs"],
  ])("takes %s folder", async (_, directory, program) => {
    const { code, out } = await init("acp", "--directory", `named/${directory}`)
    expect({ code, program: out.includes(program.replace("./", "./named/")) }).toEqual({ code: 0, program: true })
  })

  it("takes an absolute folder, one that is there already, and without one makes its own", async () => {
    mkdirSync(join(folder, "there"))
    writeFileSync(join(folder, "there", "mine"), "")
    expect(await init("oneshot", "--directory", join(folder, "there"))).toMatchObject({ code: 0 })
    expect(readdirSync(join(folder, "there"))).toContain("mine")
    expect((await init("openclaw")).out).toContain("Wrote ./custom-openclaw/release.json\n")
  })

  it("names a harness after its folder, or after its kind where that has no name", async () => {
    const named = async (directory: string) => {
      const { out } = await init("acp", "--directory", directory)
      return / --name (\S+)/.exec(out)?.[1]
    }
    expect(await named("names/My Agent, 2nd try")).toBe("my-agent-2nd-try")
    expect(await named("names/…")).toBe("custom-acp")
    expect(await named(`names/${"a".repeat(63)}-b`)).toBe("a".repeat(63))
  })

  it("leaves everything as it is where one of its files is there already", async () => {
    mkdirSync(join(folder, "taken"))
    writeFileSync(join(folder, "taken", "agent.test.mjs"), "mine")
    const { code, out, err } = await init("acp", "--directory", "taken")
    expect({ code, out }).toEqual({ code: 2, out: "" })
    expect(err).toContain(
      "./taken/agent.test.mjs is there already, and is left as it is; name another folder with --directory\n",
    )
    expect(readdirSync(join(folder, "taken"))).toEqual(["agent.test.mjs"])
    expect(read("taken", "agent.test.mjs")).toBe("mine")
  })

  it.each([
    [[], "harness init takes one kind: acp, oneshot, openclaw"],
    [["acp", "oneshot"], "harness init takes one kind: acp, oneshot, openclaw"],
    [["one-shot"], "harness init takes one of acp, oneshot, openclaw, not one-shot; nearest is oneshot"],
    [["acp", "--language", "rust"], "--language is one of javascript, python, not rust"],
    [["acp", "--directory", ""], "--directory takes the name of a folder"],
    [["acp", "--directory", "bin/demo"], "bin/demo is a file, or lies below one; name another folder with --directory"],
    [["acp", "--directory", "bin/demo/x"], "bin/demo/x is a file, or lies below one; name another folder"],
  ])("%j is wrong usage, and ends with 2", async (args, problem) => {
    const { code, out, err } = await init(...args)
    expect({ code, out }).toEqual({ code: 2, out: "" })
    expect(err).toContain(problem)
    expect(err).toContain("Try: demo help harness\n")
  })
})
