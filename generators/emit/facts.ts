import type { Catalog } from "../../model/catalog.ts"
import type {
  Axis,
  Check,
  Declaration,
  Dialect,
  Driver,
  Harness,
  Provider,
  Raise,
  Supply,
} from "../../model/entries.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { Fact, FactId } from "../../model/fact.ts"
import type { PlannedFile } from "../../model/plan.ts"
import { print } from "../text/layout.ts"
import type { Doc } from "../text/layout.ts"
import { declarationIdentifier, identifierOf } from "../text/names.ts"
import {
  arrayLiteral,
  arrayOfArrays,
  constant,
  docComment,
  header,
  importOf,
  objectLiteral,
  stringLiteral,
} from "../text/typescript.ts"

/** The resolved entries as typed constants, one module a list: `facts/{axes,dialects,providers,drivers,declarations,harnesses,checks}.ts`. */
export function factFiles(catalog: Catalog, out: string): readonly PlannedFile[] {
  return [
    file(out, { list: "axes", type: "Axis", says: "The axes" }, catalog.axes, named, axisValue, () => []),
    file(
      out,
      { list: "dialects", type: "Dialect", says: "The dialects" },
      catalog.dialects,
      named,
      dialectValue,
      () => [],
    ),
    file(
      out,
      { list: "providers", type: "Provider", says: "The providers" },
      catalog.providers,
      named,
      providerValue,
      (provider) => provider.accepts.map(({ dialect }) => ["dialects", identifierOf(dialect.name)]),
    ),
    file(out, { list: "drivers", type: "Driver", says: "The drivers" }, catalog.drivers, named, driverValue, () => []),
    file(
      out,
      { list: "declarations", type: "Declaration", says: "The declarations of all contracts" },
      catalog.declarations,
      declarationIdentifier,
      declarationValue,
      ({ raises }) => (raises === null ? [] : [["axes", identifierOf(raises.axis.name)]]),
    ),
    file(
      out,
      { list: "harnesses", type: "Harness", says: "The harnesses" },
      catalog.harnesses,
      named,
      harnessValue,
      (harness) => [
        ["drivers", identifierOf(harness.driver.name)],
        ...(harness.dialects ?? []).map(({ name }): Import => ["dialects", identifierOf(name)]),
        ...harness.declares.map((declaration): Import => ["declarations", declarationIdentifier(declaration)]),
      ],
    ),
    file(
      out,
      { list: "checks", type: "Check", says: "The checks of the conformance suite" },
      catalog.ordered("check").map(checkOf),
      named,
      checkValue,
      () => [],
    ),
  ]
}

/** A module beside and a constant that it exports. */
type Import = readonly [module: string, name: string]

interface ListOf {
  /** The module's and the list's name. */
  readonly list: string
  readonly type: string
  readonly says: string
}

