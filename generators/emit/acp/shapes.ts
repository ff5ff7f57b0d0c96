import type { DefinitionShape, Hint, MemberShape, Shape, TaggedShape } from "../../acp/shape.ts"
import { broken, concat, group, ifBreak, indent, join, line, print, printWidth, softline } from "../../text/layout.ts"
import type { Doc } from "../../text/layout.ts"
import { arrayLiteral, call, docComment, numberLiteral, scalarLiteral, stringLiteral } from "../../text/typescript.ts"
import { isInline } from "./fits.ts"
import { namesOf } from "./names.ts"

/** What a shape is written with: definitions by name, and a note of each name that is imported. */
export interface ShapeUses {
  readonly definition: (name: string) => DefinitionShape
  /** A name of `shape.ts`. */
  readonly build: (name: string) => string
  /** The shape of another definition. */
  readonly shape: (definition: string) => string
}

/** The constant that tells the reader of a definition. `kept`: its unknown variants are kept as they stand. */
export function shapeConstant(
  { name, shape }: DefinitionShape,
  exported: boolean,
  kept: boolean,
  uses: ShapeUses,
): string {
  const names = namesOf(name)
  const comment = exported
    ? `${docComment(`How \`${names.type}\` is read where it does not fit to the letter.`)}\n`
    : ""
  const type = uses.build(shape.kind === "object" ? "ObjectShape" : "Shape")
  const left = `${exported ? "export " : ""}const ${names.shape}: ${type} = `
  return `${comment}${print(concat(left, valueOf(name, shape, kept, left.length, uses)))}\n`
}

function valueOf(name: string, shape: Shape, kept: boolean, column: number, uses: ShapeUses): Doc {
  if (shape.kind === "object") {
    const members = shape.members.map((one) => memberOf(one, uses))
    return listing(uses.build(shape.open ? "openObject" : "object"), [stringLiteral(name)], members, { column })
  }
  return shape.kind === "tagged" ? taggedOf(name, shape, kept, column, uses) : shapeOf(shape, uses)
}

function taggedOf(name: string, shape: TaggedShape, kept: boolean, column: number, uses: ShapeUses): Doc {
  const { tag, variants, open, untagged } = shape
  const others = [
    ...(open === null ? [] : [`open: ${uses.shape(open)}`]),
    ...(untagged === null ? [] : [`untagged: ${uses.shape(untagged)}`]),
    ...(kept ? [`unknown: ${stringLiteral("kept")}`] : []),
  ]
  const pairs = variants.map(({ value, of }) => arrayLiteral([stringLiteral(value), uses.shape(of)]))
  const before = [stringLiteral(name), stringLiteral(tag), others.length === 0 ? "{}" : `{ ${others.join(", ")} }`]
  return listing(uses.build("tagged"), before, pairs, { column, breaks: variants.length > 1 })
}

/**
 * A call whose last argument is a list. The list hugs the call's brackets where the line up to its own opening one has
 * room; else each argument has a line of its own. `breaks`: the list is broken even if it has room.
 */
function listing(
  callee: string,
  before: readonly string[],
  items: readonly Doc[],
  { column = 0, breaks = false }: { readonly column?: number; readonly breaks?: boolean } = {},
): Doc {
  if (items.length === 0) return call(callee, [...before, "[]"])
  const parts = ["[", indent(softline, join(concat(",", line), items)), ifBreak(","), softline, "]"]
  const list = breaks ? broken(...parts) : group(...parts)
  const head = `${callee}(${before.map((one) => `${one}, `).join("")}`
  if (column + head.length < printWidth) return concat(head, list, ")")
  const args = join(concat(",", line), [...before, list])
  return concat(callee, broken("(", indent(softline, args), ifBreak(","), softline, ")"))
}

function memberOf({ name, shape, required, hint }: MemberShape, uses: ShapeUses): Doc {
  if (required && hint !== "none" && shape.kind !== "list" && shape.kind !== "map")
    throw new Error(`nothing stands for a wrong value of ${name}, which must be there`)
  const args = [stringLiteral(name), shapeOf(shape, uses), ...hintOf(hint)]
  return call(uses.build(required ? "required" : "optional"), args)
}

function hintOf(hint: Hint): readonly string[] {
  return hint === "none" ? [] : [stringLiteral(hint)]
}

function shapeOf(shape: Shape, uses: ShapeUses): Doc {
  switch (shape.kind) {
    case "any":
    case "flag":
    case "number":
    case "record":
      return uses.build(shape.kind)
    case "null":
      return uses.build("nothing")
    case "text":
      return shape.min === 0 ? uses.build("text") : call(uses.build("textFrom"), [numberLiteral(shape.min)])
    case "integer":
      return call(uses.build("integer"), [numberLiteral(shape.min ?? -Infinity), numberLiteral(shape.max ?? Infinity)])
    case "literal":
      return listing(uses.build("literal"), [], shape.values.map(scalarLiteral))
    case "nullable":
      return call(uses.build("nullable"), [shapeOf(shape.of, uses)])
    case "list":
      return call(uses.build(shape.skips ? "skipping" : "list"), [shapeOf(shape.of, uses)])
    case "map":
      return call(uses.build("map"), [shapeOf(shape.of, uses)])
    case "either":
      return listing(
        uses.build("either"),
        [],
        shape.of.map((one) => shapeOf(one, uses)),
      )
    case "reference": {
      const definition = uses.definition(shape.to)
      return isInline(definition) ? shapeOf(definition.shape, uses) : uses.shape(shape.to)
    }
    case "object":
    case "tagged":
      throw new Error(`${shape.kind} stands only as a definition`)
    default:
      return shape satisfies never
  }
}
