import { byCodeUnit } from "../../../model/fact.ts"
import type { FactId } from "../../../model/fact.ts"
import type { Payload } from "../../../model/wire-type.ts"
import { concat, print } from "../../text/layout.ts"
import type { Doc } from "../../text/layout.ts"
import type { PayloadNames } from "../../text/names.ts"
import { call, constant, docComment, exportFrom, header, importOf, stringLiteral } from "../../text/typescript.ts"
import { constantLines, faultFunctions, moduleParts, signature } from "./functions.ts"
import type { ModuleParts } from "./functions.ts"
import { referencesIn } from "./references.ts"
import { typeDeclaration } from "./types.ts"

/** One payload, the names of what is made of it, and what it is for. */
export interface Carried {
  readonly payload: Payload
  readonly names: PayloadNames
  readonly summary: string
}

/** What a module of decoders is made for. */
export interface DecoderModule {
  readonly id: FactId
  readonly carried: readonly Carried[]
  /** Whether the limits of an adopted carrier come before anything else. */
  readonly adopted: boolean
  /** The kernel, from where the module stands; the named types stand beside it, in `definitions.ts`. */
  readonly kernel: string
}

/** Whether a payload is nothing but the definition that already bears its type's name. */
export function isOwnDefinition(payload: Payload, names: PayloadNames): boolean {
  return payload.type.kind === "reference" && payload.type.to === names.type
}

/** The text of a module: its types, then a pair of decoders for each payload, then the straight lines of checks behind them. */
export function decoderModule(module: DecoderModule): string {
  const { id, carried, adopted } = module
  const parts = moduleParts()
  const entries = carried.map(({ names }) => parts.names.name(`faultOf${names.type}`))
  const decoders = carried.flatMap((one, at) => decoderPair(one, entries[at] as string, module, parts))
  const faults = carried.flatMap((one, at) => faultFunctions(one.payload, entries[at] as string, adopted, parts))
  const types = carried
    .filter(({ payload, names }) => !isOwnDefinition(payload, names))
    .map(({ payload, names, summary }) => typeDeclaration(names.type, payload.type, summary))
  const constants = [print(constant("fact", stringLiteral(id))), ...constantLines(parts)].join("\n")
  return [`${header}\n${imports(module, parts)}\n`, ...types, `${constants}\n`, ...decoders, ...faults].join("\n")
}

function imports({ carried, kernel }: DecoderModule, parts: ModuleParts): string {
  const defined = [...new Set(carried.flatMap(({ payload }) => referencesIn(payload.type)))].toSorted(byCodeUnit)
  const again = carried.filter(({ payload, names }) => isOwnDefinition(payload, names)).map(({ names }) => names.type)
  const lines = [
    importOf([...parts.kernel].toSorted(byCodeUnit), kernel),
    importOf(["DecodeError", "Result"], kernel, { types: true }),
    ...(defined.length === 0 ? [] : [importOf(defined, "./definitions.ts", { types: true })]),
    ...(again.length === 0 ? [] : [exportFrom(again, "./definitions.ts", { types: true })]),
  ]
  return lines.map((doc) => print(doc)).join("\n")
}

function decoderPair(
  one: Carried,
  fault: string,
  { id, adopted }: DecoderModule,
  parts: ModuleParts,
): readonly string[] {
  const { type, decode, decodeText } = one.names
  for (const name of ["settle", "settleText", ...(adopted ? ["carrierBytes"] : [])]) parts.kernel.add(name)
  const limits = adopted ? " The limits of an adopted carrier come first." : ""
  return [
    decoder(
      `Reads \`${type}\`: the value itself, or the first thing that is wrong with it by \`${id}\`.${limits}`,
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
