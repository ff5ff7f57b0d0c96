import type * as SchemaAST from "effect/SchemaAST"
import type { Trail } from "./trail.ts"
import { Refusal } from "./wire-checks.ts"

/** One branch of a union, with its place. */
export interface Branch {
  readonly ast: SchemaAST.AST
  readonly path: Trail
}

type Scalar = string | number | boolean

/** The branches of a union with unions inside it opened, and whether null is one of them. */
export function nullableParts(
  ast: SchemaAST.AST,
  path: Branch["path"],
): { readonly branches: readonly Branch[]; readonly nullable: boolean } | Refusal {
  const branches: Branch[] = []
  let nullable = false
  const open: Branch[] = [{ ast, path }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { ast: branch, path: at } = next
    const isUnion = branch._tag === "Union" && branch.checks === undefined && (branch === ast || !isNamed(branch))
    if (isUnion) {
      const below = branch.types.map((type, index) => ({ ast: type, path: { step: index, before: at } }))
      open.push(...below.toReversed())
    } else if (branch._tag === "Null") nullable = true
    else if (branch._tag === "Undefined")
      return new Refusal("undefined does not exist in JSON", "use Schema.optionalKey for a member that may be absent")
    else branches.push(next)
  }
  if (branches.length === 0) return new Refusal("a union of nothing", "state what may stand there")
  return { branches, nullable }
}

/** The values of branches that are all literals or booleans, in order; null where one is something else. */
export function literalsOf(asts: readonly SchemaAST.AST[]): readonly Scalar[] | null | Refusal {
  const values: Scalar[] = []
  for (const ast of asts) {
    if (ast.checks !== undefined || (isNamed(ast) && asts.length > 1)) return null
    if (ast._tag === "Boolean") values.push(false, true)
    else if (ast._tag !== "Literal") return null
    else if (typeof ast.literal === "bigint" || (typeof ast.literal === "number" && !Number.isFinite(ast.literal)))
      return new Refusal(`${String(ast.literal)} does not exist in JSON`, "state a text or a number that JSON has")
    else values.push(Object.is(ast.literal, -0) ? 0 : ast.literal)
  }
  const seen = new Set<Scalar>()
  for (const value of values)
    if (seen.has(value)) return new Refusal(`${JSON.stringify(value)} is listed twice`, "list each value once")
    else seen.add(value)
  return values
}

/** A member by whose text the branches of a union are told apart. */
export interface Tag {
  readonly tag: string
  readonly variants: readonly { readonly name: string; readonly branch: Branch; readonly objects: SchemaAST.Objects }[]
}

/** The first member that is a text of its own in every branch. */
export function tagOf(branches: readonly Branch[]): Tag | Refusal {
  const objects: SchemaAST.Objects[] = []
  for (const { ast } of branches) if (ast._tag === "Objects" && ast.indexSignatures.length === 0) objects.push(ast)
  if (objects.length === branches.length)
    for (const { name } of objects[0]?.propertySignatures ?? []) {
      const texts = objects.map((each) => textAt(each, name))
      if (typeof name !== "string" || texts.includes(null) || new Set(texts).size < texts.length) continue
      const variants = branches.map((branch, index) => ({
        name: texts[index] as string,
        branch,
        objects: objects[index] as SchemaAST.Objects,
      }))
      return { tag: name, variants }
    }
  return new Refusal(
    "an untagged union cannot be told apart on the wire",
    "give every branch one member with a Schema.Literal of its own",
  )
}

function textAt(objects: SchemaAST.Objects, name: PropertyKey): string | null {
  const type = objects.propertySignatures.find((signature) => signature.name === name)?.type
  if (type?._tag !== "Literal" || type.context?.isOptional === true || type.checks !== undefined || isNamed(type))
    return null
  return typeof type.literal === "string" ? type.literal : null
}

function isNamed(ast: SchemaAST.AST): boolean {
  const annotations = (ast.checks === undefined ? ast.annotations : ast.checks.at(-1)?.annotations) as
    { readonly identifier?: unknown } | undefined
  return typeof annotations?.identifier === "string"
}
