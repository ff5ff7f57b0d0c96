import type * as SchemaAST from "effect/SchemaAST"
import { opaqueId } from "../../catalog/kinds/opaque-id.ts"
import type { Agreement } from "../../model/agreement.ts"
import { shapesOf } from "../../model/wire/shape.ts"
import type {
  Definition,
  Excess,
  Member,
  ObjectType,
  Payload,
  UnionType,
  Variant,
  WireType,
} from "../../model/wire-type.ts"
import { pathOf } from "./trail.ts"
import type { Trail, WirePath } from "./trail.ts"
import { agreementProblem, agreementsFrom } from "./wire-agreements.ts"
import { checksOf, countFrom, numberFrom, opaqueFrom, Refusal, textFrom } from "./wire-checks.ts"
import { literalsOf, nullableParts, tagOf } from "./wire-union.ts"
import type { Branch } from "./wire-union.ts"

/** Why a schema, or a part of it, is no payload. */
export interface WireProblem {
  readonly code: "load/payload" | "load/duplicate-type-name"
  readonly path: WirePath
  /** A clause without full stop. */
  readonly what: string
  readonly fix: string
  /** The name that means two types. */
  readonly name?: string
}

/** The payload that a schema says; with problems there is none. */
export interface Converted {
  readonly payload: Payload | null
  readonly problems: readonly WireProblem[]
}

/** Deepest nesting of unnamed parts. */
const nesting = 64
/** Most definitions that one payload is unfolded to before it counts as endless. */
const unfoldings = 50_000

/**
 * Says an Effect schema as a payload type. It reads the schema's own tree, in which encodings, defaults and classes
 * show, and refuses what a payload type can not say. Named parts become definitions, in order of first mention.
 */
export function wireFromEffect(schema: { readonly ast: SchemaAST.AST }, excess: Excess): Converted {
  return new Conversion(excess).run(schema.ast)
}

interface Named {
  readonly name: string
  readonly ast: SchemaAST.AST
  readonly path: Trail
}

class Conversion {
  readonly #excess: Excess
  readonly #problems: WireProblem[] = []
  readonly #open: Named[] = []
  readonly #seen = new Set<SchemaAST.AST>()
  /** Objects with agreements, which are judged when every definition is known. */
  readonly #tied: { readonly type: WireType; readonly path: Trail }[] = []

  constructor(excess: Excess) {
    this.#excess = excess
  }

