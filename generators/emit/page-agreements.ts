import type { Agreement } from "../../model/agreement.ts"
import { shapesOf } from "../../model/wire/shape.ts"
import type { Payload, WireType } from "../../model/wire-type.ts"
import { code, prose, tableText, text } from "../text/markdown.ts"
import type { Phrase } from "../text/markdown.ts"

/** An agreement and the object that it speaks of: its dotted path, a named type, or empty for the whole value. */
interface Row {
  readonly of: string
  readonly agreement: Agreement
}

/** Lists what the members of a payload's objects have to do with each other; empty where nothing is stated. */
export function agreementTable({ type, definitions }: Payload): string {
  const rows = [
    ...rowsOf(type, ""),
    ...definitions.flatMap((definition) => rowsOf(definition.type, definition.name)),
  ].toSorted((left, right) => Number(left.of !== "") - Number(right.of !== ""))
  if (rows.length === 0) return ""
  const placed = rows.some(({ of }) => of !== "")
  return tableText(
    ["Agreement", ...(placed ? ["Of"] : []), "What holds", "What mends it"],
    rows.map(({ of, agreement: { name, says, repair } }): readonly Phrase[] => [
      [code(name)],
      ...(placed ? [of === "" ? [text("the whole")] : [code(of)]] : []),
      prose(says),
      prose(repair),
    ]),
  )
}

function rowsOf(root: WireType, path: string): readonly Row[] {
  const rows: Row[] = []
  const open: { readonly type: WireType; readonly path: string }[] = [{ type: root, path }]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { type, path: of } = node
    if (type.kind === "list") open.push({ type: type.item, path: `${of}[]` })
    else if (type.kind === "map") open.push({ type: type.value, path: `${of}.*` })
    else if (type.kind === "nullable") open.push({ type: type.of, path: of })
    else if (type.kind === "object" || type.kind === "union")
      for (const shape of shapesOf(type)) {
        rows.push(...shape.agreements.map((agreement) => ({ of, agreement })))
        const inside = shape.members.map(({ name, type: inner }) => ({
          type: inner,
          path: of === "" ? name : `${of}.${name}`,
        }))
        open.push(...inside.toReversed())
      }
  }
  return rows
}
