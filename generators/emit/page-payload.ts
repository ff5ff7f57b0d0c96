import { expectedOf, expectedTag } from "../../model/wire/expected.ts"
import { referenceDepth } from "../../model/wire-type.ts"
import type { Member, Payload, UnionType, WireType } from "../../model/wire-type.ts"
import { code, joined, prose, tableText, text } from "../text/markdown.ts"
import type { Inline, Phrase } from "../text/markdown.ts"

/** The tables of one payload: its members, and the named types that they mention; empty where there is nothing to list. */
export interface PayloadTables {
  readonly members: string
  readonly definitions: string
}

/** One line: a member at its dotted path (`[]` for items, `*` for free names), under which variants it stands, what it may be. */
interface Row {
  readonly path: string
  readonly when: readonly Inline[]
  readonly words: readonly Inline[]
  readonly required: string
  readonly description: string
}

/** A place still to be listed. */
interface Open {
  readonly path: string
  readonly when: readonly Inline[]
  readonly type: WireType
  readonly required: string
  readonly description: string
  readonly depth: number
  /** The object itself needs no line, its members do. */
  readonly silent: boolean
}

/** Lists a payload in words. Named types stand once in a table of their own, whoever mentions them, so recursion ends. */
export function payloadTables(payload: Payload): PayloadTables {
  const tables = listed.get(payload) ?? tablesOf(payload)
  listed.set(payload, tables)
  return tables
}

/** What was listed of the same catalog: the page of a contract asks for the tables that those of its slots have. */
const listed = new WeakMap<Payload, PayloadTables>()

function tablesOf({ type, definitions }: Payload): PayloadTables {
  const silent = type.kind === "object" || type.kind === "union"
  const root: Open = { path: silent ? "" : "value", when: [], type, required: "yes", description: "", depth: 0, silent }
  const named = definitions.map((definition): Open => ({
    ...root,
    path: definition.name,
    type: definition.type,
    required: "",
    description: definition.description ?? "",
    silent: false,
  }))
  return { members: table("Member", rowsOf([root])), definitions: table("Name", rowsOf(named)) }
}

/** A column stands only where some row has something to say in it. */
function table(heading: string, rows: readonly Row[]): string {
  if (rows.length === 0) return ""
  const columns: readonly (readonly [string, boolean, (row: Row) => Phrase])[] = [
    [heading, true, ({ path }) => [code(path)]],
    ["When", rows.some(({ when }) => when.length > 0), ({ when }) => when],
    ["Type", true, ({ words }) => words],
    ["Required", rows.some(({ required }) => required !== ""), ({ required }) => required],
    ["Description", rows.some(({ description }) => description !== ""), ({ description }) => prose(description)],
  ]
  const shown = columns.filter(([, told]) => told)
  const headings = shown.map(([name]) => name)
  return tableText(
    headings,
    rows.map((row) => shown.map(([, , cell]) => cell(row))),
  )
}

function rowsOf(places: readonly Open[]): readonly Row[] {
  const rows: Row[] = []
  const open = places.toReversed()
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { path, when, required, description } = place
    const { words, inner, suffix } = described(place.type)
    const cut = place.depth === referenceDepth && (inner.kind === "object" || inner.kind === "union")
    if (!place.silent)
      rows.push({
        path,
        when,
        words: cut ? [...words, text(", deeper members as the schema says")] : words,
        required,
        description,
      })
    if (cut) continue
    const depth = place.depth + 1
    if (inner.kind === "object")
      open.push(...inner.members.map((member) => below(path + suffix, when, member, depth)).toReversed())
    if (inner.kind === "union") {
      rows.push({
        path: under(path + suffix, inner.tag),
        when,
        words: [text(expectedTag(inner.variants.map(({ name }) => name)))],
        required: "yes",
        description: "",
      })
      open.push(...variantMembers(path + suffix, when, inner, depth).toReversed())
    }
  }
  return rows
}

/** The members of all variants; one that says the same in several stands once, with the variants that have it. */
function variantMembers(path: string, when: readonly Inline[], union: UnionType, depth: number): readonly Open[] {
  const groups = new Map<string, { readonly member: Member; readonly variants: string[] }>()
  for (const variant of union.variants)
    for (const member of variant.members) {
      const { words, inner } = described(member.type)
      const alone = inner.kind === "object" || inner.kind === "union" ? variant.name : ""
      const key = JSON.stringify([member.name, member.optional, member.description, words, alone])
      const group = groups.get(key)
      if (group === undefined) groups.set(key, { member, variants: [variant.name] })
      else group.variants.push(variant.name)
    }
  return [...groups.values()].map(({ member, variants }) => {
    const condition = [
      code(under(path, union.tag)),
      text(" is "),
      ...joined(
        variants.map((name) => [code(name)]),
        " or ",
      ),
    ]
    const everywhere = variants.length === union.variants.length
    const both = when.length === 0 ? condition : [...when, text(", "), ...condition]
    return below(path, everywhere ? when : both, member, depth)
  })
}

function below(
  path: string,
  when: readonly Inline[],
  { name, type, optional, description }: Member,
  depth: number,
): Open {
  return {
    path: under(path, name),
    when,
    type,
    required: optional ? "no" : "yes",
    description: description ?? "",
    depth,
    silent: false,
  }
}

function under(path: string, name: string): string {
  if (!/^[\w$-]+$/u.test(name)) return `${path}[${JSON.stringify(name)}]`
  return path === "" ? name : `${path}.${name}`
}

/** A type in words, the type of its innermost values, and how a path to those goes on. */
function described(type: WireType): {
  readonly words: readonly Inline[]
  readonly inner: WireType
  readonly suffix: string
} {
  const words: Inline[] = []
  let suffix = ""
  let inner = type
  for (let depth = 0; depth < referenceDepth; depth += 1) {
    const orNull = inner.kind === "nullable" ? " or null" : ""
    if (inner.kind === "nullable") inner = inner.of
    if (inner.kind === "list") {
      words.push(text(`${expectedOf(inner)}${orNull}, each `))
      suffix += "[]"
      inner = inner.item
    } else if (inner.kind === "map") {
      words.push(text(`${expectedOf(inner)}${orNull} with any names (${expectedOf(inner.names)}), each `))
      suffix += ".*"
      inner = inner.value
    } else if (inner.kind !== "nullable") {
      const further = inner.kind === "object" && inner.excess === "keep" ? ", further members allowed" : ""
      words.push(inner.kind === "reference" ? code(inner.to) : text(expectedOf(inner)), text(orNull + further))
      return { words, inner, suffix }
    }
  }
  return { words: [...words, text("as the schema says")], inner, suffix }
}
