import type { Catalog } from "../../model/catalog.ts"
import type { RefusalEntry } from "../../model/entries.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { FactId } from "../../model/fact.ts"
import type { PlannedFile } from "../../model/plan.ts"
import { print } from "../text/layout.ts"
import type { Doc } from "../text/layout.ts"
import { identifierOf } from "../text/names.ts"
import {
  arrayLiteral,
  constant,
  docComment,
  header,
  importOf,
  numberLiteral,
  objectLiteral,
  stringLiteral,
} from "../text/typescript.ts"
import { typeDeclaration } from "./decoder/types.ts"

const table = "{ readonly [code in RefusalCode]: RefusalEntry }"

/** The codes of all refusals as a type, so that no other can be raised, and what is known of each by code: `facts/refusals.ts`. */
export function refusalFiles({ refusals }: Catalog, out: string): readonly PlannedFile[] {
  const byCode = refusals
    .flatMap((refusal) => refusal.codes.map((code) => ({ code, identifier: identifierOf(refusal.name) })))
    .toSorted((left, right) => byCodeUnit(left.code, right.code))
  const codes = byCode.map(({ code }) => code)
  const entries = byCode.map(({ code, identifier }): readonly [string, Doc] => [code, identifier])
  const text = [
    `${header}\n${print(importOf(["RefusalEntry"], "./types.ts", { types: true }))}\n`,
    typeDeclaration(
      "RefusalCode",
      { kind: "literal", values: codes },
      "The code of a refusal, or of what is only noted.",
    ),
    ...refusals.map(entryText),
    `${docComment("What is known of each code.")}\n${print(constant("refusals", objectLiteral(entries), { type: table }))}\n`,
  ].join("\n")
  return [{ kind: "file", path: `${out}/facts/refusals.ts`, text, facts: refusals.map(({ id }) => id as FactId) }]
}

function entryText(refusal: RefusalEntry): string {
  const { id, name, codes, title, status, cause, cure } = refusal
  const value = objectLiteral([
    ["id", stringLiteral(id)],
    ["name", stringLiteral(name)],
    ["codes", arrayLiteral(codes.map(stringLiteral))],
    ["title", stringLiteral(title)],
    ["status", status === null ? "null" : numberLiteral(status)],
    ["cause", stringLiteral(cause)],
    ["cure", stringLiteral(cure)],
  ])
  return `${print(constant(identifierOf(name), value))}\n`
}
