import type { Catalog } from "../../model/catalog.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { PlannedFile } from "../../model/plan.ts"
import type { Slot } from "../../model/slot.ts"
import type { Payload } from "../../model/wire-type.ts"
import { concat, print } from "../text/layout.ts"
import type { Doc } from "../text/layout.ts"
import { answerNames, payloadNames } from "../text/names.ts"
import type { PayloadNames } from "../text/names.ts"
import { call, constant, docComment, exportFrom, header, importOf, stringLiteral } from "../text/typescript.ts"
import { constantLines, faultFunctions, moduleParts, signature } from "./decoder/functions.ts"
import type { ModuleParts } from "./decoder/functions.ts"
import { referencesIn } from "./decoder/references.ts"
import { typeDeclaration } from "./decoder/types.ts"

/**
 * One module for each slot, `contracts/CONTRACT/SLOT.ts`: its types, and decoders that are one straight line of checks for
 * each payload. What they accept is what `model/accepts.ts` accepts; they stop at the first error, members in declared
 * order first, then the excess ones.
 */
export function decoderFiles(catalog: Catalog, out: string): readonly PlannedFile[] {
  return catalog.contracts.flatMap((contract) =>
    contract.slots.filter(hasOwnPayload).map((slot): PlannedFile => ({
      kind: "file",
      path: `${out}/contracts/${contract.name}/${slot.name}.ts`,
      text: decoderModule(slot),
      facts: [slot.id],
    })),
  )
}

/** What a slot carries: its payload and, where it is answered, its answer. */
interface Carried {
  readonly payload: Payload
  readonly names: PayloadNames
  readonly summary: string
}

/** The payloads of a slot with their names. */
export function carriedBy(slot: Slot): readonly Carried[] {
  const payload: Carried = { payload: slot.payload, names: payloadNames(slot), summary: slot.summary }
  if (slot.answer === null) return [payload]
  return [
    payload,
    {
      payload: slot.answer,
      names: answerNames(slot),
      summary: `The answer to \`${slot.ride.wireName}\`. ${slot.summary}`,
    },
  ]
}

/** Whether a slot has a payload of its own, and so types, decoders and a schema. */
export function hasOwnPayload({ payloadOf }: Pick<Slot, "payloadOf">): boolean {
  return payloadOf === null
}

/** Whether a payload is nothing but the definition that already bears its type's name. */
export function isOwnDefinition(payload: Payload, names: PayloadNames): boolean {
  return payload.type.kind === "reference" && payload.type.to === names.type
}

function decoderModule(slot: Slot): string {
  const parts = moduleParts()
  const carried = carriedBy(slot)
  const adopted = slot.contract.ownership === "adopted"
  const entries = carried.map(({ names }) => parts.names.name(`faultOf${names.type}`))
  const decoders = carried.flatMap((one, at) => decoderPair(one, entries[at] as string, slot, adopted, parts))
  const faults = carried.flatMap((one, at) => faultFunctions(one.payload, entries[at] as string, adopted, parts))
  const types = carried
    .filter(({ payload, names }) => !isOwnDefinition(payload, names))
    .map(({ payload, names, summary }) => typeDeclaration(names.type, payload.type, summary))
  const constants = [print(constant("fact", stringLiteral(slot.id))), ...constantLines(parts)].join("\n")
  return [`${header}\n${imports(carried, parts)}\n`, ...types, `${constants}\n`, ...decoders, ...faults].join("\n")
}

function imports(carried: readonly Carried[], parts: ModuleParts): string {
  const defined = [...new Set(carried.flatMap(({ payload }) => referencesIn(payload.type)))].toSorted(byCodeUnit)
  const again = carried.filter(({ payload, names }) => isOwnDefinition(payload, names)).map(({ names }) => names.type)
  const lines = [
    importOf([...parts.kernel].toSorted(byCodeUnit), "../../kernel.ts"),
    importOf(["DecodeError", "Result"], "../../kernel.ts", { types: true }),
    ...(defined.length === 0 ? [] : [importOf(defined, "./definitions.ts", { types: true })]),
    ...(again.length === 0 ? [] : [exportFrom(again, "./definitions.ts", { types: true })]),
  ]
  return lines.map((doc) => print(doc)).join("\n")
}

function decoderPair(one: Carried, fault: string, slot: Slot, adopted: boolean, parts: ModuleParts): readonly string[] {
  const { type, decode, decodeText } = one.names
  for (const name of ["settle", "settleText", ...(adopted ? ["carrierBytes"] : [])]) parts.kernel.add(name)
  const limits = adopted ? " The limits of an adopted carrier come first." : ""
  return [
    decoder(
      `Reads \`${type}\`: the value itself, or the first thing that is wrong with it by \`${slot.id}\`.${limits}`,
      signature(`export function ${decode}`, ["input: unknown"], `Result<${type}>`),
      call("settle", ["input", `${fault}(input, false)`]),
    ),
    decoder(
      `Parses a text and reads \`${type}\` from it, as \`${decode}\` does. Never throws.`,
      signature(`export function ${decodeText}`, ["text: string"], `Result<${type}>`),
      call("settleText", ["text", adopted ? "carrierBytes" : "Infinity", "fact", fault]),
    ),
  ]
}

function decoder(comment: string, head: Doc, result: Doc): string {
  return `${docComment(comment)}\n${print(head)}\n${print(concat("return ", result), 2)}\n}\n`
}
