import type { Rule } from "../../catalog/rules/rule.ts"
import type { Catalog, EachPage, Page } from "../../model/catalog.ts"
import type { Fact, FactId } from "../../model/fact.ts"
import type { Lookup } from "../tables/member-path.ts"
import { follow } from "../tables/member-path.ts"
import { satisfies } from "../tables/guard.ts"
import { wordingOf } from "../tables/shown-text.ts"

/** A rule with the text of its page, as its author wrote it. */
export interface RuleText extends Pick<Rule, "code" | "states" | "because" | "severity"> {
  /** Name of its folder. */
  readonly name: string
  readonly markdown: string
}

/** A page of one fact, before its text is made. Rules come as facts of a kind of their own. */
export interface FactPage {
  readonly fact: Fact
  readonly each: EachPage
  /** The page that lists it. */
  readonly list: Page
  /** Path below the docs folder without extension. */
  readonly name: string
  readonly route: string
  readonly title: string
  readonly description: string
}

/** Which page tells of which fact, and where it stands. */
export interface PageMap {
  /** The pages that a page lists, in its order. */
  readonly listed: (page: Page) => readonly FactPage[]
  /** The page of a fact; of several, the one that its catalog lists first. */
  readonly of: (fact: FactId) => FactPage | undefined
}

/** The kind under which rules are listed; its facts exist for pages alone. */
export const ruleKind = "rule"

/** Follows every list of pages to the facts that it lists. */
export function pageMap(catalog: Catalog, rules: readonly RuleText[], lookup: Lookup): PageMap {
  const stated = rules.map(ruleFact)
  const listed = new Map<FactId, readonly FactPage[]>()
  const first = new Map<FactId, FactPage>()
  for (const page of catalog.pages) {
    const { each } = page
    if (each === null) continue
    const facts = each.kinds.flatMap((kind) => (kind === ruleKind ? stated : catalog.ordered(kind)))
    const shown = facts.filter((fact) => satisfies({ fact, element: null }, each.where, lookup))
    const pages = shown.map((fact) => factPage(page, each, fact, lookup))
    listed.set(page.id, pages)
    for (const made of pages) if (!first.has(made.fact.id)) first.set(made.fact.id, made)
  }
  return { listed: (page) => listed.get(page.id) ?? [], of: (fact) => first.get(fact) }
}

/** Where a page is read: its path from the root of the site, without the name that stands for a folder itself. */
export function routeOf(name: string): string {
  return `/${name.replace(/(?:^|\/)index$/, "")}`
}

/** A rule as a fact. */
function ruleFact({ name, ...body }: RuleText): Fact {
  return { id: `${ruleKind}/${name}`, kind: ruleKind, name, body: { ...body } }
}

function factPage(page: Page, each: EachPage, fact: Fact, lookup: Lookup): FactPage {
  const name = `${page.name}/${fact.id.slice(fact.kind.length + 1)}`
  const title = written(each.title, fact, lookup)
  const description = written(each.description, fact, lookup)
  return { fact, each, list: page, name, route: routeOf(name), title, description }
}

/** A text with paths in it as one line of plain text; the quotes that make code are left out. */
function written(template: string, fact: Fact, lookup: Lookup): string {
  const { paths, write } = wordingOf({ kind: "written", heading: "", template })
  const trails = paths.map((path) => follow({ fact, element: null }, path, lookup))
  return write(trails, lookup).replaceAll("`", "").replaceAll(/\s+/gu, " ").trim()
}
