import type { Catalog } from "../../model/catalog.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { FactId } from "../../model/fact.ts"
import type { PlannedFile } from "../../model/plan.ts"
import type { ContractFacts, Slot } from "../../model/slot.ts"
import type { Definition } from "../../model/wire-type.ts"
import { concat, group, hardline, indent, join, line, print, softline } from "../text/layout.ts"
import type { Doc } from "../text/layout.ts"
import { declarationIdentifier, identifierOf, typeNameOf } from "../text/names.ts"
import {
  arrayLiteral,
  constant,
  docComment,
  exportFrom,
  header,
  importOf,
  objectLiteral,
  stringLiteral,
} from "../text/typescript.ts"
import { crossSlotValue } from "./contract/cross-slot-value.ts"
import { slotValue } from "./contract/slot-value.ts"
import { carriedBy, hasOwnPayload } from "./decoder.ts"
import { isOwnDefinition } from "./decoder/module.ts"
import { definitionsModule, definitionsOf } from "./definitions.ts"

/** For each contract its value, `contracts/CONTRACT/index.ts`, and its named types, `definitions.ts`, where it has any. */
export function contractFiles(catalog: Catalog, out: string): readonly PlannedFile[] {
  return catalog.contracts.flatMap((contract) => {
    const folder = `${out}/contracts/${contract.name}`
    const slots = contract.slots.map((slot) => slot.id)
    const definitions = definitionsOf(contract.slots.flatMap((slot) => carriedBy(slot).map(({ payload }) => payload)))
    const index: PlannedFile = {
      kind: "file",
      path: `${folder}/index.ts`,
      text: contractModule(contract, definitions),
      facts: [contract.id, ...slots, ...contract.crossSlot.map(({ id }) => id as FactId)],
    }
    if (definitions.length === 0) return [index]
    return [
      index,
      {
        kind: "file",
        path: `${folder}/definitions.ts`,
        text: definitionsModule(definitions, "payloads of the contract"),
        facts: slots,
      },
    ]
  })
}

function contractModule(contract: ContractFacts, definitions: readonly Definition[]): string {
  const value = identifierOf(contract.name)
  const type = typeNameOf(contract.name)
  const declared = contract.declarations.map(declarationIdentifier)
  const types = [...new Set(["Contract", ...contract.slots.map(slotInterface)])].toSorted(byCodeUnit)
  const imports: Doc[] = [
    ...(declared.length === 0 ? [] : [importOf(declared.toSorted(byCodeUnit), "../../facts/declarations.ts")]),
    importOf(types, "../../contract.ts", { types: true }),
    ...contract.slots.filter(hasOwnPayload).flatMap(slotImports),
  ]
  const exports: Doc[] = [
    ...(definitions.length === 0
      ? []
      : [
          exportFrom(
            definitions.map(({ name }) => name),
            "./definitions.ts",
            { types: true },
          ),
        ]),
    ...contract.slots.filter(hasOwnPayload).flatMap(slotExports),
  ]
  const lines = (docs: readonly Doc[]): string => docs.map((doc) => print(doc)).join("\n")
  return [
    `${header}\n${lines(imports)}\n`,
    ...(exports.length === 0 ? [] : [`${lines(exports)}\n`]),
    `${docComment(`The slots of ${contract.title}, by identifier.`)}\n${print(contractInterface(contract, type))}\n`,
    `${docComment(`${contract.title}, as data.`)}\n${print(constant(value, contractValue(contract, declared), { type }))}\n`,
  ].join("\n")
}

function slotImports(slot: Slot): readonly Doc[] {
  const carried = carriedBy(slot)
  const decoders = carried.map(({ names }) => names.decode).toSorted(byCodeUnit)
  const types = carried.map(({ names }) => names.type).toSorted(byCodeUnit)
  return [importOf(decoders, `./${slot.name}.ts`), importOf(types, `./${slot.name}.ts`, { types: true })]
}

function slotExports(slot: Slot): readonly Doc[] {
  const carried = carriedBy(slot)
  const decoders = carried.flatMap(({ names }) => [names.decode, names.decodeText]).toSorted(byCodeUnit)
  const types = carried.filter(({ payload, names }) => !isOwnDefinition(payload, names)).map(({ names }) => names.type)
  const functions = exportFrom(decoders, `./${slot.name}.ts`)
  return types.length === 0
    ? [functions]
    : [functions, exportFrom(types.toSorted(byCodeUnit), `./${slot.name}.ts`, { types: true })]
}

function contractInterface(contract: ContractFacts, type: string): Doc {
  const slots = contract.slots.map((slot) => {
    const carried = carriedBy(slot).map(({ names }) => names.type)
    const types =
      carried.length === 1 ? carried.join() : group(indent(softline, join(concat(",", line), carried)), softline)
    return concat(hardline, `readonly ${identifierOf(slot.name)}: ${slotInterface(slot)}<`, types, ">")
  })
  const listed = slots.length === 0 ? "Record<string, never>" : concat("{", indent(...slots), hardline, "}")
  const head = `export interface ${type} extends Contract<${stringLiteral(contract.name)}> {`
  return concat(head, indent(hardline, "readonly slots: ", listed), hardline, "}")
}

function slotInterface(slot: Slot): string {
  if (slot.answer !== null) return slot.ride.from === "client" ? "RequestSlot" : "AnsweredSlot"
  return slot.ride.from === "client" ? "OutboundSlot" : "InboundSlot"
}

function contractValue(contract: ContractFacts, declared: readonly string[]): Doc {
  return objectLiteral([
    ["name", stringLiteral(contract.name)],
    ["ownership", stringLiteral(contract.ownership)],
    ["keyPrefix", contract.keyPrefix === null ? "null" : stringLiteral(contract.keyPrefix)],
    ["methodPrefix", contract.methodPrefix === null ? "null" : stringLiteral(contract.methodPrefix)],
    ["slots", objectLiteral(contract.slots.map((slot) => [identifierOf(slot.name), slotValue(slot)]))],
    ["declarations", arrayLiteral(declared)],
    ...(contract.crossSlot.length === 0
      ? []
      : [["crossSlot", arrayLiteral(contract.crossSlot.map(crossSlotValue))] as const]),
  ])
}
