import type { Page } from "../../model/catalog.ts"
import type { FactId } from "../../model/fact.ts"
import type { Table } from "../../model/table.ts"
import { code, headingText, paragraphText, text } from "../text/markdown.ts"
import { headerSentence } from "../plan/header.ts"
import { yamlText } from "../text/front-matter.ts"
import type { Value } from "../text/skeleton.ts"
import { commandBlocks } from "./page-commands.ts"
import type { Manual } from "./page-commands.ts"
import { documentBlocks, membersHeading } from "./page-document.ts"
import { endpointBlocks, endpointHeadings, endpointSources } from "./page-endpoint.ts"
import { factBlocks, factSources } from "./page-fact.ts"
import { uniqueHeadings } from "./page-headings.ts"
import { listBlocks } from "./page-list.ts"
import type { FactPage } from "./page-map.ts"
import { refusalBlocks, refusalHeadings } from "./page-refusal.ts"
import { ruleBlocks } from "./page-rule.ts"
import {
  contractBlocks,
  contractHeadings,
  contractSources,
  payloadHeadings,
  slotBlocks,
  slotHeadings,
} from "./page-slots.ts"
import type { SlotSetting } from "./page-slots.ts"
import { linkedTable, tableBlock, tableSources } from "./page-table.ts"
import type { World } from "./page-world.ts"

/** The line below the front matter of every page generated whole. */
export const pageHeader = `{/* ${headerSentence} */}`

/** What a skeleton is filled with, and the facts behind it, with repetition. */
export interface PageValues {
  readonly values: { readonly [name: string]: Value }
  readonly facts: readonly FactId[]
}

/** The values of a page that is one by itself: every contract with its slots where `skeleton` shows them, the tables that it shows, and the command. */
export function wholeValues(
  page: Page,
  tables: readonly Table[],
  world: World,
  setting: SlotSetting,
  manual: Manual,
  skeleton: string,
): PageValues {
  const contracts = /\bcontracts\b/.test(skeleton) ? world.catalog.contracts : []
  const headed = [
    ...contracts.flatMap((contract) => [
      { id: contract.id, alternatives: contractHeadings(contract) },
      ...contract.slots.map((slot) => ({ id: slot.id, alternatives: slotHeadings(slot) })),
    ]),
    ...tables.map(({ spec }) => ({
      id: spec.id,
      alternatives: [spec.title, `${spec.title} (${spec.contract} ${spec.name})`] as const,
    })),
  ]
  const unique = uniqueHeadings(headed.map(({ alternatives }) => alternatives))
  const headings = new Map(headed.map(({ id }, index) => [id, unique[index] ?? ""]))
  const heading = (id: FactId): string => headings.get(id) ?? ""
  return {
    values: {
      ...frontMatter(page),
      contracts: contracts.map((contract) => contractBlocks(contract, heading, 3, setting)),
      command: manual.command,
      commands: commandBlocks(manual),
      tables: tables.map((table) => ({ heading: headingText(2, heading(table.spec.id)), table: tableBlock(table) })),
    },
    facts: [page.id, ...contracts.flatMap(contractSources), ...tables.flatMap(tableSources)],
  }
}

/** The values of a page that lists pages. */
export function listValues(page: Page, world: World): PageValues {
  const facts = world.pages.listed(page).map(({ fact }) => fact.id)
  return { values: { ...frontMatter(page), ...listBlocks(page, world) }, facts: [page.id, ...facts] }
}

/** The values of a fact's page: what every fact has, and what only a slot, a contract, a table or a rule has. */
export function factValues(page: FactPage, world: World, setting: SlotSetting): PageValues {
  const { fact, list } = page
  const slot = world.slot(fact.id)
  const head = { ...frontMatter(page) }
  if (slot !== undefined) {
    const { properties, payloads } = slotBlocks(slot, "", setting)
    const values = { ...head, ...factBlocks(page, world, payloadHeadings(slot)), properties, payloads }
    const gate = slot.gate === null ? [] : [slot.gate.id as FactId]
    const rules = setting.rulesOf(slot.id).map(({ id }) => id as FactId)
    const contract = paragraphText([
      text("Contract: "),
      world.linked(slot.contract.id, text(slot.contract.title)),
      text("."),
    ])
    return {
      values: { ...values, contract },
      facts: [list.id, slot.contract.id, ...gate, ...rules, ...factSources(page, world)],
    }
  }
  const own = special(page, world, setting)
  return {
    values: { ...head, ...factBlocks(page, world, own.taken), ...own.values },
    facts: [list.id, ...own.facts, ...(own.unstated ? [] : factSources(page, world))],
  }
}

interface Special extends PageValues {
  /** Headings that stand on the page already. */
  readonly taken: readonly string[]
  /** Whether the fact exists for pages alone. */
  readonly unstated?: boolean
}

function special(page: FactPage, world: World, setting: SlotSetting): Special {
  const { fact } = page
  const document = world.document(fact.id)
  if (document !== undefined) return { values: documentBlocks(document, setting), facts: [], taken: [membersHeading] }
  const endpoint = world.endpoint(fact.id)
  if (endpoint !== undefined)
    return {
      values: endpointBlocks(endpoint, world),
      facts: endpointSources(endpoint, world),
      taken: endpointHeadings,
    }
  const refusal = world.refusal(fact.id)
  if (refusal !== undefined)
    return { values: refusalBlocks(refusal, fact, page.route), facts: [], taken: refusalHeadings }
  const table = world.table(fact.id)
  if (table !== undefined) return { values: tableValues(table, world), facts: tableSources(table), taken: [] }
  const contract = world.contract(fact.id)
  if (contract !== undefined) {
    const unique = uniqueHeadings([["See also"], ...contract.slots.map(slotHeadings)])
    const headings = new Map(contract.slots.map(({ id }, index) => [id, unique[index + 1] ?? ""]))
    const { about, slots } = contractBlocks(contract, (id) => headings.get(id) ?? "", 2, setting)
    return { values: { about, slots }, facts: contractSources(contract), taken: unique.slice(1) }
  }
  if (world.lookup(fact.id) !== undefined) return { values: {}, facts: [], taken: [] }
  return { values: ruleBlocks(page), facts: [], taken: [], unstated: true }
}

function tableValues(table: Table, world: World): PageValues["values"] {
  const { contract, name } = table.spec
  const keys = table.columns.slice(0, table.spec.keys)
  return {
    table: linkedTable(table, world.linked),
    about: paragraphText([
      text("As data: "),
      code(`tables/${contract}/${name}.json`),
      text(", with the proof of every cell in "),
      code(`provenance/${contract}/${name}.json`),
      text(`. A row is known by its ${keys.join(" and ")}.`),
    ]),
  }
}

function frontMatter({ title, description }: Pick<Page, "title" | "description">): PageValues["values"] {
  return { title: yamlText(title), description: yamlText(description), header: pageHeader }
}
