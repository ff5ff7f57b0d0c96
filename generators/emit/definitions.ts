import { byCodeUnit } from "../../model/fact.ts"
import type { Definition, Payload } from "../../model/wire-type.ts"
import { header } from "../text/typescript.ts"
import { typeDeclaration } from "./decoder/types.ts"

/** The named types of payloads by name; one name has one structure, which a rule sees to. */
export function definitionsOf(payloads: readonly Payload[]): readonly Definition[] {
  const found = new Map<string, Definition>()
  for (const payload of payloads)
    for (const definition of payload.definitions)
      if (!found.has(definition.name)) found.set(definition.name, definition)
  return [...found.values()].toSorted((left, right) => byCodeUnit(left.name, right.name))
}

/** The text of the module that declares them, for those who refer to them: "payloads of the contract". */
export function definitionsModule(definitions: readonly Definition[], referring: string): string {
  const types = definitions.map(({ name, type, description }) =>
    typeDeclaration(name, type, description ?? `What ${referring} refer to as \`${name}\`.`),
  )
  return [`${header}\n`, ...types].join("\n")
}
