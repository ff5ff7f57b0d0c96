import type { Member, WireType } from "../../model/wire-type.ts"
import type { Model } from "./payloads.ts"

/**
 * The same models for TypeSpec, each a JSON Schema of its own. What TypeSpec can not say inline (a bounded item of a
 * list, a literal number) gets a declaration, as its users write it.
 */
export function typespecOf(models: readonly Model[]): string {
  const printed = models.map(({ name, payload }) => {
    const more: string[] = []
    const named = payload.definitions.map((definition) => declarationOf(definition.name, definition.type, more))
    const own = declarationOf(name, payload.type, more)
    return [...more, ...named, own].join("\n")
  })
  return `import "@typespec/json-schema";\n\nusing TypeSpec.JsonSchema;\n\n@jsonSchema\nnamespace Bench;\n\n${printed.join("\n\n")}\n`
}

function declarationOf(name: string, type: WireType, more: string[]): string {
  if (type.kind === "object") return modelOf(name, type.members, more)
  if (type.kind !== "union") return aliasOf(name, type)
  const variants = type.variants.map((variant) => {
    const of = `${name}${variant.name[0]?.toUpperCase()}${variant.name.slice(1)}`
    more.push(modelOf(of, variant.members, more, `  ${type.tag}: ${JSON.stringify(variant.name)};`))
    return `  ${variant.name}: ${of},`
  })
  return `@oneOf\nunion ${name} {\n${variants.join("\n")}\n}`
}

function modelOf(name: string, members: readonly Member[], more: string[], ...first: readonly string[]): string {
  const lines = members.map((member) => {
    const { decorators, text } = memberType(`${name}_${member.name}`, member.type, more)
    return `  ${decorators}${member.name}${member.optional ? "?" : ""}: ${text};`
  })
  return `model ${name} {\n${[...first, ...lines].join("\n")}\n}`
}

function memberType(
  name: string,
  type: WireType,
  more: string[],
): { readonly decorators: string; readonly text: string } {
  switch (type.kind) {
    case "literal":
      return {
        decorators: "",
        text: type.values.every((value) => typeof value === "boolean")
          ? "boolean"
          : type.values.map((value) => JSON.stringify(value)).join(" | "),
      }
    case "text":
    case "integer":
    case "number":
      return { decorators: boundsOf(type), text: scalarOf(type) }
    case "list": {
      if (type.item.kind === "reference") return { decorators: `@maxItems(${type.max}) `, text: `${type.item.to}[]` }
      more.push(aliasOf(`${name}_item`, type.item))
      return { decorators: `@maxItems(${type.max}) `, text: `${name}_item[]` }
    }
    case "object":
      more.push(modelOf(name, type.members, more))
      return { decorators: "", text: name }
    case "nullable": {
      const { decorators, text } = memberType(name, type.of, more)
      return { decorators, text: `${text} | null` }
    }
    default:
      throw new Error(`no member of an invented payload is a ${type.kind}`)
  }
}

function aliasOf(name: string, type: WireType): string {
  return `${boundsOf(type)}scalar ${name} extends ${scalarOf(type)};`
}

function scalarOf({ kind }: WireType): string {
  return kind === "text" ? "string" : kind === "integer" ? "safeint" : "float64"
}

function boundsOf(type: WireType): string {
  if (type.kind === "integer" || type.kind === "number") return `@minValue(${type.min}) @maxValue(${type.max}) `
  if (type.kind !== "text") return ""
  const pattern = type.pattern === null ? "" : `@pattern(${JSON.stringify(type.pattern)}) `
  return `@minLength(${type.min}) @maxLength(${type.max}) ${pattern}`
}
