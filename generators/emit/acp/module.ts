import { byCodeUnit } from "../../../model/fact.ts"
import type { ProtocolModule } from "../../acp/modules.ts"
import { envelope, messagesOf, referencesIn } from "../../acp/protocol.ts"
import type { Protocol } from "../../acp/protocol.ts"
import type { DefinitionShape, Shape } from "../../acp/shape.ts"
import { concat, group, indent, line, print } from "../../text/layout.ts"
import { call, docComment, header, importOf } from "../../text/typescript.ts"
import { signature } from "../decoder/functions.ts"
import { isInline, predicateOf } from "./fits.ts"
import { namesOf } from "./names.ts"
import { shapeConstant } from "./shapes.ts"
import { typeOf } from "./types.ts"

/** What every module says of where its types come from. */
export const notice =
  "// Derived from the Agent Client Protocol's schema, which is licensed under the Apache License 2.0: catalog/acp/v1/LICENSE."

const kernelNames: ReadonlySet<string> = new Set(["isObject", "own"])

/** The names that a module imports, by the file that has them. */
type Imports = Map<string, Set<string>>

/** A module: the decoders of its method's messages, then its types, predicates and shapes. */
export function moduleText(module: ProtocolModule, protocol: Protocol, places: ReadonlyMap<string, string>): string {
  const imports: Imports = new Map()
  const types: Imports = new Map()
  const use = (into: Imports, name: string, file: string): string => {
    into.set(file, (into.get(file) ?? new Set()).add(name))
    return name
  }
  const foreign = (into: Imports, name: string, definition: string): string =>
    places.get(definition) === module.name ? name : use(into, name, `./${places.get(definition)}.ts`)
  const uses = {
    definition: (name: string) => known(protocol, name),
    kernel: (name: string) => use(imports, name, kernelNames.has(name) ? "../kernel.ts" : "./fits.ts"),
    build: (name: string) => use(name.endsWith("Shape") ? types : imports, name, "./shape.ts"),
    fits: (name: string) => foreign(imports, namesOf(name).fits, name),
    shape: (name: string) => foreign(imports, namesOf(name).shape, name),
  }
  const decoders = decodedIn(module).map((name) => {
    const { type, fits, shape } = namesOf(name)
    const again = Object.hasOwn(protocol.leniency.readsNullAsEmpty, name) ? "rereadOrNull" : "reread"
    use(imports, "whole", "./fits.ts")
    use(imports, again, "./reread.ts")
    use(types, "Lenient", "./lenient.ts")
    return decoderOf(name, type, fits, again, shape)
  })
  const declared = module.definitions.map((definition) => {
    const kept = Object.hasOwn(protocol.leniency.keepsUnknownVariants, definition.name)
    if (kept) use(types, "UnknownVariant", "./lenient.ts")
    if (mentionsMeta(definition.shape)) use(types, "Meta", "./lenient.ts")
    for (const to of referencesIn(definition.shape)) foreign(types, namesOf(to).type, to)
    return typeOf(definition, kept)
  })
  const checked = module.definitions
    .filter((one) => !isInline(one))
    .map((definition) => {
      const kept = Object.hasOwn(protocol.leniency.keepsUnknownVariants, definition.name)
      const exported = module.method === null
      return `${predicateOf(definition, exported, uses)}\n${shapeConstant(definition, exported, kept, uses)}`
    })
  return [`${header}\n${notice}\n${importLines(imports, types)}`, ...decoders, ...declared, ...checked].join("\n")
}

/** The definitions that have decoders: the messages of a module's method, and what an envelope holds. */
export function decodedIn({ method, definitions }: ProtocolModule): readonly string[] {
  const names = definitions.map(({ name }) => name)
  return [...(method === null ? [] : messagesOf(method)), ...names.filter((name) => envelope.includes(name))]
}

function decoderOf(name: string, type: string, fits: string, again: string, shape: string): string {
  const others = fits === "fitsRequestId" ? "" : ", 0"
  const comment = `Reads \`${name}\` as leniently as the schema's hints let it, and says what was salvaged. Never throws.`
  const head = print(signature(`export function decode${type}`, ["input: unknown"], `Lenient<${type}>`))
  const otherwise = concat(line, ": ", call(again, ["input", shape]))
  const result = group(`${fits}(input${others})`, indent(line, "? whole(input)", otherwise))
  return `${docComment(comment)}\n${head}\n${print(concat("return ", result), 2)}\n}\n`
}

function mentionsMeta(shape: Shape): boolean {
  if (shape.kind === "object") return shape.members.some((member) => mentionsMeta(member.shape))
  return shape.kind === "record" || (shape.kind === "nullable" && mentionsMeta(shape.of))
}

function known(protocol: Protocol, name: string): DefinitionShape {
  const found = protocol.definitions.get(name)
  if (found === undefined) throw new Error(`the protocol schema has no definition ${name}`)
  return found
}

function importLines(imports: Imports, types: Imports): string {
  const files = [...new Set([...imports.keys(), ...types.keys()])].toSorted(byCodeUnit)
  const lines = files.flatMap((file) => [
    ...clause(imports.get(file), file, false),
    ...clause(types.get(file), file, true),
  ])
  return lines.map((one) => `${one}\n`).join("")
}

function clause(names: ReadonlySet<string> | undefined, file: string, types: boolean): readonly string[] {
  return names === undefined ? [] : [print(importOf([...names].toSorted(byCodeUnit), file, { types }))]
}
