import type { CatalogConfig } from "../../catalog/kinds/config.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { Finding } from "../../model/finding.ts"
import { configName, isFolder, readCatalog, readScenario } from "./files.ts"
import { testsOf } from "./decision-members.ts"
import type { SourceFile } from "./files.ts"
import { finding } from "./findings.ts"
import { readConfig, usualConfig } from "./settings.ts"
import type { ReadConfig } from "./settings.ts"
import type { Sources } from "./sources.ts"

/** Every file that decides facts, with the configuration that says which. */
export interface Gathered {
  readonly config: CatalogConfig
  /** Sorted by path; the configurations of extended catalogs are not among them. */
  readonly files: readonly SourceFile[]
  readonly findings: readonly Finding[]
}

/** Reads a catalog's folder and those that its configuration extends. */
export async function gather(root: string, catalog: string, sources: Sources): Promise<Gathered> {
  if (!isFolder(root, catalog)) {
    const said = { what: `There is no folder ${catalog}.`, fix: "make it, or name the catalog's folder" }
    return { config: usualConfig, files: [], findings: [finding("load/missing-folder", null, said)] }
  }
  const own = readCatalog(root, catalog)
  const file = own.files.find(({ role }) => role === "config")
  const literal = file === undefined ? null : (await sources.module(file)).config
  const read: ReadConfig =
    file === undefined || literal === null
      ? { config: usualConfig, findings: [], extendsAt: [] }
      : readConfig(file.path, literal)
  const files = new Map(own.files.map((each) => [each.path, each]))
  const findings = [...own.findings, ...read.findings]
  for (const [index, folder] of read.config.extends.entries()) {
    if (!isFolder(root, folder)) {
      const said = {
        what: `${configName} extends ${folder}, and there is no such folder.`,
        fix: "name the folder of a catalog, relative to the project",
      }
      findings.push(finding("load/missing-folder", read.extendsAt[index] ?? null, said))
      continue
    }
    const other = readCatalog(root, folder)
    findings.push(...other.findings)
    for (const each of other.files)
      if (each.role !== "config" && !files.has(each.path)) files.set(each.path, foreign(each))
  }
  for (const scenario of await scenariosOf(root, own.files, sources)) files.set(scenario.path, scenario)
  return {
    config: read.config,
    files: [...files.values()].toSorted((left, right) => byCodeUnit(left.path, right.path)),
    findings,
  }
}

function foreign(file: SourceFile): SourceFile {
  return file.role === "decision" ? { ...file, role: "foreign-decision" } : file
}

/** The files of tests that decision records name. */
async function scenariosOf(
  root: string,
  files: readonly SourceFile[],
  sources: Sources,
): Promise<readonly SourceFile[]> {
  const found: SourceFile[] = []
  for (const file of files) {
    if (file.role !== "decision") continue
    const { body } = await sources.decision(file)
    for (const path of testsOf(body)) found.push(...[readScenario(root, path)].filter((each) => each !== null))
  }
  return found
}
