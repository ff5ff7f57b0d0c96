import { join } from "node:path"
import type { Expected } from "../../catalog/rules/expected.ts"
import type { Rule } from "../../catalog/rules/rule.ts"
import type { Fact, FactId } from "../../model/fact.ts"
import type { Finding } from "../../model/finding.ts"
import type { AcpIndex } from "../../model/site.ts"
import { finding } from "../diagnostics.ts"
import { cacheFolder } from "../load/cache.ts"
import type { SourceFile } from "../load/files.ts"
import type { RuleFolder } from "../load/gather.ts"
import { runModules } from "../load/modules.ts"
import { toolDigest } from "../load/tool-digest.ts"
import { tool } from "../tool.ts"
import { faultsOf } from "./faults.ts"

/** A rule from outside of the tool, under the name of whoever brings it. */
export interface OutsideRule extends Rule {
  /** Path of its page below the pages of rules. */
  readonly name: string
  /** What its author wrote of it. */
  readonly markdown: string
}

/** The rules that a catalog's configuration takes from elsewhere, and what is wrong with them. */
export interface OutsideRules {
  readonly rules: readonly OutsideRule[]
  readonly findings: readonly Finding[]
}

/** The parts of one rule, by file name without extension. */
type Parts = ReadonlyMap<string, SourceFile>

interface Brought {
  readonly namespace: string
  readonly folder: string
  readonly parts: Parts
}

/** What a rule needs beside itself. */
const modules = ["rule", "pass", "fail"] as const

/**
 * Runs the rules of some folders. The same is asked of each as of the tool's own: a page that says what it states, a
 * catalog about which it is silent and one about which it says exactly what is expected. One that lacks something, or keeps
 * to something else than its fixtures say, is a finding and judges nothing.
 */
export async function readRules(folders: readonly RuleFolder[], acp: AcpIndex): Promise<OutsideRules> {
  const brought = folders.flatMap(broughtBy)
  const [first] = folders
  if (first === undefined) return { rules: [], findings: [] }
  const findings = folders.flatMap(({ namespace, at, files }) =>
    files.some(({ path }) => /\/rule\.[jt]s$/.test(path)) ? [] : [noRules(namespace, at)],
  )
  const whole = brought.filter((each) => {
    const missing = [...modules, "page"].filter((name) => !each.parts.has(name))
    if (missing.length > 0) findings.push(incomplete(each, missing))
    return missing.length === 0
  })
  const { root } = first
  const files = whole.flatMap(({ parts }) => modules.flatMap((name) => parts.get(name) ?? []))
  const folder = cacheFolder(join(root, "node_modules", ".cache", tool.name))
  const run = await runModules(files, { root, tool, folder, version: toolDigest(tool) })
  for (const { path, at, what } of run.problems)
    findings.push(
      finding("rule/unreadable", {
        what: `${path === "" ? "A rule" : path}: ${what}.`,
        fix: "mend the module, or install what it imports",
        at: path === "" ? null : { file: path, line: at[0], column: at[1] },
      }),
    )
  const exports = new Map(run.modules.map(({ file, exports: of }) => [file.path, of]))
  const rules: OutsideRule[] = []
  for (const each of whole) {
    const of = (name: string): Readonly<Record<string, unknown>> | undefined =>
      exports.get(each.parts.get(name)?.path ?? "")
    const [ruled, pass, fail] = [of("rule"), of("pass"), of("fail")]
    if (ruled === undefined || pass === undefined || fail === undefined) continue
    const rule = Object.values(ruled).find(isRule)
    const page = each.parts.get("page")?.text ?? ""
    const code = each.folder.replace("-", "/")
    const faults =
      rule === undefined
        ? ["rule.ts exports no rule"]
        : faultsOf({ rule, code, page, pass: factsOf(pass), fail: factsOf(fail), expected: expectedOf(fail), acp })
    for (const fault of faults) findings.push(unsound(each, fault))
    if (rule !== undefined && faults.length === 0) rules.push(named(rule, each, page))
  }
  return { rules, findings }
}

function broughtBy({ namespace, files }: RuleFolder): readonly Brought[] {
  const folders = new Map<string, Map<string, SourceFile>>()
  for (const file of files) {
    const [name = "", folder = ""] = file.path.split("/").toReversed()
    const parts = folders.get(folder) ?? new Map<string, SourceFile>()
    folders.set(folder, parts)
    const part = name.replace(/\.\w+$/, "")
    // Beside a module that was compiled its source may lie; the source has lines that can be pointed at.
    if (!parts.has(part) || name.endsWith(".ts")) parts.set(part, file)
  }
  return [...folders].flatMap(([folder, parts]) => (parts.has("rule") ? [{ namespace, folder, parts }] : []))
}

/** A rule under its package's name; one that throws says so itself. */
function named(rule: Rule, { namespace, folder }: Brought, markdown: string): OutsideRule {
  const code = `${namespace}/${rule.code}`
  const name = `${namespace.replace(/^@/, "")}/${folder}`
  const check: Rule["check"] = (catalog) => {
    try {
      return rule.check(catalog)
    } catch (error) {
      const said = (error instanceof Error ? error.message : String(error)).replace(/\.$/, "")
      return [
        {
          at: `rule/${name}` satisfies FactId,
          what: `${code} failed: ${said}.`,
          fix: "mend the rule, or do not take it",
        },
      ]
    }
  }
  return { ...rule, code, check, name, markdown }
}

function isRule(value: unknown): value is Rule {
  const { code, states, because, check } = Object(value) as { readonly [member: string]: unknown }
  return [code, states, because].every((text) => typeof text === "string") && typeof check === "function"
}

function factsOf({ facts }: Readonly<Record<string, unknown>>): readonly Fact[] {
  return Array.isArray(facts) ? (facts as readonly Fact[]) : []
}

function expectedOf({ expected }: Readonly<Record<string, unknown>>): readonly Expected[] {
  return Array.isArray(expected) ? (expected as readonly Expected[]) : []
}

function placeOf({ parts }: Brought): Finding["at"] {
  const [file] = parts.values()
  const rule = parts.get("rule") ?? file
  return rule === undefined ? null : { file: rule.path, line: 1, column: 1 }
}

function noRules(namespace: string, at: Finding["at"]): Finding {
  const what = `${namespace} brings no rule: no folder of it has a rule.ts or rule.js.`
  return finding("rule/incomplete", { what, fix: "name a folder of rules, or remove it", at })
}

function incomplete(brought: Brought, missing: readonly string[]): Finding {
  const files = missing.map((name) => (name === "page" ? "page.md" : `${name}.ts`)).join(", ")
  const what = `The rule ${brought.folder} of ${brought.namespace} has no ${files}.`
  return finding("rule/incomplete", { what, fix: `write ${files} beside it`, at: placeOf(brought) })
}

function unsound(brought: Brought, fault: string): Finding {
  const what = `The rule ${brought.folder} of ${brought.namespace}: ${fault}.`
  return finding("rule/unsound", { what, fix: "mend the rule, its page or its fixture", at: placeOf(brought) })
}
