import type { DefinitionShape, Hint, MemberShape, Shape, TaggedShape } from "../../acp/shape.ts"
import { broken, concat, group, ifBreak, indent, join, line, print, softline } from "../../text/layout.ts"
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
  const type = shape.kind === "object" ? "ObjectShape" : "Shape"
  const value =
    shape.kind === "object"
      ? listing(
          uses.build(shape.open ? "openObject" : "object"),
          [stringLiteral(name)],
          shape.members.map((one) => memberOf(one, uses)),
        )
      : shape.kind === "tagged"
        ? taggedOf(name, shape, kept, uses)
        : shapeOf(shape, uses)
  const names = namesOf(name)
  const comment = exported
    ? `${docComment(`How \`${names.type}\` is read where it does not fit to the letter.`)}\n`
    : ""
  return `${comment}${print(concat(`${exported ? "export " : ""}const ${names.shape}: ${uses.build(type)} =`, " ", value))}\n`
}

function taggedOf(name: string, shape: TaggedShape, kept: boolean, uses: ShapeUses): Doc {
  const { tag, variants, open, untagged } = shape
  const others = [
    ...(open === null ? [] : [`open: ${uses.shape(open)}`]),
    ...(untagged === null ? [] : [`untagged: ${uses.shape(untagged)}`]),
    ...(kept ? [`unknown: ${stringLiteral("kept")}`] : []),
  ]
  const pairs = variants.map(({ value, of }) => arrayLiteral([stringLiteral(value), uses.shape(of)]))
  const said = others.length === 0 ? "{}" : `{ ${others.join(", ")} }`
  return listing(uses.build("tagged"), [stringLiteral(name), stringLiteral(tag), said], pairs, variants.length > 1)
}

/** A call whose last argument is a list that hugs its brackets where it breaks. */
function listing(callee: string, before: readonly Doc[], items: readonly Doc[], breaks = false): Doc {
  const head = before.flatMap((one) => [one, ", "])
  if (items.length === 0) return concat(callee, "(", ...head, "[])")
  const list = ["[", indent(softline, join(concat(",", line), items)), ifBreak(","), softline, "]"]
  return concat(callee, "(", ...head, breaks ? broken(...list) : group(...list), ")")
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
