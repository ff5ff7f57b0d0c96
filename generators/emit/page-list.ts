import { isRef } from "../../model/fact.ts"
import type { FactId } from "../../model/fact.ts"
import type { Page } from "../../model/catalog.ts"
import { code, headingText, link, paragraphText, tableText } from "../text/markdown.ts"
import type { Phrase } from "../text/markdown.ts"
import { uniqueHeadings } from "./page-headings.ts"
import type { FactPage } from "./page-map.ts"
import { contractText } from "./page-slots.ts"
import type { World } from "./page-world.ts"

/** Pages of one contract, or all where no contract has them; the heading and the sentence are then empty. */
export interface ListGroup {
  readonly [name: string]: string
  readonly heading: string
  readonly about: string
  readonly table: string
}

/** What a page that lists pages shows. */
export interface ListBlocks {
  readonly [name: string]: string | readonly ListGroup[]
  readonly intro: string
  readonly groups: readonly ListGroup[]
}

/** The blocks of a page that lists pages, by contract where they belong to contracts, in the catalog's order. */
export function listBlocks(page: Page, world: World): ListBlocks {
  const groups = new Map<FactId | null, FactPage[]>()
  for (const made of world.pages.listed(page)) {
    const contract = made.fact.body["contract"]
    const key = isRef(contract) ? contract.$ref : null
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [made])
    else group.push(made)
  }
  const contracts = new Map<FactId, World["catalog"]["contracts"][number]>(
    world.catalog.contracts.map((contract) => [contract.id, contract]),
  )
  const entries = [...groups].map(([id, pages]) => ({ contract: id === null ? undefined : contracts.get(id), pages }))
  const headings = uniqueHeadings(
    entries.map(({ contract }): readonly [string, string] =>
      contract === undefined ? ["Others", "Other pages"] : [contract.title, `${contract.title} (${contract.name})`],
    ),
  )
  return {
    intro: paragraphText(page.description),
    groups: entries.map(({ contract, pages }, index) => ({
      heading: contract === undefined && entries.length === 1 ? "" : headingText(2, headings[index] ?? ""),
      about: contract === undefined ? "" : contractText(contract),
      table: listTable(pages, world),
    })),
  }
}

/** Slots are told apart by where they ride and how they are treated, everything else by its description. */
function listTable(pages: readonly FactPage[], world: World): string {
  const slots = pages.map(({ fact }) => world.slot(fact.id))
  const title = ({ title: label, route }: FactPage): Phrase => [link(label, route)]
  if (slots.some((slot) => slot === undefined))
    return tableText(
      ["Page", "What it tells"],
      pages.map((page) => [title(page), page.description]),
    )
  return tableText(
    ["Slot", "Wire name", "Rides on", "Written by", "Posture"],
    pages.map((page, index) => {
      const slot = slots[index]
      if (slot === undefined) return []
      return [title(page), [code(slot.ride.wireName)], slot.ride.carrier, `the ${slot.ride.from}`, slot.posture]
    }),
  )
}
