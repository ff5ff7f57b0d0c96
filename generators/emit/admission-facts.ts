import type { Catalog } from "../../model/catalog.ts"
import type {
  AccessLane,
  AdoptionSource,
  Capability,
  Check,
  Declaration,
  ExperienceProfile,
  ModelCard,
} from "../../model/entries.ts"
import type { PlannedFile } from "../../model/plan.ts"
import type { Doc } from "../text/layout.ts"
import { declarationIdentifier, identifierOf } from "../text/names.ts"
import { arrayLiteral, objectLiteral, stringLiteral } from "../text/typescript.ts"
import { dictionary, factList, identity, named, texts, textOrNull } from "./fact-list.ts"
import type { Import } from "./fact-list.ts"

/** What admission judges by beside harnesses and drivers, one module a list. */
export function admissionFacts(catalog: Catalog, out: string): readonly PlannedFile[] {
  return [
    factList(
      out,
      { list: "run-capabilities", type: "Capability", says: "The capabilities" },
      catalog.capabilities,
      named,
      capabilityValue,
      ({ gate }) => (gate === null ? [] : [asImport(gate)]),
    ),
    factList(
      out,
      { list: "access-lanes", type: "AccessLane", says: "The access lanes" },
      catalog.accessLanes,
      named,
      laneValue,
      ({ requires, lacks }) => [...requires, ...lacks].map(capabilityImport),
    ),
    factList(
      out,
      { list: "experience-profiles", type: "ExperienceProfile", says: "The experience profiles" },
      catalog.experienceProfiles,
      named,
      experienceValue,
      ({ requires }) => requires.map(capabilityImport),
    ),
    factList(
      out,
      { list: "checks", type: "Check", says: "The checks of the conformance suite" },
      catalog.checks,
      named,
      checkValue,
      ({ proves }) => (proves === null ? [] : [asImport(proves)]),
    ),
    factList(
      out,
      { list: "model-cards", type: "ModelCard", says: "The model cards" },
      catalog.modelCards,
      cardIdentifier,
      cardValue,
      ({ provider }) => (provider === null ? [] : [["providers", identifierOf(provider.name)]]),
    ),
    factList(
      out,
      { list: "adoption-sources", type: "AdoptionSource", says: "The adoption sources" },
      catalog.adoptionSources,
      named,
      sourceValue,
      () => [],
    ),
  ]
}

function asImport(declaration: Declaration): Import {
  return ["declarations", declarationIdentifier(declaration)]
}

function capabilityImport({ name }: Capability): Import {
  return ["run-capabilities", identifierOf(name)]
}

/** Providers may use one name each: `model-card/PROVIDER/NAME`. */
function cardIdentifier({ id }: ModelCard): string {
  return identifierOf(id.slice(id.indexOf("/") + 1))
}

function capabilityValue(capability: Capability): Doc {
  return objectLiteral([
    ...identity(capability),
    ["literal", stringLiteral(capability.literal)],
    ["connected", textOrNull(capability.connected)],
    ["needs", dictionary(capability.needs)],
    ["gate", capability.gate === null ? "null" : declarationIdentifier(capability.gate)],
    ["tools", String(capability.tools)],
  ])
}

function laneValue(lane: AccessLane): Doc {
  return objectLiteral([
    ...identity(lane),
    ["literal", stringLiteral(lane.literal)],
    ["modelSelection", stringLiteral(lane.modelSelection)],
    ["credentialCustody", stringLiteral(lane.credentialCustody)],
    ["routing", stringLiteral(lane.routing)],
    ["wireProvenance", stringLiteral(lane.wireProvenance)],
    ["usageEvidence", stringLiteral(lane.usageEvidence)],
    ["modelLane", stringLiteral(lane.modelLane)],
    ["requires", arrayLiteral(lane.requires.map(named))],
    ["lacks", arrayLiteral(lane.lacks.map(named))],
  ])
}

function experienceValue(profile: ExperienceProfile): Doc {
  return objectLiteral([
    ...identity(profile),
    ["literal", stringLiteral(profile.literal)],
    ["revision", stringLiteral(profile.revision)],
    ["requires", arrayLiteral(profile.requires.map(named))],
  ])
}

function checkValue(check: Check): Doc {
  return objectLiteral([
    ...identity(check),
    ["literal", stringLiteral(check.literal)],
    ["judgedBy", stringLiteral(check.judgedBy)],
    ["tier", textOrNull(check.tier)],
    ["requirement", stringLiteral(check.requirement)],
    ["proves", check.proves === null ? "null" : declarationIdentifier(check.proves)],
  ])
}

function cardValue(card: ModelCard): Doc {
  const effort = card.effort.map(({ effort: word, value }) =>
    objectLiteral([
      ["effort", stringLiteral(word)],
      ["value", typeof value === "number" ? String(value) : textOrNull(value)],
    ]),
  )
  return objectLiteral([
    ...identity(card),
    ["provider", card.provider === null ? "null" : identifierOf(card.provider.name)],
    ["model", textOrNull(card.model)],
    ["contextWindow", String(card.contextWindow)],
    ["inputPrice", String(card.inputPrice)],
    ["outputPrice", String(card.outputPrice)],
    ["cacheReadPrice", String(card.cacheReadPrice)],
    ["cacheWritePrice", String(card.cacheWritePrice)],
    ["outputCap", textOrNull(card.outputCap)],
    ["effort", arrayLiteral(effort)],
  ])
}

function sourceValue(source: AdoptionSource): Doc {
  return objectLiteral([
    ...identity(source),
    ["literal", stringLiteral(source.literal)],
    ["profiles", texts(source.profiles)],
  ])
}
