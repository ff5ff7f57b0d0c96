import type { Heading, InlineCode, Nodes, PhrasingContent, Table, Text } from "mdast"
import { gfmTableToMarkdown } from "mdast-util-gfm-table"
import { mdxToMarkdown } from "mdast-util-mdx"
import { toMarkdown } from "mdast-util-to-markdown"
import type { Handle, Options, Unsafe } from "mdast-util-to-markdown"
import { remembering } from "../remembering.ts"

/** A piece of a line: text, code or a link. */
export type Inline = PhrasingContent

/** What a cell, a heading or a paragraph is given as; a string is plain text, whatever it holds. */
export type Phrase = string | readonly Inline[]

/** Among words, but not in the address of a link, where these patterns are no syntax. */
const inWords: Pick<Unsafe, "inConstruct" | "notInConstruct"> = {
  inConstruct: "phrasing",
  notInConstruct: ["destinationRaw", "destinationLiteral"],
}

/**
 * What reads as syntax to MDX and to the renderers of these pages, beyond what the extensions of mdast know of.
 * Every pattern is one character to escape and what must stand around it.
 */
const unsafe: readonly Unsafe[] = [
  { character: "~", ...inWords },
  { character: "$", ...inWords },
  { character: ":", before: "[PpSs]", after: "\\/", ...inWords },
  { character: ".", before: "[Ww][Ww][Ww]", ...inWords },
  { character: "@", before: "(?<=[+.\\w-])", after: "(?=[\\w-]+[._])", ...inWords },
  { atBreak: true, character: "e", after: "xport\\b" },
  { atBreak: true, character: "i", after: "mport\\b" },
  { atBreak: true, character: ":", after: ":" },
]

/** Plain text. Lone surrogates and U+0000, which no Markdown file can hold, become U+FFFD. */
export function text(value: string): Inline {
  return { type: "text", value: suspect.test(value) ? value.replaceAll(/[\0\p{Cs}]/gu, "�") : value }
}

/** Whether a closer look is due: half of a pair or both, told without reading pairs, at a fraction of the cost. */
const suspect = /[\0\ud800-\udfff]/

/** Code; plain text where a code span cannot hold the value: nothing, a line end, or a backslash before a pipe. */
export function code(value: string): Inline {
  const isText = value === "" || /[\r\n]|\\+\|/.test(value) || (suspect.test(value) && /[\0\p{Cs}]/u.test(value))
  return isText ? text(value) : { type: "inlineCode", value }
}

/** A link; a label given as a string is plain text. What an address cannot hold, or MDX would not read in one, is percent-encoded. */
export function link(label: string | Inline, url: string): Inline {
  const children: PhrasingContent[] = typeof label === "string" ? [text(label)] : [label]
  return {
    type: "link",
    url: url.replaceAll(/[^\w/.#:?&=%+,;@~!$'*-]/gu, percentEncoded),
    children,
  }
}

function percentEncoded(character: string): string {
  return [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("")
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
  const lines = [columns, ...rows].map((cells) => rowText(cells.map(cellText)))
  return [lines[0], rowText(columns.map(() => "-")), ...lines.slice(1)].join("\n")
}

function rowText(cells: readonly string[]): string {
  return `|${cells.map((cell) => (cell === "" ? " " : ` ${cell} `)).join("|")}|`
}

/** A cell's text; what is not plain goes through the serialiser in a table of its own, where it is escaped as in any other. */
function cellText(phrase: Phrase): string {
  const pieces = inlines(phrase)
  const direct = directText(pieces)
  if (direct !== null) return direct
  const cell: Table = {
    type: "table",
    children: [{ type: "tableRow", children: [{ type: "tableCell", children: pieces }] }],
  }
  return serialised(cell).slice(0, -"\n| - |".length).replace(/^\| ?/, "").replace(/ ?\|$/, "")
}

/** A heading on one line, in the form `## text`; line ends in it become spaces. */
export function headingText(depth: Heading["depth"], phrase: Phrase): string {
  const children = inlines(phrase).map(onOneLine)
  const direct = directText(children)
  return direct === null ? serialised({ type: "heading", depth, children }) : `${"#".repeat(depth)} ${direct}`.trimEnd()
}

/** A paragraph on one line; line ends in it become spaces. No outer line feed; empty for an empty phrase. */
export function paragraphText(phrase: Phrase): string {
  const children = inlines(phrase).map(onOneLine)
  return directText(children) ?? serialised({ type: "paragraph", children })
}

/** An unordered list of phrases, each on one line; empty for no phrase. */
export function listText(phrases: readonly Phrase[]): string {
  return phrases.map((phrase) => `- ${paragraphText(phrase)}`).join("\n")
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

/** Text with the marks of prose in it, wherever it stands between other pieces; see `directText` for what it must not begin with. */
const plainWords = /^(?:[A-Za-z0-9 .,;:?'"()/=%→×…—-]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9]))*$/u
/** A line that begins as no block and no module statement does, and does not end in a space. */
const plainLine = /^(?!import\b|export\b)[A-Za-z`[—](?:.*\S)?$/u
const address = /:\/\/|www\./iu
const plainAddress = /^[\w/.#:-]+$/u

/**
 * The text of pieces in which nothing is escaped, wherever a line begins with them; null where that needs a closer look.
 * The serialiser would give the same, at many times the cost.
 */
function directText(pieces: readonly Inline[]): string | null {
  let whole = ""
  for (const piece of pieces) {
    const direct = directPiece(piece)
    if (direct === null) return null
    whole += direct
  }
  return whole === "" || plainLine.test(whole) ? whole : null
}

function directPiece(piece: Inline): string | null {
  switch (piece.type) {
    case "text":
      return plainWords.test(piece.value) && !address.test(piece.value) ? piece.value : null
    case "inlineCode":
      return plainCode.test(piece.value) ? `\`${piece.value}\`` : null
    case "link": {
      const label = plainAddress.test(piece.url) ? piece.children.map(directPiece) : [null]
      return label.includes(null) ? null : `[${label.join("")}](${piece.url})`
    }
    default:
      return null
  }
}

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
  // MDX has no links between angle brackets.
  resourceLink: true,
  handlers: { text: escapedText, inlineCode: escapedCode },
  unsafe: [...unsafe],
}

/** What needs a closer look is mostly the same few cells on many pages: the codes of answers, the bounds of a text. */
function serialised(node: Nodes): string {
  return remember(JSON.stringify(node), () => toMarkdown(node, options).replace(/\n+$/u, ""))
}

const remember = remembering<string>(2_000)
