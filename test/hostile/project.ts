import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect } from "vitest"
import { emptyProject, projectIn } from "../e2e/scratch.ts"
import type { Scratch } from "../e2e/scratch.ts"

const kinds = "../../../catalog/kinds/index.ts"

/** The modules of the hostile catalog by name, as a project outside of this repository would write them. */
export function hostileModules(): ReadonlyMap<string, string> {
  const folder = join(import.meta.dirname, "catalog")
  return new Map(
    readdirSync(folder)
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name), "utf8").replaceAll(kinds, "checkfu-catalog/kinds")]),
  )
}

/** Writes the hostile catalog and its page into a project. */
export function writeHostile(project: Scratch, modules: Iterable<readonly [string, string]> = hostileModules()): void {
  project.write("package.json", '{ "type": "module" }\n')
  for (const [name, text] of modules) project.write(`catalog/${name}`, text)
  cpSync(join(import.meta.dirname, "pages"), join(project.folder, "pages"), { recursive: true })
}

/** The hostile catalog, generated once for all tests of a file, which only read it. */
export function generatedHostile(): () => Scratch {
  let project: Scratch | undefined
  beforeAll(async () => {
    project = projectIn(mkdtempSync(join(tmpdir(), "hostile-")))
    writeHostile(project)
    expect(await project.run("generate")).toMatchObject({ code: 0, err: "" })
  })
  afterAll(() => {
    if (project !== undefined) rmSync(project.folder, { recursive: true })
  })
  return () => {
    if (project === undefined) throw new Error("the hostile catalog was not generated")
    return project
  }
}

/** A copy of a project to do things to, with what was kept beside it, so that nothing is read anew. */
export function copyOf(project: Scratch): Scratch {
  const copy = emptyProject()
  cpSync(project.folder, copy.folder, { recursive: true })
  return copy
}

/** The generated files and pages of a project by path, as text. */
export function generatedTexts(project: Scratch, ending = ""): ReadonlyMap<string, string> {
  const paths = [...project.snapshot().keys()].filter((path) => /^(?:generated|pages)\//.test(path))
  return new Map(paths.filter((path) => path.endsWith(ending)).map((path) => [path, project.read(path)]))
}

/** What a check says that is not clean: class, path and region of each drift. */
export async function driftsOf(
  project: Scratch,
): Promise<readonly { readonly code: string; readonly file: string; readonly what: string; readonly fix: string }[]> {
  const { code, out } = await project.run("generate", "--check", "--reporter", "json")
  const findings = JSON.parse(out) as {
    readonly code: string
    readonly what: string
    readonly fix: string
    readonly at: { readonly file: string }
  }[]
  expect(code).toBe(findings.length === 0 ? 0 : 1)
  return findings.map(({ code: of, what, fix, at }) => ({ code: of.replace("drift/", ""), file: at.file, what, fix }))
}
