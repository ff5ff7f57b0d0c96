import type { Heading, InlineCode, Nodes, PhrasingContent, Table, Text } from "mdast"
import { gfmTableToMarkdown } from "mdast-util-gfm-table"
import { mdxToMarkdown } from "mdast-util-mdx"
import { toMarkdown } from "mdast-util-to-markdown"
import type { Handle, Options, Unsafe } from "mdast-util-to-markdown"

/** A piece of a line: text, code or a link. */
export type Inline = PhrasingContent

/** What a cell, a heading or a paragraph is given as; a string is plain text, whatever it holds. */
export type Phrase = string | readonly Inline[]

/**
 * What reads as syntax to MDX and to the renderers of these pages, beyond what the extensions of mdast know of.
 * Every pattern is one character to escape and what must stand around it.
 */
const unsafe: readonly Unsafe[] = [
  { character: "~", inConstruct: "phrasing" },
  { character: "$", inConstruct: "phrasing" },
  { character: ":", before: "[PpSs]", after: "\\/", inConstruct: "phrasing" },
  { character: ".", before: "[Ww][Ww][Ww]", inConstruct: "phrasing" },
  { character: "@", before: "(?<=[+.\\w-])", after: "(?=[\\w-]+[._])", inConstruct: "phrasing" },
  { atBreak: true, character: "e", after: "xport\\b" },
  { atBreak: true, character: "i", after: "mport\\b" },
  { atBreak: true, character: ":", after: ":" },
]

/** Plain text. Lone surrogates and U+0000, which no Markdown file can hold, become U+FFFD. */
export function text(value: string): Inline {
  return { type: "text", value: value.replaceAll(/[\0\p{Cs}]/gu, "�") }
}

/** Code; plain text where a code span cannot hold the value: nothing, a line end, or a backslash before a pipe. */
export function code(value: string): Inline {
  return value === "" || /[\r\n\0\p{Cs}]|\\+\|/u.test(value) ? text(value) : { type: "inlineCode", value }
}

/** A link with text as its label. */
export function link(label: string, url: string): Inline {
  return { type: "link", url, children: [{ type: "text", value: label }] }
}

/** Text in which `code` between single backticks becomes code, and nothing else is syntax. */
export function prose(value: string): readonly Inline[] {
  const pieces = value.split(/(?<![`\\])`([^`]+)`(?!`)/u)
  return pieces.flatMap((piece, index) => (piece === "" ? [] : index % 2 === 1 ? code(piece) : text(piece)))
}

/** Phrases with a separator between them. */
export function joined(phrases: readonly Phrase[], separator: string): readonly Inline[] {
  return phrases.flatMap((phrase, index) => (index === 0 ? inlines(phrase) : [text(separator), ...inlines(phrase)]))
}

/** An unaligned table, so that a longer cell changes one line. Rows have as many cells as there are columns. No outer line feed. */
export function tableText(columns: readonly Phrase[], rows: readonly (readonly Phrase[])[]): string {
  const table: Table = {
    type: "table",
    children: [columns, ...rows].map((cells) => ({
      type: "tableRow",
      children: cells.map((cell) => ({ type: "tableCell", children: inlines(cell) })),
    })),
  }
  return serialised(table)
}

/** A heading on one line, in the form `## text`; line ends in it become spaces. */
export function headingText(depth: Heading["depth"], phrase: Phrase): string {
  return serialised({ type: "heading", depth, children: inlines(phrase).map(onOneLine) })
}

/** A paragraph on one line; line ends in it become spaces. No outer line feed; empty for an empty phrase. */
export function paragraphText(phrase: Phrase): string {
  return serialised({ type: "paragraph", children: inlines(phrase).map(onOneLine) })
}

/** The pieces of a phrase, neighbouring texts made one: what is escaped at their border depends on both. */
function inlines(phrase: Phrase): PhrasingContent[] {
  const pieces: PhrasingContent[] = []
  for (const piece of typeof phrase === "string" ? [text(phrase)] : phrase) {
    const last = pieces.at(-1)
    if (piece.type !== "text" || last?.type !== "text") pieces.push(piece)
    else pieces[pieces.length - 1] = text(last.value + piece.value)
  }
  return pieces
}

function onOneLine(inline: Inline): Inline {
  return inline.type === "text" ? { ...inline, value: inline.value.replaceAll(/\s*[\r\n]\s*/gu, " ") } : inline
}

/** Words of a sentence or a name: nothing in them is ever escaped, so the table of patterns need not be asked. */
const plain = /^(?!import\b|export\b),? ?[A-Za-z0-9]+(?:(?:,? |_)[A-Za-z0-9]+)*,? ?$/u

/** Code that stands between single backticks as it is. */
const plainCode = /^[^`|\s\\](?:[^`|\r\n\\]*[^`|\s\\])?$/u

function atEdge(neighbour: string): boolean {
  return neighbour === "|" || neighbour === "\n"
}

/**
 * Escapes text, but for underscores inside a word, which are never syntax and stand in most names. A space at the edge
 * of a cell becomes a reference, since readers trim cells.
 */
const escapedText: Handle = ({ value }: Text, _parent, state, info) => {
  if (
    plain.test(value) &&
    !(value.startsWith(" ") && atEdge(info.before)) &&
    !(value.endsWith(" ") && atEdge(info.after))
  )
    return value
  const cell = state.stack.includes("tableCell")
  const opening = cell && info.before === "|" && /^[ \t]/u.test(value) ? reference(value.slice(0, 1)) : ""
  const rest = opening === "" ? value : value.slice(1)
  const closing = cell && info.after === "|" && /[ \t]$/u.test(rest) ? reference(rest.slice(-1)) : ""
  const words = (closing === "" ? rest : rest.slice(0, -1)).split(/(?<=[A-Za-z0-9])(_+)(?=[A-Za-z0-9])/u)
  const safe = words.map((word, index) => {
    if (index % 2 === 1) return word
    const before = index > 0 ? "_" : (opening.at(-1) ?? info.before)
    const after = index < words.length - 1 ? "_" : (closing.at(0) ?? info.after)
    return state.safe(word, { ...info, before, after })
  })
  return opening + safe.join("") + closing
}

function reference(character: string): string {
  return `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`
}

const tables = gfmTableToMarkdown({ tablePipeAlign: false })

const escapedCode: Handle = (node: InlineCode, parent, state, info) =>
  plainCode.test(node.value) ? `\`${node.value}\`` : (tables.handlers?.inlineCode?.(node, parent, state, info) ?? "")

const options: Options = {
  extensions: [tables, mdxToMarkdown()],
  handlers: { text: escapedText, inlineCode: escapedCode },
  unsafe: [...unsafe],
}

function serialised(node: Nodes): string {
  return toMarkdown(node, options).replace(/\n+$/u, "")
}
