import type { Document } from "../../model/document.ts"
import { code, tableText } from "../text/markdown.ts"
import { documentNames } from "../text/names.ts"
import { documentFolder } from "./document.ts"
import { payloadBlocks } from "./page-slots.ts"
import type { PayloadBlocks, SlotSetting } from "./page-slots.ts"

/** The heading of a document's members. */
export const membersHeading = "Members"

/** What the page of a document shows of it, besides what every fact's page does. */
export interface DocumentBlocks {
  readonly [name: string]: string | readonly PayloadBlocks[]
  readonly properties: string
  readonly payloads: readonly PayloadBlocks[]
}

/** The blocks of a document's page. */
export function documentBlocks(document: Document, { revisions }: SlotSetting): DocumentBlocks {
  const { name, payload, since } = document
  const { decode } = documentNames(document)
  return {
    properties: tableText(
      ["Property", "Value"],
      [
        ["Name", [code(name)]],
        ["Module", [code(`${documentFolder}/${name}.ts`)]],
        ["Since", since === null ? "—" : [code(revisions.get(since)?.literal ?? since)]],
      ],
    ),
    payloads: [payloadBlocks(membersHeading, payload, decode, `schemas/${documentFolder}/${name}.schema.json`)],
  }
}
