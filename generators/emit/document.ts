import type { Catalog } from "../../model/catalog.ts"
import type { Document } from "../../model/document.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { PlannedFile } from "../../model/plan.ts"
import { print } from "../text/layout.ts"
import { documentNames } from "../text/names.ts"
import { exportFrom, header } from "../text/typescript.ts"
import { decoderModule, isOwnDefinition } from "./decoder/module.ts"
import { definitionsModule, definitionsOf } from "./definitions.ts"
import { remembering } from "../remembering.ts"

/** The modules of documents that were asked for before. */
const remember = remembering<string>(1_000)

/** The folder of documents below the output folder, and below that of schemas. */
export const documentFolder = "documents"

/**
 * For each document `documents/NAME.ts`, its type and its decoders; beside them `definitions.ts`, the types that they
 * name, where they name any, and `index.ts` with all of it. Nothing where the catalog has no document.
 */
export function documentFiles({ documents }: Pick<Catalog, "documents">, out: string): readonly PlannedFile[] {
  if (documents.length === 0) return []
  const facts = documents.map(({ id }) => id)
  const definitions = definitionsOf(documents.map(({ payload }) => payload))
  const file = (name: string, text: string, from = facts): PlannedFile => {
    return { kind: "file", path: `${out}/${documentFolder}/${name}.ts`, text, facts: from }
  }
  const named = definitions.map(({ name }) => name)
  return [
    ...documents.map((document) => file(document.name, moduleOf(document), [document.id])),
    ...(named.length === 0 ? [] : [file("definitions", definitionsModule(definitions, "documents"))]),
    file("index", indexOf(documents, named)),
  ]
}

function moduleOf(document: Document): string {
  const { id, payload, summary } = document
  const carried = [{ payload, names: documentNames(document), summary }]
  const stated = { id, carried, adopted: false, kernel: "../kernel.ts" }
  return remember(JSON.stringify(stated), () => decoderModule(stated))
}

function indexOf(documents: readonly Document[], definitions: readonly string[]): string {
  const exports = documents.flatMap((document) => {
    const names = documentNames(document)
    const from = `./${document.name}.ts`
    const functions = exportFrom([names.decode, names.decodeText].toSorted(byCodeUnit), from)
    if (isOwnDefinition(document.payload, names)) return [functions]
    return [functions, exportFrom([names.type], from, { types: true })]
  })
  const types = definitions.length === 0 ? [] : [exportFrom(definitions, "./definitions.ts", { types: true })]
  return `${header}\n${[...types, ...exports].map((doc) => print(doc)).join("\n")}\n`
}