function file<E extends { readonly id: string; readonly name: string }>(
  out: string,
  { list, type, says }: ListOf,
  entries: readonly E[],
  identifier: (entry: E) => string,
  value: (entry: E) => Doc,
  imports: (entry: E) => readonly Import[],
): PlannedFile {
  const imported = new Map<string, Set<string>>()
  for (const entry of entries)
    for (const [module, name] of imports(entry)) imported.set(module, (imported.get(module) ?? new Set()).add(name))
  const head = [
    header,
    ...[...imported]
      .toSorted(([left], [right]) => byCodeUnit(left, right))
      .map(([module, names]) => print(importOf([...names].toSorted(byCodeUnit), `./${module}.ts`))),
    print(importOf([type], "./types.ts", { types: true })),
  ].join("\n")
  const constants = entries.map(
    (entry) => `${docComment(`\`${entry.id}\``)}\n${print(constant(identifier(entry), value(entry), { type }))}\n`,
  )
  const all = print(constant(list, arrayLiteral(entries.map(identifier)), { type: `readonly ${type}[]` }))
  const text = [`${head}\n`, ...constants, `${docComment(`${says}, in the catalog's order.`)}\n${all}\n`].join("\n")
  return { kind: "file", path: `${out}/facts/${list}.ts`, text, facts: entries.map(({ id }) => id as FactId) }
}

function named(entry: { readonly name: string }): string {
  return identifierOf(entry.name)
}

function identity(entry: { readonly id: string; readonly name: string }): readonly (readonly [string, Doc])[] {
  return [
    ["id", stringLiteral(entry.id)],
    ["name", stringLiteral(entry.name)],
  ]
}

function texts(list: readonly string[]): Doc {
  return arrayLiteral(list.map(stringLiteral))
}

function textOrNull(text: string | null): Doc {
  return text === null ? "null" : stringLiteral(text)
}

function dictionary(values: { readonly [name: string]: string }): Doc {
  return objectLiteral(Object.entries(values).map(([name, text]) => [name, stringLiteral(text)]))
}

function axisValue(axis: Axis): Doc {
  const pairs = arrayOfArrays(axis.below.map((pair) => pair.map(stringLiteral)))
  return objectLiteral([...identity(axis), ["values", texts(axis.values)], ["below", pairs]])
}

function dialectValue(dialect: Dialect): Doc {
  return objectLiteral([
    ...identity(dialect),
    ["method", stringLiteral(dialect.method)],
    ["path", stringLiteral(dialect.path)],
  ])
}

function providerValue(provider: Provider): Doc {
  const accepts = provider.accepts.map(({ dialect, path }) =>
    objectLiteral([
      ["dialect", identifierOf(dialect.name)],
      ["path", stringLiteral(path)],
    ]),
  )
  return objectLiteral([
    ...identity(provider),
    ["origin", stringLiteral(provider.origin)],
    ["accepts", arrayLiteral(accepts)],
    ["priced", String(provider.priced)],
  ])
}

function driverValue(driver: Driver): Doc {
  const envelopes = driver.envelopes.map(({ retention, grants }) =>
    objectLiteral([
      ["retention", stringLiteral(retention)],
      ["grants", dictionary(grants)],
    ]),
  )
  return objectLiteral([
    ...identity(driver),
    ["protocol", textOrNull(driver.protocol)],
    ["lane", stringLiteral(driver.lane)],
    ["server", String(driver.server)],
    ["envelopes", arrayLiteral(envelopes)],
  ])
}

function declarationValue(declaration: Declaration): Doc {
  return objectLiteral([
    ...identity(declaration),
    ["member", stringLiteral(declaration.member)],
    ["values", texts(declaration.values)],
    ["raises", declaration.raises === null ? "null" : raiseValue(declaration.raises)],
  ])
}

function raiseValue(raise: Raise): Doc {
  return objectLiteral([
    ["axis", identifierOf(raise.axis.name)],
    ["from", stringLiteral(raise.from)],
    ["to", stringLiteral(raise.to)],
  ])
}

function supplyValue(supply: Supply): Doc {
  const availability = ["availability", stringLiteral(supply.availability)] as const
  switch (supply.availability) {
    case "ready":
      return objectLiteral([
        availability,
        ["image", stringLiteral(supply.image)],
        ["receipt", textOrNull(supply.receipt)],
      ])
    case "image_required":
      return objectLiteral([availability])
    case "blocked":
      return objectLiteral([
        availability,
        ["image", textOrNull(supply.image)],
        ["missingEvidence", textOrNull(supply.missingEvidence)],
        ["missingPlane", textOrNull(supply.missingPlane)],
      ])
    default:
      return supply satisfies never
  }
}

function harnessValue(harness: Harness): Doc {
  const { dialects } = harness
  return objectLiteral([
    ...identity(harness),
    ["launchRole", stringLiteral(harness.launchRole)],
    ["mode", stringLiteral(harness.mode)],
    ["supply", supplyValue(harness.supply)],
    ["driver", identifierOf(harness.driver.name)],
    ["modelLane", stringLiteral(harness.modelLane)],
    ["mcpDelivery", stringLiteral(harness.mcpDelivery)],
    ["dialects", dialects === null ? "null" : arrayLiteral(dialects.map(named))],
    ["declares", arrayLiteral(harness.declares.map(declarationIdentifier))],
    ["ceiling", dictionary(harness.ceiling)],
  ])
}

function checkOf({ id, name, body }: Fact): Check {
  const { literal, judgedBy, summary } = body as unknown as Pick<Check, "literal" | "judgedBy"> & {
    readonly summary: string
  }
  return { id, name, literal, judgedBy, requirement: summary }
}

function checkValue(check: Check): Doc {
  return objectLiteral([
    ...identity(check),
    ["literal", stringLiteral(check.literal)],
    ["judgedBy", stringLiteral(check.judgedBy)],
    ["requirement", stringLiteral(check.requirement)],
  ])
}
