/** How a keyword's value is read. Only `schema`, `schemas`, `schema-map` and `pattern-map` hold schemas; the rest is data. */
export type Keyword =
  | {
      readonly kind:
        | "schema"
        | "schemas"
        | "schema-map"
        | "pattern-map"
        | "data"
        | "enumeration"
        | "list"
        | "annotation"
        | "string"
        | "boolean"
        | "count"
        | "number"
        | "divisor"
        | "types"
        | "names"
        | "names-map"
        | "pattern"
        | "format"
        | "unique"
        | "reference"
        | "identifier"
        | "dialect"
    }
  | { readonly kind: "refused"; readonly code: string; readonly fix: string }

/** The one dialect, as `$schema` names it. */
export const dialectUri: string = "https://json-schema.org/draft/2020-12/schema"

const formatNames = [
  "date-time",
  "date",
  "time",
  "duration",
  "email",
  "idn-email",
  "hostname",
  "idn-hostname",
  "ipv4",
  "ipv6",
  "uri",
  "uri-reference",
  "iri",
  "iri-reference",
  "uuid",
  "uri-template",
  "json-pointer",
  "relative-json-pointer",
  "regex",
] as const

/** A format of the dialect. Each of them is asserted. */
export type FormatName = (typeof formatNames)[number]

/** Their names. */
export const formats: readonly string[] = formatNames

/** Whether a text is the name of a format. */
export function isFormat(text: string): text is FormatName {
  return formats.includes(text)
}

/** The types that a value can have. */
export const typeNames: readonly string[] = ["null", "boolean", "object", "array", "number", "string", "integer"]

const dynamic: Keyword = {
  kind: "refused",
  code: "ref-dynamic",
  fix: "refer to a definition with $ref and #/$defs/NAME, without recursion",
}

const unevaluated: Keyword = {
  kind: "refused",
  code: "unevaluated",
  fix: "use additionalProperties or items beside the properties and items that they complete",
}

/** Every keyword that may stand in a schema, and those whose refusal has words of its own. */
export const keywords: ReadonlyMap<string, Keyword> = new Map<string, Keyword>([
  ["$id", { kind: "identifier" }],
  ["$schema", { kind: "dialect" }],
  ["$ref", { kind: "reference" }],
  ["$defs", { kind: "schema-map" }],
  ["$comment", { kind: "annotation" }],
  ["title", { kind: "annotation" }],
  ["description", { kind: "annotation" }],
  ["default", { kind: "data" }],
  ["examples", { kind: "list" }],
  ["deprecated", { kind: "boolean" }],
  ["readOnly", { kind: "boolean" }],
  ["writeOnly", { kind: "boolean" }],
  ["type", { kind: "types" }],
  ["enum", { kind: "enumeration" }],
  ["const", { kind: "data" }],
  ["allOf", { kind: "schemas" }],
  ["anyOf", { kind: "schemas" }],
  ["oneOf", { kind: "schemas" }],
  ["not", { kind: "schema" }],
  ["if", { kind: "schema" }],
  ["then", { kind: "schema" }],
  ["else", { kind: "schema" }],
  ["properties", { kind: "schema-map" }],
  ["patternProperties", { kind: "pattern-map" }],
  ["additionalProperties", { kind: "schema" }],
  ["propertyNames", { kind: "schema" }],
  ["minProperties", { kind: "count" }],
  ["maxProperties", { kind: "count" }],
  ["required", { kind: "names" }],
  ["dependentRequired", { kind: "names-map" }],
  ["dependentSchemas", { kind: "schema-map" }],
  ["prefixItems", { kind: "schemas" }],
  ["items", { kind: "schema" }],
  ["contains", { kind: "schema" }],
  ["minContains", { kind: "count" }],
  ["maxContains", { kind: "count" }],
  ["minItems", { kind: "count" }],
  ["maxItems", { kind: "count" }],
  ["uniqueItems", { kind: "unique" }],
  ["minLength", { kind: "count" }],
  ["maxLength", { kind: "count" }],
  ["pattern", { kind: "pattern" }],
  ["format", { kind: "format" }],
  ["contentEncoding", { kind: "string" }],
  ["contentMediaType", { kind: "string" }],
  ["contentSchema", { kind: "schema" }],
  ["minimum", { kind: "number" }],
  ["maximum", { kind: "number" }],
  ["exclusiveMinimum", { kind: "number" }],
  ["exclusiveMaximum", { kind: "number" }],
  ["multipleOf", { kind: "divisor" }],
  ["$dynamicRef", dynamic],
  ["$dynamicAnchor", dynamic],
  ["$recursiveRef", dynamic],
  ["$recursiveAnchor", dynamic],
  ["$anchor", { kind: "refused", code: "anchor", fix: "drop it, and refer to the schema by its place: #/$defs/NAME" }],
  ["$vocabulary", { kind: "refused", code: "vocabulary", fix: "drop it: it has a meaning in metaschemas alone" }],
  ["unevaluatedItems", unevaluated],
  ["unevaluatedProperties", unevaluated],
  ["definitions", { kind: "refused", code: "legacy-keyword", fix: "write $defs, and #/$defs/NAME in references" }],
  ["dependencies", { kind: "refused", code: "legacy-keyword", fix: "write dependentRequired or dependentSchemas" }],
  [
    "additionalItems",
    { kind: "refused", code: "legacy-keyword", fix: "write prefixItems for the first, items for the rest" },
  ],
  [
    "$data",
    { kind: "refused", code: "unknown-keyword", fix: "write the value itself: a value cannot supply its schema" },
  ],
])

/** The keywords that a schema may hold: what a mistyped one could have meant. */
export const allowedKeywords: readonly string[] = [...keywords].flatMap(([name, { kind }]) =>
  kind === "refused" ? [] : [name],
)

/** Whether a keyword is an extension: an annotation that nobody reads here. */
export function isExtension(name: string): boolean {
  return name.startsWith("x-")
}
