import type { CatalogConfig } from "../../catalog/kinds/config.ts"
import type { FactValue } from "../../model/fact.ts"
import type { Finding, Location } from "../../model/finding.ts"
import { nearNames } from "../../model/near-names.ts"
import { finding } from "./findings.ts"
import type { LiteralConfig, LiteralMember } from "./literal.ts"
import type { Place } from "./syntax.ts"

/** What holds where a catalog says nothing else. */
export const usualConfig: CatalogConfig = { out: "output", docs: "docs", extends: [], only: null, rules: [] }

type Setting = keyof CatalogConfig

/** Where each element of the settings that are lists is written, in its order. */
export type SettingPlaces = { readonly [S in "extends" | "only" | "rules"]: readonly Location[] }

/** A configuration that could be read, with what is wrong in it. */
export interface ReadConfig {
  readonly config: CatalogConfig
  readonly findings: readonly Finding[]
  readonly places: SettingPlaces
}

/** The configuration of a catalog that has none. */
export const noConfig: ReadConfig = {
  config: usualConfig,
  findings: [],
  places: { extends: [], only: [], rules: [] },
}

/** Judges the settings that a configuration module states; a wrong one stands at its usual value. */
export function readConfig(path: string, literal: LiteralConfig): ReadConfig {
  const at = ([line, column]: Place): Location => ({ file: path, line, column })
  if (literal.problem !== null) {
    const said = {
      what: `The configuration can not be read: ${literal.problem}.`,
      fix: "write export default config({ … }) with literals",
    }
    return { ...noConfig, findings: [finding("load/config", at(literal.at), said)] }
  }
  const findings: Finding[] = []
  const config: Record<string, unknown> = { ...usualConfig }
  for (const member of literal.members) {
    const problem = problemOf(member)
    if (problem === null) config[member.name] = member.value
    else findings.push(finding("load/config", at(member.at), problem))
  }
  const placesOf = (setting: Setting): readonly Location[] =>
    (literal.members.findLast(({ name }) => name === setting)?.elements ?? []).map(at)
  return {
    config: config as unknown as CatalogConfig,
    findings,
    places: { extends: placesOf("extends"), only: placesOf("only"), rules: placesOf("rules") },
  }
}

function problemOf({ name, value }: LiteralMember): { readonly what: string; readonly fix: string } | null {
  if (!isSetting(name)) return unknownSetting(name)
  if (value === undefined) return { what: `${name} is no literal.`, fix: "write the value out" }
  const { fits, wanted } = forms[name]
  return fits(value) ? null : { what: `${name} is not ${wanted}.`, fix: `state ${wanted}` }
}

function isSetting(name: string): name is Setting {
  return Object.hasOwn(usualConfig, name)
}

function unknownSetting(name: string): { readonly what: string; readonly fix: string } {
  const settings = Object.keys(usualConfig)
  const [meant] = nearNames(name, settings)
  const use = meant === undefined ? `use one of ${settings.join(", ")}` : `write ${meant}`
  return { what: `There is no setting ${name}.`, fix: `${use}, or remove it` }
}

/** What each setting takes. */
const forms: {
  readonly [S in Setting]: { readonly fits: (value: FactValue) => boolean; readonly wanted: string }
} = {
  out: { fits: isFolderPath, wanted: "a relative folder inside the project" },
  docs: { fits: isFolderPath, wanted: "a relative folder inside the project" },
  extends: { fits: isTexts, wanted: "a list of folders and packages" },
  only: {
    fits: (value) => value === null || isTexts(value),
    wanted: "null or a list of kinds, contracts and facts",
  },
  rules: { fits: isTexts, wanted: "a list of folders and packages" },
}

function isTexts(value: FactValue): boolean {
  return Array.isArray(value) && value.every((element) => typeof element === "string" && element !== "")
}

function isFolderPath(value: FactValue): boolean {
  if (typeof value !== "string" || value === "" || /^[/\\]|^[a-zA-Z]:|\\/.test(value)) return false
  const segments = value.split("/")
  return !segments.includes("..") && segments.some((segment) => segment !== "." && segment !== "")
}