  run(ast: SchemaAST.AST): Converted {
    const type = this.#type(ast, null, 0)
    const definitions = new Map<string, { readonly definition: Definition; readonly text: string }>()
    const doubled = new Set<string>()
    for (let index = 0; index < this.#open.length; index += 1) {
      const { name, ast: named, path } = this.#open[index] as Named
      if (index === unfoldings) {
        this.#refuse(
          null,
          new Refusal(
            "the type unfolds without end",
            "name the recursive part outside of the function that Schema.suspend is given",
          ),
        )
        break
      }
      const before = this.#problems.length
      const unfolded = this.#unnamed(named, path, 0)
      if (this.#problems.length > before || unfolded === null) continue
      const definition: Definition = { name, type: unfolded, description: descriptionOf(named) }
      const text = JSON.stringify(unfolded)
      const known = definitions.get(name)
      if (known === undefined) definitions.set(name, { definition, text })
      else if (known.text !== text && !doubled.has(name)) {
        doubled.add(name)
        const what = `two types are named ${name}`
        this.#problems.push({
          code: "load/duplicate-type-name",
          path: pathOf(path),
          what,
          fix: "rename one of them, or make them the same",
          name,
        })
      }
    }
    if (type === null || this.#problems.length > 0) return { payload: null, problems: this.#problems }
    const payload = { type, definitions: [...definitions.values()].map(({ definition }) => definition) }
    for (const { type: tied, path } of this.#tied) {
      const problem = agreementProblem(tied, payload)
      if (problem !== null) this.#refuse(path, problem)
    }
    return { payload: this.#problems.length > 0 ? null : payload, problems: this.#problems }
  }

  #refuse(path: Trail, { what, fix }: Refusal): null {
    this.#problems.push({ code: "load/payload", path: pathOf(path), what, fix })
    return null
  }

  #take<T>(path: Trail, value: T | Refusal): T | null {
    return value instanceof Refusal ? this.#refuse(path, value) : value
  }

  #type(ast: SchemaAST.AST, path: Trail, depth: number): WireType | null {
    if (depth > nesting)
      return this.#refuse(
        path,
        new Refusal(`more than ${nesting} unnamed types inside each other`, "name some of them with an identifier"),
      )
    const problem = encodingProblem(ast)
    if (problem !== null) return this.#refuse(path, problem)
    const name = identifierOf(ast)
    if (name !== undefined) return this.#reference(name, ast, path)
    if (ast._tag !== "Suspend") return this.#unnamed(ast, path, depth)
    const target = suspended(ast)
    const targetName = target instanceof Refusal ? undefined : identifierOf(target)
    if (target instanceof Refusal) return this.#refuse(path, target)
    if (targetName === undefined)
      return this.#refuse(
        path,
        new Refusal("a recursive type without a name", 'give it one with .annotate({ identifier: "Name" })'),
      )
    return this.#reference(targetName, target, path)
  }

  #reference(name: string, ast: SchemaAST.AST, path: Trail): WireType | null {
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
      return this.#refuse(
        path,
        new Refusal(
          `${JSON.stringify(name)} is no name of a type`,
          "begin it with a capital letter and use letters and digits alone",
        ),
      )
    if (!this.#seen.has(ast)) {
      this.#seen.add(ast)
      this.#open.push({ name, ast, path })
    }
    return { kind: "reference", to: name }
  }

  #unnamed(ast: SchemaAST.AST, path: Trail, depth: number): WireType | null {
    const problem = encodingProblem(ast)
    if (problem !== null) return this.#refuse(path, problem)
    if (ast._tag === "Suspend") {
      const target = suspended(ast)
      return target instanceof Refusal ? this.#refuse(path, target) : this.#type(target, path, depth + 1)
    }
    const checks = this.#take(path, checksOf(ast))
    if (checks === null) return null
    switch (ast._tag) {
      case "String":
        return this.#take(path, textFrom(checks))
      case "Number":
        return this.#take(path, numberFrom(checks))
      case "Unknown":
        return this.#take(path, opaqueFrom(checks, opaqueId))
      case "Arrays": {
        const item = this.#item(ast, path, depth)
        const least = ast.elements.length
        const count = this.#take(path, countFrom(checks, "items", least))
        return item === null || count === null ? null : { kind: "list", item, ...count }
      }
      case "Objects":
        if (ast.indexSignatures.length > 0) return this.#map(ast, path, depth)
        break
      default:
    }
    const agreements = this.#take(path, agreementsFrom(checks))
    if (agreements === null) return null
    if (agreements.length > 0 && ast._tag !== "Objects")
      return this.#refuse(path, new Refusal("an agreement of what is no object", "state it on a Struct"))
    switch (ast._tag) {
      case "Literal":
      case "Boolean":
      case "Union":
        return this.#union(ast, path, depth)
      case "Objects": {
        if (ast.propertySignatures.length === 0)
          return this.#refuse(path, new Refusal("an empty Struct takes every value but null", "state its members"))
        const members = this.#members(ast, path, depth)
        if (members === null) return null
        return this.#tie({ kind: "object", members, excess: this.#excess, ...agreeing(agreements) }, path)
      }
      default:
        return this.#refuse(path, unsayable(ast._tag))
    }
  }

  #tie(type: ObjectType | UnionType, path: Trail): WireType {
    if (shapesOf(type).some(({ agreements }) => agreements.length > 0)) this.#tied.push({ type, path })
    return type
  }

  #item({ elements, rest }: SchemaAST.Arrays, path: Trail, depth: number): WireType | null {
    const [item, ...more] = rest
    const nonEmpty = elements.length === 1 && elements[0] === item
    if (item === undefined || more.length > 0 || (elements.length > 0 && !nonEmpty))
      return this.#refuse(path, new Refusal("a tuple can not be said", "use a Struct with a name for each place"))
    return this.#type(item, path, depth + 1)
  }

  #map(ast: SchemaAST.Objects, path: Trail, depth: number): WireType | null {
    const [signature, ...more] = ast.indexSignatures
    if (signature === undefined || more.length > 0 || ast.propertySignatures.length > 0)
      return this.#refuse(
        path,
        new Refusal("an object with both listed and open member names", "put the open ones into a Record of their own"),
      )
    const names = this.#type(signature.parameter, path, depth + 1)
    const value = this.#type(signature.type, path, depth + 1)
    const checks = this.#take(path, checksOf(ast))
    const count = checks === null ? null : this.#take(path, countFrom(checks, "members", 0))
    if (names === null || value === null || count === null) return null
    if (names.kind !== "text")
      return this.#refuse(
        path,
        new Refusal("member names that are no plain text", "use Schema.String with checks, without an identifier"),
      )
    if (count.min > 0)
      return this.#refuse(path, new Refusal("a least number of open members can not be said", "remove it"))
    return { kind: "map", names, value, max: count.max }
  }

  #members(ast: SchemaAST.Objects, path: Trail, depth: number, tag?: string): readonly Member[] | null {
    const members: Member[] = []
    let whole = true
    for (const { name, type } of ast.propertySignatures) {
      if (name === tag) continue
      const below: Trail = { step: String(name), before: path }
      const said =
        typeof name === "string"
          ? this.#type(type, below, depth + 1)
          : this.#refuse(path, new Refusal("a member whose name is a symbol", "name it by a text"))
      if (said === null) whole = false
      else
        members.push({
          name: String(name),
          type: said,
          optional: type.context?.isOptional === true,
          description: memberDescription(type),
        })
    }
    return whole ? members : null
  }

  #union(ast: SchemaAST.Literal | SchemaAST.Boolean | SchemaAST.Union, path: Trail, depth: number): WireType | null {
    const parts = nullableParts(ast, path)
    if (parts instanceof Refusal) return this.#refuse(path, parts)
    const type = this.#branches(parts.branches, path, depth)
    if (type === null || !parts.nullable) return type
    return type.kind === "nullable" ? type : { kind: "nullable", of: type }
  }

  #branches(branches: readonly Branch[], path: Trail, depth: number): WireType | null {
    const values = literalsOf(branches.map(({ ast }) => ast))
    if (values instanceof Refusal) return this.#refuse(path, values)
    if (values !== null) return { kind: "literal", values }
    const [only, ...more] = branches
    if (only !== undefined && more.length === 0) return this.#type(only.ast, only.path, depth + 1)
    const tag = tagOf(branches)
    if (tag instanceof Refusal) return this.#refuse(path, tag)
    const variants: Variant[] = []
    for (const { name, branch, objects } of tag.variants) {
      const checks = encodingProblem(objects) ?? checksOf(objects)
      const agreements = this.#take(branch.path, checks instanceof Refusal ? checks : agreementsFrom(checks))
      const members = agreements === null ? null : this.#members(objects, branch.path, depth + 1, tag.tag)
      if (agreements !== null && members !== null)
        variants.push({ name, members, excess: this.#excess, ...agreeing(agreements) })
    }
    if (variants.length < branches.length) return null
    return this.#tie({ kind: "union", tag: tag.tag, variants }, path)
  }
}

