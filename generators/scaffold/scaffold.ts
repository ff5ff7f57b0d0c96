import { dirname, relative } from "node:path/posix"
import type { Fact, FactId } from "../../model/fact.ts"
import { identifierOf } from "../../model/naming.ts"
import type { ContractHead } from "../../model/slot.ts"
import { skeletonOf } from "../text/skeleton.ts"
import type { Asked, Scaffold } from "./asked.ts"
import { scaffoldKinds } from "./kinds.ts"
import type { Known, StatedAt } from "./known.ts"
import { decisionScaffold } from "./new-decision.ts"
import { ruleScaffold } from "./new-rule.ts"
import { codeOf, keyOfSlot, message, recipes } from "./recipes.ts"
import type { Recipe } from "./recipes.ts"
import { nameProblem } from "./taken.ts"
import { titleOf } from "./title-of.ts"

/** Begins a fact of a kind, a decision record or a rule. Writes nothing. */
export function scaffold(asked: Asked, known: Known): Scaffold {
  if (asked.kind === "decision") return decisionScaffold(asked, known)
  if (asked.kind === "rule") return ruleScaffold(asked, known)
  const recipe = Object.hasOwn(recipes, asked.kind) ? recipes[asked.kind] : undefined
  if (recipe === undefined)
    return { ok: false, usage: `there is no kind ${asked.kind}; it is one of ${scaffoldKinds.join(", ")}` }
  const contract = recipe.contract === null ? { ok: true as const, head: null, at: null } : contractOf(asked, known)
  if (!contract.ok) return contract
  const driver = known.catalog.drivers[0] ?? null
  const driverAt = driver === null ? null : known.statedAt(driver.id as FactId)
  if (asked.kind === "harness" && (driver === null || driverAt === null))
    return { ok: false, usage: "a harness needs a driver, and the catalog has none; begin with: new driver NAME" }
  const body = recipe.body(asked.name, contract.head, driver?.name ?? "")
  const scope = contract.head === null ? "" : `${contract.head.name}/`
  const fact: Fact = { id: `${asked.kind}/${scope}${asked.name}`, kind: asked.kind, name: asked.name, body }
  const refused = nameProblem(fact, known.catalog)
  if (refused !== null) return { ok: false, refused }
  const path = pathOf(asked, recipe, contract.at, known)
  const text = filled(asked, recipe, path, { contract, driver: driverAt, known })
  return { ok: true, files: [{ path, text }], next: nextOf(asked, recipe, path, known) }
}

type Contract =
  | { readonly ok: true; readonly head: ContractHead | null; readonly at: StatedAt | null }
  | { readonly ok: false; readonly usage: string }

function contractOf({ kind, contract: name }: Asked, { catalog, statedAt }: Known): Contract {
  const names = catalog.contracts.map((each) => each.name)
  if (names.length === 0)
    return {
      ok: false,
      usage: `a ${kind} belongs to a contract, and the catalog has none; begin with: new contract NAME`,
    }
  if (name === null && names.length > 1)
    return { ok: false, usage: `a ${kind} belongs to a contract; name it with --contract: ${names.join(", ")}` }
  const head = catalog.contracts.find((each) => each.name === (name ?? names[0]))
  const at = head === undefined ? null : statedAt(head.id)
  if (head === undefined || at === null)
    return { ok: false, usage: `the catalog has no contract ${name ?? ""}; it has ${names.join(", ")}` }
  return { ok: true, head, at }
}

function pathOf({ kind, name }: Asked, { contract, folder }: Recipe, at: StatedAt | null, known: Known): string {
  if (kind === "contract") return `${known.folder}/${folder}/${name}/contract.ts`
  const above = contract === "beside" && at !== null ? dirname(at.path) : known.folder
  return `${above}/${folder}/${name.replaceAll("_", "-")}.ts`
}

interface Sources {
  readonly contract: { readonly head: ContractHead | null; readonly at: StatedAt | null }
  readonly driver: StatedAt | null
  readonly known: Known
}

function filled(
  { kind, name, today }: Asked,
  { module, imports }: Recipe,
  path: string,
  { contract, driver, known }: Sources,
): string {
  const from = (other: string): string => {
    const way = relative(dirname(path), other)
    return way.startsWith(".") ? way : `./${way}`
  }
  const taken = new Set([...imports, contract.at?.constant, driver?.constant])
  const constant = identifierOf(name)
  const [first] = known.catalog.harnesses
  const said = skeletonOf(known.skeleton(kind))({
    name,
    constant: taken.has(constant) ? identifierOf(`${name}-${kind}`) : constant,
    kinds: known.kindsPackage ?? from(`${known.folder}/kinds/${module}.ts`),
    title: titleOf(name),
    host: name.replaceAll("_", "-"),
    member: name.replaceAll("-", "_"),
    today,
    message,
    code: codeOf(name),
    key: keyOfSlot(name, contract.head),
    contract: contract.at?.constant ?? "",
    contractFrom: contract.at === null ? "" : from(contract.at.path),
    driver: driver?.constant ?? "",
    driverFrom: driver === null ? "" : from(driver.path),
    modelLane: first?.modelLane ?? "own",
    mcpDelivery: first?.mcpDelivery ?? "none",
  })
  if (!said.ok) throw new Error(`the skeleton ${kind} is wrong in line ${said.line}: ${said.problem}`)
  return said.text
}

function nextOf(
  { kind }: Asked,
  { next, contract }: Recipe,
  path: string,
  { catalog, statedAt }: Known,
): readonly string[] {
  const order = catalog.facts.find((fact) => fact.kind === "order" && fact.name === kind)
  const stated = order === undefined ? null : statedAt(order.id)
  // An order of one contract's folder is no place for the facts of another.
  const orderAt = stated !== null && (contract !== "beside" || dirname(stated.path) === dirname(path)) ? stated : null
  return [
    `Write the sentence above it in ${path}; it is published`,
    ...next,
    ...(orderAt === null ? [] : [`Give it its place in ${orderAt.path}; without one it follows the others by name`]),
  ]
}
