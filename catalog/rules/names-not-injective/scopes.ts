import type { Catalog } from "../../../model/catalog.ts"
import { factPath } from "../../../model/fact.ts"
import type { FactId, FactPath } from "../../../model/fact.ts"
import { generatedNames, headingSlug, identifierOf, typeNameOf } from "../../../model/naming.ts"
import { selects } from "../../../model/select.ts"
import type { ContractFacts, Slot } from "../../../model/slot.ts"

/** A name as it will be spelt, and what it is derived from. */
export interface Claim {
  readonly spelling: string
  /** What is spelt so, as it reads after "both": `slot/acme/a-b`. */
  readonly says: string
  readonly at: FactPath
}

/** A place in which every spelling may be taken once, and what is taken there before any fact. */
export interface Scope {
  /** What the spellings are: `files of contract acme`. */
  readonly says: string
  readonly taken: readonly string[]
  readonly claims: readonly Claim[]
}

/** Every place in which names of this catalog meet once they are spelt out in code, on disk, on the wire or in a page. */
export function scopesOf(catalog: Catalog): readonly Scope[] {
  return [
    ...lists(catalog),
    contracts(catalog),
    ...catalog.contracts.flatMap(inContract),
    ...ofDocuments(catalog),
    ...tables(catalog),
    pages(catalog),
    ...headings(catalog),
  ]
}

interface Named {
  readonly id: string
  readonly name: string
}

function claim({ id }: { readonly id: string }, spelling: string): Claim {
  return { spelling, says: id, at: id as FactId }
}

function constants(facts: readonly Named[]): readonly Claim[] {
  return facts.map((fact) => claim(fact, identifierOf(fact.name)))
}

function list(name: string, ...claims: readonly Claim[]): Scope {
  return { says: `constants in the list of ${name}`, taken: [name], claims }
}

function lists({
  axes,
  dialects,
  providers,
  drivers,
  declarations,
  harnesses,
  roles,
  endpoints,
}: Catalog): readonly Scope[] {
  const declared = declarations.map((fact) => claim(fact, declarationIdentifier(fact)))
  return [
    list("axes", ...constants(axes)),
    list("dialects", ...constants(dialects)),
    list("drivers", ...constants(drivers)),
    list("declarations", ...constants(axes), ...declared),
    list("providers", ...constants(dialects), ...constants(providers)),
    list("endpoints", ...constants(roles), ...constants(endpoints)),
    list("harnesses", ...constants(dialects), ...constants(drivers), ...declared, ...constants(harnesses)),
  ]
}

function declarationIdentifier({ id }: Named): string {
  return identifierOf(id.slice(id.indexOf("/") + 1))
}

function contracts({ contracts: all }: Catalog): Scope {
  return {
    says: "contracts",
    // The folder of the documents' schemas.
    taken: ["documents"],
    claims: all.map((contract) => claim(contract, typeNameOf(contract.name).toLowerCase())),
  }
}

const modulesInUse: readonly string[] = ["decoders", "definitions", "index"]

function inContract(contract: ContractFacts): readonly Scope[] {
  const { name, slots, declarations } = contract
  const within = `contract ${name}`
  const files = slots.map((slot) => claim(slot, slot.name.toLowerCase()))
  const exported = [
    claim(contract, identifierOf(name)),
    claim(contract, typeNameOf(name)),
    ...declarations.map((declaration) => claim(declaration, declarationIdentifier(declaration))),
    ...definitions(slots),
    ...slots.flatMap(exportsOf),
  ]
  const wire = slots.flatMap(wireNames)
  return [
    { says: `files of ${within}`, taken: modulesInUse, claims: files },
    { says: `exports of ${within}`, taken: [...generatedNames], claims: exported },
    { says: `slots of ${within}`, taken: [], claims: slots.map((slot) => claim(slot, identifierOf(slot.name))) },
    { says: `wire names of ${within}`, taken: [], claims: wire },
  ]
}

/** Documents stand in one folder. A document may be nothing but the type that bears its name. */
function ofDocuments({ documents }: Catalog): readonly Scope[] {
  const named = documents.map((document) => ({ ...document, type: typeNameOf(document.name) }))
  const exported = named.flatMap((document) => {
    const { type, payload } = document
    const own = payload.type.kind === "reference" && payload.type.to === type
    return [...(own ? [] : [type]), `decode${type}`, `decode${type}Text`].map((spelling) => claim(document, spelling))
  })
  const files = documents.map((document) => claim(document, document.name.toLowerCase()))
  return [
    { says: "files of documents", taken: modulesInUse, claims: files },
    { says: "exports of documents", taken: [...generatedNames], claims: [...definitions(documents), ...exported] },
  ]
}

/** What a slot is read under: its own name, and older ones. */
function wireNames(slot: Slot): readonly Claim[] {
  const on = `on ${slot.ride.carrier}`
  const older = slot.aliases.map((keys): Claim => ({
    spelling: `${keys.join(".")} ${on}`,
    says: `an alias of ${slot.id}`,
    at: factPath(slot.id, "aliases"),
  }))
  return [claim(slot, `${slot.ride.wireName} ${on}`), ...older]
}

function exportsOf(slot: Slot): readonly Claim[] {
  const type = typeNameOf(slot.name)
  const types = slot.answer === null ? [type] : [`${type}Request`, `${type}Acknowledgement`]
  return types.flatMap((each) => [each, `decode${each}`, `decode${each}Text`]).map((spelling) => claim(slot, spelling))
}

type Carrier = Pick<Slot, "id" | "payload"> & Partial<Pick<Slot, "answer">>

function definitions(carriers: readonly Carrier[]): readonly Claim[] {
  const first = new Map<string, Claim>()
  const take = (at: FactPath, names: readonly { readonly name: string }[]): void => {
    for (const { name } of names)
      if (!first.has(name)) first.set(name, { spelling: name, says: `definition ${name}`, at })
  }
  for (const { id, payload, answer } of carriers) {
    take(factPath(id, "payload"), payload.definitions)
    take(factPath(id, "answer", "payload"), answer?.definitions ?? [])
  }
  return [...first.values()]
}

function tables({ tables: specs }: Catalog): readonly Scope[] {
  const byContract = new Map<string, Claim[]>()
  for (const table of specs) {
    const claims = byContract.get(table.contract) ?? []
    claims.push(claim(table, table.name.toLowerCase()))
    byContract.set(table.contract, claims)
  }
  return [...byContract].map(([name, claims]) => ({ says: `tables of contract ${name}`, taken: [], claims }))
}

/** Paths of pages, as a disk that knows no capitals has them: each page's own, and those of the facts that it lists. */
function pages({ pages: all, facts, ordered }: Catalog): Scope {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const claims = all.flatMap((page): readonly Claim[] => {
    const own = claim(page, page.name.toLowerCase())
    if (page.each === null) return [own]
    const { kinds, where } = page.each
    const listed = kinds.flatMap(ordered).filter((fact) => selects(where, fact, (id) => byId.get(id)))
    return [own, ...listed.map(({ id, kind }) => claim({ id }, `${page.name}${id.slice(kind.length)}`.toLowerCase()))]
  })
  return { says: "pages", taken: [], claims }
}

function headings({ pages: all, tables: specs }: Catalog): readonly Scope[] {
  const titles = new Map(specs.map((table) => [table.id, table]))
  return all.map((page) => ({
    says: `anchors of page ${page.name}`,
    taken: [],
    claims: page.tables.flatMap((id) => {
      const table = titles.get(id)
      return table === undefined ? [] : [claim(table, `#${headingSlug(table.title)}`)]
    }),
  }))
}
