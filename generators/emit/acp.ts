import type { PlannedFile } from "../../model/plan.ts"
import { modulesOf, placesOf } from "../acp/modules.ts"
import type { Protocol } from "../acp/protocol.ts"
import { header } from "../text/typescript.ts"
import { edgeText } from "./acp/edge.ts"
import { methodsText } from "./acp/methods.ts"
import { moduleText } from "./acp/module.ts"

/** The texts that everything about the base protocol comes from. */
export interface ProtocolSources {
  /** The pinned schema and what is read more leniently than its hints say, both JSON. */
  readonly schema: string
  readonly leniency: string
  /** By file name, the hand-written modules that generated ones call. */
  readonly kernel: { readonly [file: string]: string }
}

/**
 * The decoders of the base protocol by file name: `METHOD.ts` for each method of the pinned schema, what they share, and the
 * table `methods.ts`. They are lenient where the schema's hints say so, and nowhere else but where `leniency` says why.
 */
export function protocolTexts(protocol: Protocol, kernel: ProtocolSources["kernel"]): ProtocolTexts {
  const modules = modulesOf(protocol)
  const places = placesOf(modules)
  return [
    ...Object.entries(kernel).map(([name, text]): readonly [string, string] => [name, `${header}\n\n${text}`]),
    ...modules.map((module): readonly [string, string] => [`${module.name}.ts`, moduleText(module, protocol, places)]),
    ["methods.ts", methodsText(protocol.methods)] as const,
    ["index.ts", edgeText(modules)] as const,
  ]
}

/** Generated modules by file name. */
export type ProtocolTexts = readonly (readonly [name: string, text: string])[]

/** The modules of the base protocol as files of the output. */
export function protocolFiles(texts: ProtocolTexts, out: string): readonly PlannedFile[] {
  return texts.map(([name, text]) => ({ kind: "file", path: `${out}/acp/${name}`, text, facts: [] }))
}
