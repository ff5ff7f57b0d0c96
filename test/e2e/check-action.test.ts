import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { commit, git } from "./review.fixture.ts"
import { emptyProject, projectIn } from "./scratch.ts"
import type { Scratch } from "./scratch.ts"

interface Step {
  readonly id?: string
  readonly run: string
  readonly shell: string
  readonly if?: string
  readonly env: { readonly [name: string]: string }
  readonly "working-directory": string
}

const action = parse(readFileSync("actions/check/action.yml", "utf8")) as {
  readonly inputs: { readonly [name: string]: { readonly default: string } }
  readonly runs: { readonly using: string; readonly steps: readonly Step[] }
}

/** A repository with a project in it whose files are as its catalog says, and the command installed there. */
async function repository(below: string): Promise<{ readonly top: Scratch; readonly project: Scratch }> {
  const top = emptyProject()
  mkdirSync(join(top.folder, below, "node_modules", ".bin"), { recursive: true })
  symlinkSync(join(process.cwd(), "cli", "launch.js"), join(top.folder, below, "node_modules", ".bin", "checkfu"))
  const project = projectIn(join(top.folder, below))
  project.write("package.json", '{ "private": true }\n')
  await project.run("init", "acme")
  await project.run("generate")
  return { top, project }
}

/** What a runner knows besides the inputs. */
interface Run {
  readonly base?: string
  /** A program in place of GitHub's own, which notes what it was asked. */
  readonly path?: string
}

/** Runs the action's steps as a runner does, as far as a shell is concerned. */
function perform(top: Scratch, inputs: { readonly [name: string]: string }, { base = "", path }: Run = {}) {
  const values: { readonly [name: string]: string } = {
    ...Object.fromEntries(Object.entries(action.inputs).map(([name, { default: usual }]) => [name, usual])),
    ...inputs,
  }
  const temporary = join(top.folder, ".runner")
  mkdirSync(temporary, { recursive: true })
  const [outputs, summary] = [join(temporary, "outputs"), join(temporary, "summary")]
  for (const file of [outputs, summary]) writeFileSync(file, "")
  const review = (): string => /^review=(.*)$/m.exec(readFileSync(outputs, "utf8"))?.[1] ?? ""
  const github: { readonly [name: string]: string } = {
    "event.pull_request.base.sha": base,
    "event.pull_request.number": "7",
    repository: "acme/catalog",
    token: "secret",
  }
  const filled = (text: string): string =>
    text.replaceAll(/\$\{\{ (inputs|github|steps)\.([a-z._-]+) \}\}/g, (_, scope: string, name: string) =>
      scope === "inputs" ? (values[name] ?? "") : scope === "github" ? (github[name] ?? "") : review(),
    )
  const conditions: { readonly [text: string]: (code: number) => boolean } = {
    "inputs.install != ''": (failed) => failed === 0 && values["install"] !== "",
    "${{ !cancelled() }}": () => true,
    "${{ !cancelled() && inputs.comment == 'true' && steps.review.outputs.review != '' }}": () =>
      values["comment"] === "true" && review() !== "",
  }
  let said = ""
  let code = 0
  for (const step of action.runs.steps) {
    expect(step.shell).toBe("bash")
    const holds = step.if === undefined ? code === 0 : conditions[step.if]?.(code)
    expect([step.if, typeof holds]).toEqual([step.if, "boolean"])
    if (holds !== true) continue
    const env = Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, filled(filled(value))]))
    const { status, stdout, stderr } = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", step.run], {
      cwd: join(top.folder, filled(step["working-directory"])),
      env: {
        PATH: path === undefined ? process.env["PATH"] : `${path}:${process.env["PATH"] ?? ""}`,
        HOME: top.folder,
        npm_config_update_notifier: "false",
        ...env,
        RUNNER_TEMP: temporary,
        GITHUB_OUTPUT: outputs,
        GITHUB_STEP_SUMMARY: summary,
      },
      encoding: "utf8",
    })
    said += stdout + stderr
    if (code === 0) code = status ?? -1
  }
  return { code, said, outputs: readFileSync(outputs, "utf8"), summary: readFileSync(summary, "utf8") }
}

describe("the action that checks a catalog", () => {
  it("passes in silence where every file is as the catalog says", async () => {
    const { top } = await repository(".")
    expect(perform(top, { install: "touch installed" })).toEqual({
      code: 0,
      said: "",
      outputs: "clean=true\n",
      summary: "",
    })
    expect(existsSync(join(top.folder, "installed"))).toBe(true)
  })

  it("puts drift on its line and fails", async () => {
    const { top, project } = await repository(".")
    project.edit("output/contracts/acme/greeting.ts", "Do not edit", "Do edit")
    const { code, said, outputs } = perform(top, { install: "" })
    expect({ code, outputs }).toEqual({ code: 1, outputs: "clean=false\n" })
    expect(said).toMatch(/^::error file=output\/contracts\/acme\/greeting\.ts,line=1,/m)
  })

  it("puts a finding of the catalog on the fact's line", async () => {
    const { top, project } = await repository(".")
    project.edit("catalog/contracts/acme/slots/greeting.ts", '"acme.greeting"', '"other.greeting"')
    const { code, said } = perform(top, { install: "" })
    expect(code).toBe(1)
    expect(said).toMatch(
      /^::error file=catalog\/contracts\/acme\/slots\/greeting\.ts,line=\d+,col=\d+,title=names\/namespace/m,
    )
  })

  it.each(["./packages/wire/", "a,b & c"])("names files from the top of the repository: %s", async (below) => {
    const { top, project } = await repository(below)
    project.edit("output/kernel.ts", "Do not edit", "Do edit")
    const { code, said } = perform(top, { install: "", "working-directory": below })
    expect(code).toBe(1)
    const path = below.replace(/^\.\/|\/$/g, "").replaceAll(",", "%2C")
    expect(said.startsWith(`::error file=${path}/output/kernel.ts,line=1,`)).toBe(true)
  })

  it("fails where there is no such catalog, or the install fails", async () => {
    const { top } = await repository(".")
    expect(perform(top, { install: "", catalog: "nowhere" })).toMatchObject({ code: 2, outputs: "clean=false\n" })
    expect(perform(top, { install: "exit 3" })).toMatchObject({ code: 3, outputs: "" })
  })
})

