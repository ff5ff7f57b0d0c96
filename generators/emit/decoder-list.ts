import type { Catalog } from "../../model/catalog.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { PlannedFile } from "../../model/plan.ts"
import type { ContractFacts } from "../../model/slot.ts"
import { print } from "../text/layout.ts"
import { typeNameOf } from "../text/names.ts"
import { exportFrom, header } from "../text/typescript.ts"
import { carriedBy, hasOwnPayload } from "./decoder.ts"

/** A decoder as its module exports it, and as the list does. */
interface Listed {
  readonly contract: string
  readonly from: string
  readonly name: string
  readonly listedAs: string
}

/**
 * Every decoder of every contract under one roof, `contracts/index.ts`: functions only, so that a bundler keeps those that
 * are asked for. A name that several contracts give bears the contract's: `decodeUsage` of acme is `decodeAcmeUsage` there.
 */
export function decoderList({ contracts }: Pick<Catalog, "contracts">, out: string): readonly PlannedFile[] {
  const all = contracts.flatMap(decodersOf)
  const counted = countBy(all.map(({ name }) => name))
  const said = all.map((each) => ((counted.get(each.name) ?? 0) > 1 ? { ...each, listedAs: withContract(each) } : each))
  const taken = countBy(said.map(({ listedAs }) => listedAs))
  const modules = new Map<string, Listed[]>()
  for (const each of said) {
    // What even a contract's name does not tell apart is asked for at its own module.
    if (taken.get(each.listedAs) !== 1) continue
    const listed = modules.get(each.from)
    if (listed === undefined) modules.set(each.from, [each])
    else listed.push(each)
  }
  if (modules.size === 0) return []
  const lines = [...modules].map(([from, listed]) =>
    print(
      exportFrom(
        listed.map(({ name, listedAs }) => (name === listedAs ? name : `${name} as ${listedAs}`)),
        from,
      ),
    ),
  )
  const facts = contracts.flatMap(({ id, slots }) => [id, ...slots.map((slot) => slot.id)])
  return [{ kind: "file", path: `${out}/contracts/index.ts`, text: `${header}\n${lines.join("\n")}\n`, facts }]
}

function decodersOf({ name: contract, slots }: ContractFacts): readonly Listed[] {
  return slots.filter(hasOwnPayload).flatMap((slot) =>
    carriedBy(slot)
      .flatMap(({ names }) => [names.decode, names.decodeText])
      .toSorted(byCodeUnit)
      .map((name) => ({ contract, from: `./${contract}/${slot.name}.ts`, name, listedAs: name })),
  )
}

function withContract({ contract, name }: Listed): string {
  return name.replace(/^decode/, (verb) => `${verb}${typeNameOf(contract)}`)
}

function countBy(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
