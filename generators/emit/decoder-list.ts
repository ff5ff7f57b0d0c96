import type { Catalog } from "../../model/catalog.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { PlannedFile } from "../../model/plan.ts"
import type { ContractFacts } from "../../model/slot.ts"
import { print } from "../text/layout.ts"
import { typeNameOf } from "../text/names.ts"
import { exportFrom, header } from "../text/typescript.ts"
import { carriedBy, hasOwnPayload } from "./decoder.ts"
import { isOwnDefinition } from "./decoder/module.ts"

/** A decoder, or the type that it reads, as its module exports it and as the list does. */
interface Listed {
  readonly contract: string
  readonly from: string
  readonly isType: boolean
  readonly name: string
  readonly listedAs: string
}

/** The most names that one module lists: more would be a giant, and each contract then has a list of its own. */
const listedAtMost = 5_000

/**
 * Every decoder of every contract under one roof, `contracts/index.ts`: functions and types only, so that a bundler keeps
 * those that are asked for. A name that several contracts give bears the contract's: `decodeUsage` of acme is `decodeAcmeUsage` there.
 */
export function decoderList({ contracts }: Pick<Catalog, "contracts">, out: string): readonly PlannedFile[] {
  const all = contracts.flatMap(decodersOf)
  const counted = countBy(all.map(({ name }) => name))
  const said = all.map((each) => ((counted.get(each.name) ?? 0) > 1 ? { ...each, listedAs: withContract(each) } : each))
  const taken = countBy(said.map(({ listedAs }) => listedAs))
  // What even a contract's name does not tell apart is asked for at its own module.
  const listed = said.filter(({ listedAs }) => taken.get(listedAs) === 1)
  if (listed.length === 0) return []
  const path = `${out}/contracts/index.ts`
  if (listed.length <= listedAtMost) return [listOf(path, contracts, listed)]
  const lists = contracts.flatMap((contract) => {
    const own = listed.filter((each) => each.contract === contract.name)
    const inside = own.map((each) => ({ ...each, from: each.from.replace(/^\.\/[^/]+/, ".") }))
    return own.length === 0 ? [] : [listOf(`${out}/contracts/${contract.name}/decoders.ts`, [contract], inside)]
  })
  const whole = contracts
    .filter(({ name }) => listed.some(({ contract }) => contract === name))
    .map(({ name }) => `export * from ${JSON.stringify(`./${name}/decoders.ts`)}`)
  const facts = contracts.map(({ id }) => id)
  return [{ kind: "file", path, text: `${header}\n${whole.join("\n")}\n`, facts }, ...lists]
}

function listOf(path: string, contracts: readonly ContractFacts[], listed: readonly Listed[]): PlannedFile {
  const modules = new Map<string, Listed[]>()
  for (const each of listed) {
    const key = `${each.isType ? "types of" : "functions of"} ${each.from}`
    const known = modules.get(key)
    if (known === undefined) modules.set(key, [each])
    else known.push(each)
  }
  const lines = [...modules.values()].map((names) => {
    const { from, isType } = names[0] as Listed
    return print(exportFrom(names.map(spelt), from, { types: isType }))
  })
  const facts = contracts.flatMap(({ id, slots }) => [id, ...slots.map((slot) => slot.id)])
  return { kind: "file", path, text: `${header}\n${lines.join("\n")}\n`, facts }
}

function decodersOf({ name: contract, slots }: ContractFacts): readonly Listed[] {
  return slots.filter(hasOwnPayload).flatMap((slot) => {
    const carried = carriedBy(slot)
    const decoders = carried.flatMap(({ names }) => [names.decode, names.decodeText])
    const types = carried
      .filter(({ payload, names }) => !isOwnDefinition(payload, names))
      .map(({ names }) => names.type)
    const from = `./${contract}/${slot.name}.ts`
    const listing = (names: readonly string[], isType: boolean): readonly Listed[] =>
      names.toSorted(byCodeUnit).map((name) => ({ contract, from, isType, name, listedAs: name }))
    return [...listing(decoders, false), ...listing(types, true)]
  })
}

function spelt({ name, listedAs }: Listed): string {
  return name === listedAs ? name : `${name} as ${listedAs}`
}

function withContract({ contract, name, isType }: Listed): string {
  return isType ? `${typeNameOf(contract)}${name}` : name.replace(/^decode/, `$&${typeNameOf(contract)}`)
}

function countBy(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