/** A repository whose project's catalog is committed, and has changed since: a pull request is compared with the commit. */
async function changed(below: string, edit: (project: Scratch) => void) {
  const { top, project } = await repository(below)
  top.write(".gitignore", "node_modules\n.runner\n")
  git(top, "init", "--quiet", "--initial-branch=main")
  commit(top, "Begin")
  edit(project)
  await project.run("generate")
  return { top, project, base: git(top, "rev-parse", "HEAD").trim() }
}

const greeting = "catalog/contracts/acme/slots/greeting.ts"
const binding = (project: Scratch): void =>
  project.write(
    "catalog/contracts/acme/slots/limit.ts",
    project.read(greeting).replaceAll("greeting", "limit").replace("fidelity", "authority"),
  )

describe("the review of a pull request", () => {
  it("stands in the summary of the run, and refuses nothing that grants nothing", async () => {
    const { top, base } = await changed(".", (project) => project.edit(greeting, "/** ", "/** Again: "))
    const { code, said, outputs, summary } = perform(top, { install: "" }, { base })
    expect([code, said]).toEqual([0, ""])
    expect(outputs).toMatch(/^clean=true\nreview=.*catalog-review\.md\n$/)
    expect(summary).toContain("### Catalog: 1 change of 1 fact")
    expect(summary).toContain("Nothing in it is refused.")
  })

  it("fails where somebody gains authority without a record, on the line and in the summary", async () => {
    const { top, base } = await changed("packages/wire", binding)
    const { code, said, summary } = perform(top, { install: "", "working-directory": "packages/wire" }, { base })
    expect(code).toBe(1)
    expect(said).toContain("file=packages/wire/catalog/contracts/acme/slots/limit.ts,line=")
    expect(said).toContain("title=authority/unrecorded::")
    expect(summary).toContain("**authority/unrecorded**")
  })

  it("is compared with what is named, and fails where that is nowhere", async () => {
    const { top } = await changed(".", binding)
    expect(perform(top, { install: "", against: "main" }).summary).toContain("authority/unrecorded")
    expect(perform(top, { install: "", against: "0".repeat(40) }).code).not.toBe(0)
  })

  it("is one comment, written once and replaced from then on", async () => {
    const { top, base } = await changed(".", binding)
    const path = join(top.folder, ".runner", "bin")
    mkdirSync(path, { recursive: true })
    const asked = join(top.folder, ".runner", "asked")
    const program = `#!/bin/sh\necho "$@" >> ${asked}\ncase "$*" in *--paginate*) cat ${asked}.earlier 2>/dev/null || true;; esac\n`
    writeFileSync(join(path, "gh"), program, { mode: 0o755 })
    const comment = (): string => {
      writeFileSync(asked, "")
      expect(perform(top, { install: "", comment: "true" }, { base, path }).code).toBe(1)
      return readFileSync(asked, "utf8").trim().split("\n").at(-1) ?? ""
    }
    expect(comment()).toMatch(
      /^api --silent --method POST repos\/acme\/catalog\/issues\/7\/comments -F body=@.*catalog-review\.md$/,
    )
    expect(readFileSync(asked, "utf8")).toContain('startswith("<!-- catalog review -->")')
    writeFileSync(`${asked}.earlier`, "41\n42\n")
    expect(comment()).toMatch(/^api --silent --method PATCH repos\/acme\/catalog\/issues\/comments\/41 -F body=@/)
  })
})

describe("the reusable workflow", () => {
  it("hands every input on to the action under the same default", () => {
    const workflow = parse(readFileSync(".github/workflows/catalog-check.yml", "utf8")) as {
      readonly on: {
        readonly workflow_call: { readonly inputs: { readonly [name: string]: { readonly default: string } } }
      }
      readonly jobs: {
        readonly check: { readonly steps: readonly { readonly uses: string; readonly with?: object }[] }
      }
    }
    const { inputs } = workflow.on.workflow_call
    const { "node-version": node, ...handed } = inputs
    expect(node?.default).toBe("22")
    const usual = (all: typeof inputs) =>
      Object.fromEntries(Object.entries(all).map(([name, each]) => [name, each.default]))
    // The token is the run's own, whoever calls.
    const { token, ...asked } = action.inputs
    expect(token?.default).toBe("${{ github.token }}")
    expect(usual(handed)).toEqual(usual(asked))
    const step = workflow.jobs.check.steps.find(({ uses }) => uses.includes("/actions/check@"))
    expect(step?.with).toEqual(Object.fromEntries(Object.keys(asked).map((name) => [name, `\${{ inputs.${name} }}`])))
  })
})