function agreeing(agreements: readonly Agreement[]): Pick<Variant, "agreements"> {
  return agreements.length === 0 ? {} : { agreements }
}

type Annotations = { readonly [name: string]: unknown } | undefined

/** Annotations stand on the last check where there are checks. */
function annotationsOf(ast: SchemaAST.AST): Annotations {
  return ast.checks === undefined ? ast.annotations : ast.checks.at(-1)?.annotations
}

function identifierOf(ast: SchemaAST.AST): string | undefined {
  const identifier = annotationsOf(ast)?.["identifier"]
  return typeof identifier === "string" ? identifier : undefined
}

function descriptionOf(ast: SchemaAST.AST): string | null {
  const description = annotationsOf(ast)?.["description"]
  return typeof description === "string" ? description : null
}

function memberDescription(ast: SchemaAST.AST): string | null {
  const ofKey = ast.context?.annotations?.["description"]
  if (typeof ofKey === "string") return ofKey
  return identifierOf(ast) === undefined ? descriptionOf(ast) : null
}

function encodingProblem(ast: SchemaAST.AST): Refusal | null {
  if (ast.context?.constructorDefault !== undefined)
    return new Refusal("a default is no part of the wire", "remove it; whoever writes the value states it")
  const coded = ast.encoding !== undefined || ("encodingChecks" in ast && ast.encodingChecks !== undefined)
  return coded
    ? new Refusal("a transformed value is another one on the wire", "state the type that stands on the wire")
    : null
}

function suspended(ast: SchemaAST.Suspend): SchemaAST.AST | Refusal {
  let target: SchemaAST.AST = ast
  for (let steps = 0; target._tag === "Suspend"; steps += 1) {
    if (steps > nesting) return new Refusal("a type that is only itself", "state what it is made of")
    if (target.checks !== undefined)
      return new Refusal("a check on a recursive type can not be generated", "put it on the named type")
    try {
      target = target.thunk()
    } catch {
      return new Refusal("a recursive type that does not exist when it is needed", "state the const before it is used")
    }
    if (identifierOf(target) !== undefined) break
  }
  return target
}

function unsayable(tag: SchemaAST.AST["_tag"]): Refusal {
  switch (tag) {
    case "Undefined":
    case "Void":
      return new Refusal("undefined does not exist in JSON", "use Schema.optionalKey for a member that may be absent")
    case "Declaration":
      return new Refusal("a class or a declared type has no form on the wire", "state the type that stands on the wire")
    case "Any":
      return new Refusal("an unknown value has no bounds", "use opaque({ maxBytes, maxDepth }), or state its type")
    case "Null":
      return new Refusal("null alone says nothing", "use Schema.NullOr, or leave the member out")
    case "TemplateLiteral":
      return new Refusal("a template of a text can not be said", "use Schema.String with Schema.isPattern")
    case "Enum":
      return new Refusal("an enum can not be said", "use Schema.Literals")
    default:
      return new Refusal(`${tag} does not exist in JSON`, "state a type that JSON has")
  }
}
