import type { FactValue } from "../../model/fact.ts"
import { headerSentence } from "../plan/header.ts"
import { broken, concat, group, hardline, ifBreak, indent, join, line, softline } from "./layout.ts"
import type { Doc } from "./layout.ts"
import { propertyKey } from "./names.ts"

/** The first line of every generated module. */
export const header: string = `// ${headerSentence}`

const commentWidth = 100
/** Printable ASCII that no literal escapes. */
const plainText: RegExp = /^[ !#-&(-;=-[\]-~]*$/
// Everything whose width or reading direction an editor could show otherwise than it is written.
const unsafe: RegExp = /[^\u0020-\u007e\u00a1-\u00a8\u00aa-\u00ac\u00af-\u02ff\u2010-\u2027]/g
const unsafeInComment: RegExp = /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu

/** A string literal in the quotes that Prettier would choose; holds any text, also inside a script element. */
export function stringLiteral(text: string): string {
  if (plainText.test(text)) return `"${text}"`
  const quote = text.split('"').length > text.split("'").length ? "'" : '"'
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll(/<(?=\/script|!--)/gi, "\\x3C")
    .replaceAll(unsafe, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
  return quote + escaped + quote
}

/** A number as Prettier writes it; `-0` is 0. */
export function numberLiteral(value: number): string {
  return String(value === 0 ? 0 : value).replace("e+", "e")
}

/** A literal of the payload language. */
export function scalarLiteral(value: string | number | boolean): string {
  return typeof value === "string"
    ? stringLiteral(value)
    : typeof value === "number"
      ? numberLiteral(value)
      : String(value)
}

/** A regular expression literal with the `u` flag. Throws on a malformed pattern: loading refuses it. */
export function regexLiteral(pattern: string): string {
  const escaped = new RegExp(pattern, "u").source.replaceAll(
    /[^\u0020-\u007e]/gu,
    (point) => `\\u{${(point.codePointAt(0) ?? 0).toString(16)}}`,
  )
  return `/${escaped}/u`
}

/** A text on one line, without what an editor could show otherwise than it is written. */
export function plainLine(text: string): string {
  return text
    .replaceAll(/[\s\u2028\u2029]+/gu, " ")
    .trim()
    .replaceAll(unsafeInComment, "\ufffd")
}

/** A documentation comment, wrapped; no text can close it. `column` is its indentation. */
export function docComment(text: string, column = 0): string {
  const safe = plainLine(text).replaceAll(/(?<=\*)\/|(?<=<)\/(?=script)/gi, "\\/")
  const margin = " ".repeat(column)
  const whole = `${margin}/** ${safe} */`
  if (whole.length <= commentWidth) return whole
  const lines = wrapped(safe, commentWidth - column - 3)
  return [`${margin}/**`, ...lines.map((words) => `${margin} * ${words}`), `${margin} */`].join("\n")
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let current = ""
  for (const word of text.split(" ")) {
    const next = current === "" ? word : `${current} ${word}`
    if (current !== "" && next.length > width) {
      lines.push(current)
      current = word
    } else current = next
  }
  return [...lines, current]
}

/** A call: its arguments on one line, or one on each. */
export function call(callee: string, args: readonly Doc[]): Doc {
  if (args.length === 0) return `${callee}()`
  return concat(callee, group("(", indent(softline, join(concat(",", line), args)), ifBreak(","), softline, ")"))
}

/** An object literal, always on several lines unless empty; no member name can set a prototype. */
export function objectLiteral(members: readonly (readonly [string, Doc])[]): Doc {
  if (members.length === 0) return "{}"
  return concat(
    "{",
    indent(...members.map(([name, value]) => concat(hardline, property(name, value), ","))),
    hardline,
    "}",
  )
}

function property(name: string, value: Doc): Doc {
  const key = name === "__proto__" ? '["__proto__"]' : propertyKey(name, stringLiteral)
  const breaks = typeof value === "string" && /^["'A-Za-z_$]/.test(value) && !/^(?:true|false|null)$/.test(value)
  return breaks && key.length > 4 ? concat(key, ":", group(indent(line, value))) : concat(key, ": ", value)
}

/** An array literal: on one line if it fits, else an element on each. */
export function arrayLiteral(elements: readonly Doc[]): Doc {
  return elements.length === 0 ? "[]" : group(...listed(elements))
}

/** An array literal of arrays: an element on each line, as soon as there are two with more than one element each. */
export function arrayOfArrays(arrays: readonly (readonly Doc[])[]): Doc {
  const elements = arrays.map(arrayLiteral)
  return elements.length > 1 && arrays.every((array) => array.length > 1)
    ? broken(...listed(elements))
    : arrayLiteral(elements)
}

/** A JSON value as a literal. */
export function jsonLiteral(value: FactValue): Doc {
  if (value === null) return "null"
  if (typeof value !== "object") return scalarLiteral(value)
  if (!Array.isArray(value))
    return objectLiteral(Object.entries(value).map(([name, inner]) => [name, jsonLiteral(inner)]))
  const items = value as readonly FactValue[]
  const elements = items.map(jsonLiteral)
  const isMatrix = items.length > 1 && items.every((item) => Array.isArray(item) && item.length > 1)
  return isMatrix ? broken(...listed(elements)) : arrayLiteral(elements)
}

function listed(elements: readonly Doc[]): readonly Doc[] {
  return ["[", indent(softline, join(concat(",", line), elements)), ifBreak(","), softline, "]"]
}

/** `export const NAME: TYPE = VALUE`, or without `export` and type. */
export function constant(name: string, value: Doc, { type = null }: { readonly type?: Doc | null } = {}): Doc {
  const left = type === null ? `const ${name} =` : concat(`export const ${name}: `, type, " =")
  return typeof value === "string" ? concat(left, group(indent(line, value))) : concat(left, " ", value)
}

/** A type with one argument: one of these texts, or none where there are none. */
export function typeOfTexts(name: string, texts: readonly string[]): Doc {
  const literals = texts.map(stringLiteral)
  const union = group(ifBreak("| "), join(concat(line, "| "), literals))
  return texts.length < 2
    ? `${name}<${literals[0] ?? "never"}>`
    : concat(`${name}<`, group(indent(softline, union), softline), ">")
}

/** `import { … } from "…"` of the names given, in code-unit order; types alone are imported as types. */
export function importOf(
  names: readonly string[],
  from: string,
  { types = false }: { readonly types?: boolean } = {},
): Doc {
  return clause(types ? "import type" : "import", names, from)
}

/** `export { … } from "…"`. */
export function exportFrom(
  names: readonly string[],
  from: string,
  { types = false }: { readonly types?: boolean } = {},
): Doc {
  return clause(types ? "export type" : "export", names, from)
}

function clause(keyword: string, names: readonly string[], from: string): Doc {
  const source = ` } from ${stringLiteral(from)}`
  const [only] = names
  if (only !== undefined && names.length === 1) return `${keyword} { ${only}${source}`
  return group(keyword, " {", indent(line, join(concat(",", line), names), ifBreak(",")), line, source.slice(1))
}
