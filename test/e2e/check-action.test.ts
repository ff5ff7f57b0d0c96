import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
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

/** Runs the action's steps as a runner does, as far as a shell is concerned. */
function perform(top: Scratch, inputs: { readonly [name: string]: string }) {
  const values: { readonly [name: string]: string } = {
    ...Object.fromEntries(Object.entries(action.inputs).map(([name, { default: usual }]) => [name, usual])),
    ...inputs,
  }
  const filled = (text: string): string =>
    text.replaceAll(/\$\{\{ inputs\.([a-z-]+) \}\}/g, (_, name: string) => values[name] ?? "")
  const temporary = join(top.folder, ".runner")
  mkdirSync(temporary, { recursive: true })
  const outputs = join(temporary, "outputs")
  writeFileSync(outputs, "")
  let said = ""
  let code = 0
  for (const step of action.runs.steps) {
    expect(step.shell).toBe("bash")
    if (step.if !== undefined) expect(step.if).toBe("inputs.install != ''")
    if (code !== 0 || (step.if !== undefined && values["install"] === "")) continue
    const env = Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, filled(value)]))
    const { status, stdout, stderr } = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", step.run], {
      cwd: join(top.folder, filled(step["working-directory"])),
      env: {
        PATH: process.env["PATH"],
        HOME: top.folder,
        npm_config_update_notifier: "false",
        ...env,
        RUNNER_TEMP: temporary,
        GITHUB_OUTPUT: outputs,
      },
      encoding: "utf8",
    })
    said += stdout + stderr
    code = status ?? -1
  }
  return { code, said, outputs: readFileSync(outputs, "utf8") }
}

describe("the action that checks a catalog", () => {
  it("passes in silence where every file is as the catalog says", async () => {
    const { top } = await repository(".")
    expect(perform(top, { install: "touch installed" })).toEqual({ code: 0, said: "", outputs: "clean=true\n" })
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
    expect(usual(handed)).toEqual(usual(action.inputs))
    const step = workflow.jobs.check.steps.find(({ uses }) => uses.includes("/actions/check@"))
    expect(step?.with).toEqual(
      Object.fromEntries(Object.keys(action.inputs).map((name) => [name, `\${{ inputs.${name} }}`])),
    )
  })
})
