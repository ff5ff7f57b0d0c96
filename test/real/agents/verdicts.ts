import { readFileSync } from "node:fs"
import type { LedgerEntry, Report, RuleReport } from "../../../runtime/conformance/index.ts"
import type { Recipe } from "./recipe.ts"

/** Where it is written down what the live suite says of real agents, and why rules of the first two tiers fail. */
export const [verdictsPath, ledgerPath] = [
  "test/real/agents/conformance.json",
  "test/real/agents/conformance-ledger.json",
] as const

/** What the rules came to on a real agent, but for those that demand nothing. Rules by their ids, in their order. */
export interface Verdicts {
  /** The name of its recipe. */
  readonly agent: string
  readonly passed: readonly string[]
  /** Advisory rules that do not hold. */
  readonly advised: readonly string[]
  /** Rules of the lists above that stand where they do in some runs only, with the reason. */
  readonly varies: { readonly [rule: string]: string }
}

/** What is committed, in the order of the recipes. */
export function committedVerdicts(): readonly Verdicts[] {
  return JSON.parse(readFileSync(verdictsPath, "utf8")) as readonly Verdicts[]
}

/** Why rules fail. */
export function committedLedger(): readonly LedgerEntry[] {
  return JSON.parse(readFileSync(ledgerPath, "utf8")) as readonly LedgerEntry[]
}

/** How the ledger names an agent: its package, and the exact version. */
export function inLedger({ packages: [own] }: Pick<Recipe, "packages">): Pick<LedgerEntry, "agent" | "version"> {
  const mark = own.lastIndexOf("@")
  return { agent: own.slice(0, mark), version: own.slice(mark + 1) }
}

/** The verdicts of a report as they are written down. */
export function verdictsOf(agent: string, { rules }: Report, varies: Verdicts["varies"] = {}): Verdicts {
  const ids = (are: (rule: RuleReport) => boolean): readonly string[] => rules.filter(are).map(({ id }) => id)
  return {
    agent,
    passed: ids(({ verdict, tier }) => verdict === "pass" && tier !== "informational"),
    advised: ids(({ verdict, tier }) => verdict === "fail" && tier === "advisory"),
    varies,
  }
}

/** How a report's verdicts differ from what is written down of the agent, beside the failures that its ledger explains. */
export function differingVerdicts(known: Verdicts, report: Report): readonly string[] {
  const { varies } = known
  const found = verdictsOf(known.agent, report)
  return (["passed", "advised"] as const).flatMap((list) => [
    ...found[list]
      .filter((id) => !known[list].includes(id) && varies[id] === undefined)
      .map((id) => `${id} is ${list} now`),
    ...known[list]
      .filter((id) => !found[list].includes(id) && varies[id] === undefined)
      .map((id) => `${id} is not ${list} any more`),
  ])
}
