import type { SchemaNode } from "../acp/json-schema.ts"

const hintPrefix = "x-deserialize-"
const prose: ReadonlySet<string> = new Set([
  "title",
  "description",
  "x-docs-ignore",
  "x-side",
  "x-method",
  "discriminator",
])

/** What a schema's node says, in short: its type, its bounds, its hints. Equal texts mean equal demands. */
export function said(node: SchemaNode): string {
  const { $ref, type, items, allOf, anyOf, oneOf, additionalProperties, properties, required, ...rest } = node
  const types = type === undefined ? [] : [typeof type === "string" ? type : type.join(" or ")]
  const alternatives = anyOf ?? oneOf
  const parts = [
    ...($ref === undefined ? [] : [$ref.slice($ref.lastIndexOf("/") + 1)]),
    ...types,
    ...(allOf ?? []).map(said),
    ...(alternatives === undefined ? [] : [alternatives.map(said).join(" or ")]),
    ...(items === undefined ? [] : [`of ${said(items)}`]),
    ...(typeof additionalProperties === "object" ? [`each ${said(additionalProperties)}`] : []),
    ...(additionalProperties === false ? ["closed"] : []),
    ...Object.entries(properties ?? {}).map(
      ([name, of]) => `${name}${required?.includes(name) === true ? "" : "?"}: ${said(of)}`,
    ),
    ...Object.entries(rest).flatMap(([keyword, value]) => keywordSaid(keyword, value)),
  ]
  return parts.length === 0 ? "anything" : parts.join(" ")
}

function keywordSaid(keyword: string, value: unknown): readonly string[] {
  if (prose.has(keyword)) return []
  if (keyword.startsWith(hintPrefix)) return value === true ? [`(${keyword.slice(hintPrefix.length)})`] : []
  return [`${keyword} ${JSON.stringify(value)}`]
}
