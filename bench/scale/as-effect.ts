import type { Member, Payload, WireType } from "../../model/wire-type.ts"

/** The statements that a catalog module needs before a payload's schema, and the schema itself. */
export function effectOf({ type, definitions }: Payload): { readonly before: string; readonly schema: string } {
  const before = definitions.flatMap(({ name, type: of }) => [
    `/** What ${name} is. */`,
    `const ${name}: Schema.Top = ${schemaOf(of)}.annotate({ identifier: ${JSON.stringify(name)} })`,
  ])
  return { before: before.map((line) => `${line}\n`).join(""), schema: schemaOf(type) }
}

function schemaOf(type: WireType): string {
  switch (type.kind) {
    case "literal":
      return type.values.every((value) => typeof value === "boolean")
        ? "Schema.Boolean"
        : `Schema.Literals(${JSON.stringify(type.values)})`
    case "text": {
      const pattern = type.pattern === null ? "" : `, Schema.isPattern(/${type.pattern}/)`
      return `Schema.String.check(Schema.isBetweenCodePoints(${type.min}, ${type.max})${pattern})`
    }
    case "integer":
      return `Schema.Int.check(Schema.isBetween({ minimum: ${type.min}, maximum: ${type.max} }))`
    case "number":
      return `Schema.Finite.check(Schema.isBetween({ minimum: ${type.min}, maximum: ${type.max} }))`
    case "list":
      return `Schema.Array(${schemaOf(type.item)}).check(Schema.isMaxLength(${type.max}))`
    case "object":
      return structOf(type.members)
    case "union":
      return `Schema.Union([${type.variants
        .map(({ name, members }) => structOf(members, `${type.tag}: Schema.Literal(${JSON.stringify(name)})`))
        .join(", ")}])`
    case "nullable":
      return `Schema.NullOr(${schemaOf(type.of)})`
    case "reference":
      return `Schema.suspend(() => ${type.to})`
    default:
      throw new Error(`no invented payload has a ${type.kind}`)
  }
}

function structOf(members: readonly Member[], ...first: readonly string[]): string {
  const listed = members.map(({ name, type, optional }) => {
    const schema = schemaOf(type)
    return `${name}: ${optional ? `Schema.optionalKey(${schema})` : schema}`
  })
  return `Schema.Struct({ ${[...first, ...listed].join(", ")} })`
}
