import type { CatalogConfig } from "../../catalog/kinds/config.ts"
import type { FactValue } from "../../model/fact.ts"
import type { Finding, Location } from "../../model/finding.ts"
import { finding } from "./findings.ts"
import type { LiteralConfig, LiteralMember } from "./literal.ts"
import type { Place } from "./syntax.ts"

/** What holds where a catalog says nothing else. */
export const usualConfig: CatalogConfig = { out: "output", docs: "docs", extends: [], only: null }

/** A configuration that could be read, with what is wrong in it. */
export interface ReadConfig {
  readonly config: CatalogConfig
  readonly findings: readonly Finding[]
  /** Where a folder of `extends` is named, in its order. */
  readonly extendsAt: readonly Location[]
}

/** Judges the settings that a configuration module states; a wrong one stands at its usual value. */
export function readConfig(path: string, literal: LiteralConfig): ReadConfig {
  const at = ([line, column]: Place): Location => ({ file: path, line, column })
  if (literal.problem !== null) {
    const said = {
      what: `The configuration can not be read: ${literal.problem}.`,
      fix: "write export default config({ … }) with literals",
    }
    return { config: usualConfig, findings: [finding("load/config", at(literal.at), said)], extendsAt: [] }
  }
  const findings: Finding[] = []
  const config: Record<string, unknown> = { ...usualConfig }
  for (const member of literal.members) {
    const problem = problemOf(member)
    if (problem === null) config[member.name] = member.value
    else findings.push(finding("load/config", at(member.at), problem))
  }
  const places = literal.members.find(({ name }) => name === "extends")?.elements ?? []
  return { config: config as unknown as CatalogConfig, findings, extendsAt: places.map(at) }
}

function problemOf({ name, value }: LiteralMember): { readonly what: string; readonly fix: string } | null {
  if (!Object.hasOwn(usualConfig, name))
    return {
      what: `There is no setting ${name}.`,
      fix: `use one of ${Object.keys(usualConfig).join(", ")}, or remove it`,
    }
  if (value === undefined) return { what: `${name} is no literal.`, fix: "write the value out" }
  const fits =
    name === "extends" ? isTexts(value) : name === "only" ? value === null || isTexts(value) : isFolderPath(value)
  const wanted =
    name === "extends"
      ? "a list of folders"
      : name === "only"
        ? "null or a list of contract names"
        : "a relative folder inside the project"
  return fits ? null : { what: `${name} is not ${wanted}.`, fix: `state ${wanted}` }
}

function isTexts(value: FactValue): boolean {
  return Array.isArray(value) && value.every((element) => typeof element === "string" && element !== "")
}

function isFolderPath(value: FactValue): boolean {
  if (typeof value !== "string" || value === "" || /^[/\\]|^[a-zA-Z]:|\\/.test(value)) return false
  const segments = value.split("/")
  return !segments.includes("..") && segments.some((segment) => segment !== "." && segment !== "")
}
