import type { Catalog } from "../../model/catalog.ts"
import type {
  Axis,
  Declaration,
  Dialect,
  Driver,
  Harness,
  HarnessLaunch,
  Provider,
  Raise,
  Revision,
  Supply,
  Validity,
} from "../../model/entries.ts"
import type { PlannedFile } from "../../model/plan.ts"
import type { Doc } from "../text/layout.ts"
import { declarationIdentifier, identifierOf } from "../text/names.ts"
import { arrayLiteral, arrayOfArrays, numberLiteral, objectLiteral, stringLiteral } from "../text/typescript.ts"
import { admissionFacts } from "./admission-facts.ts"
import { dictionary, factList, identity, named, texts, textOrNull } from "./fact-list.ts"
import type { Import } from "./fact-list.ts"
import { turnFacts } from "./turn-facts.ts"

/** The resolved entries as typed constants, one module a list below `facts/`. */
export function factFiles(catalog: Catalog, out: string): readonly PlannedFile[] {
  return [
    factList(out, { list: "axes", type: "Axis", says: "The axes" }, catalog.axes, named, axisValue, () => []),
    factList(
      out,
      { list: "dialects", type: "Dialect", says: "The dialects" },
      catalog.dialects,
      named,
      dialectValue,
      () => [],
    ),
    factList(
      out,
      { list: "providers", type: "Provider", says: "The providers" },
      catalog.providers,
      named,
      providerValue,
      (provider) => provider.accepts.map(({ dialect }) => ["dialects", identifierOf(dialect.name)]),
    ),
    factList(
      out,
      { list: "drivers", type: "Driver", says: "The drivers" },
      catalog.drivers,
      named,
      driverValue,
      () => [],
    ),
    factList(
      out,
      { list: "declarations", type: "Declaration", says: "The declarations of all contracts" },
      catalog.declarations,
      declarationIdentifier,
      declarationValue,
      ({ raises }) => (raises === null ? [] : [["axes", identifierOf(raises.axis.name)]]),
    ),
    factList(
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
    factList(
      out,
      { list: "revisions", type: "Revision", says: "The revisions" },
      catalog.revisions,
      named,
      revisionValue,
      () => [],
    ),
    factList(
      out,
      { list: "validities", type: "Validity", says: "How long each kind of evidence counts" },
      catalog.validities,
      named,
      validityValue,
      () => [],
    ),
    ...admissionFacts(catalog, out),
    ...turnFacts(catalog, out),
  ]
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
    ["credential", dictionary({ ...provider.credential })],
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
  const { dialects, launch } = harness
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
    ["launch", launch === null ? "null" : launchValue(launch)],
  ])
}

function launchValue({ command, args, packages }: HarnessLaunch): Doc {
  return objectLiteral([
    ["command", stringLiteral(command)],
    ["args", arrayLiteral(args.map(stringLiteral))],
    ["packages", arrayLiteral(packages.map(stringLiteral))],
  ])
}

function revisionValue(revision: Revision): Doc {
  return objectLiteral([
    ...identity(revision),
    ["literal", stringLiteral(revision.literal)],
    ["subject", stringLiteral(revision.subject)],
    ["life", stringLiteral(revision.life)],
  ])
}

function validityValue(validity: Validity): Doc {
  return objectLiteral([...identity(validity), ["days", numberLiteral(validity.days)]])
}
