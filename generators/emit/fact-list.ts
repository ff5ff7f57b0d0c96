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
  objectLiteral,
  stringLiteral,
} from "../text/typescript.ts"

/** A module beside and a constant that it exports. */
export type Import = readonly [module: string, name: string]

/** A list of facts as a module. */
interface ListOf {
  /** The module's and the list's name. */
  readonly list: string
  readonly type: string
  readonly says: string
  /** The module of the type; the one of most entries where left out. */
  readonly types?: string
}

/**
 * A module with a constant for each entry and the list of them; `imports` are what an entry refers to in modules beside.
 * `typeOf` says the type of an entry's constant where it is narrower than the list's.
 */
export function factList<E extends { readonly id: string; readonly name: string }>(
  out: string,
  { list, type, says, types = "types" }: ListOf,
  entries: readonly E[],
  identifier: (entry: E) => string,
  value: (entry: E) => Doc,
  imports: (entry: E) => readonly Import[],
  typeOf: (entry: E) => Doc = () => type,
): PlannedFile {
  const imported = new Map<string, Set<string>>()
  for (const entry of entries)
    for (const [module, name] of imports(entry)) imported.set(module, (imported.get(module) ?? new Set()).add(name))
  const head = [
    header,
    ...[...imported]
      .toSorted(([left], [right]) => byCodeUnit(left, right))
      .map(([module, names]) => print(importOf([...names].toSorted(byCodeUnit), `./${module}.ts`))),
    print(importOf([type], `./${types}.ts`, { types: true })),
  ].join("\n")
  const constants = entries.map(
    (entry) =>
      `${docComment(`\`${entry.id}\``)}\n${print(constant(identifier(entry), value(entry), { type: typeOf(entry) }))}\n`,
  )
  const all = print(constant(identifierOf(list), arrayLiteral(entries.map(identifier)), { type: `readonly ${type}[]` }))
  const text = [`${head}\n`, ...constants, `${docComment(`${says}, in the catalog's order.`)}\n${all}\n`].join("\n")
  return { kind: "file", path: `${out}/facts/${list}.ts`, text, facts: entries.map(({ id }) => id as FactId) }
}

/** The constant of an entry whose name is its own. */
export function named(entry: { readonly name: string }): string {
  return identifierOf(entry.name)
}

/** The members that every entry begins with. */
export function identity(entry: { readonly id: string; readonly name: string }): readonly (readonly [string, Doc])[] {
  return [
    ["id", stringLiteral(entry.id)],
    ["name", stringLiteral(entry.name)],
  ]
}

/** A list of texts. */
export function texts(list: readonly string[]): Doc {
  return arrayLiteral(list.map(stringLiteral))
}

/** A text or null. */
export function textOrNull(text: string | null): Doc {
  return text === null ? "null" : stringLiteral(text)
}

/** Names to texts. */
export function dictionary(values: { readonly [name: string]: string }): Doc {
  return objectLiteral(Object.entries(values).map(([name, text]) => [name, stringLiteral(text)]))
}
