import type { Catalog } from "../../model/catalog.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { Fact } from "../../model/fact.ts"
import type { AcpIndex } from "../../model/site.ts"
import type { ContractFacts, Slot } from "../../model/slot.ts"
import { readCrossSlot } from "./cross-slot.ts"
import { readAxis, readDeclaration, readDialect, readDriver, readHarness, readProvider } from "./entries.ts"
import {
  readAccessLane,
  readAdoptionSource,
  readCapability,
  readCheck,
  readExperienceProfile,
  readModelCard,
} from "./admission.ts"
import { readEndpoint, readMet, readRole } from "./endpoints.ts"
import { readRefusal } from "./refusals.ts"
import { readDialectRequest, readGatewayRoute, readModelId } from "./gateway.ts"
import { lookup } from "./linker.ts"
import type { Linker } from "./linker.ts"
import { orderOf } from "./order.ts"
import { readDecision, readPage, readRevision, readTable, readValidity } from "./publications.ts"
import { Unreadable } from "./reader.ts"
import type { Problem } from "./reader.ts"
import { readContract, readDocument, readSlot } from "./slots.ts"
import { readLineForm } from "./line-forms.ts"
import { readHostTool, readPlatformTool, readSessionOutcome, readTaskMode, readUpdateRouting } from "./turns.ts"

/** A catalog with its references followed, and what had to be left out of it. */
export interface Resolved {
  readonly catalog: Catalog
  readonly problems: readonly Problem[]
}

/**
 * Follows every reference. A fact that cannot be read, or that refers to one that cannot, is left out and becomes a
 * problem; nothing is thrown for what a catalog says.
 */
export function resolve(facts: readonly Fact[], acp: AcpIndex): Resolved {
  const sorted = facts.toSorted((left, right) => byCodeUnit(left.id, right.id))
  const problems: Problem[] = []
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (thrown) {
      if (!(thrown instanceof Unreadable)) throw thrown
      problems.push(thrown.problem)
      return undefined
    }
  }
  const unordered = (kind: string): readonly Fact[] => sorted.filter((fact) => fact.kind === kind)
  const ordered = attempt(() => orderOf(sorted)) ?? unordered
  const all = <T>(kind: string, read: (fact: Fact) => T): ReadonlyMap<string, T> => {
    const entries = new Map<string, T>()
    for (const fact of ordered(kind)) {
      const entry = attempt(() => read(fact))
      if (entry !== undefined) entries.set(fact.id, entry)
    }
    return entries
  }

  const byId = new Map(sorted.map((fact) => [fact.id, fact]))
  const axes = all("axis", readAxis)
  const dialects = all("dialect", readDialect)
  const revisions = all("revision", readRevision)
  const heads = all("contract", readContract)
  const early = {
    axis: lookup("axis", axes),
    dialect: lookup("dialect", dialects),
    revision: lookup("revision", revisions),
    contract: lookup("contract", heads),
  }
  const drivers = all("driver", (fact) => readDriver(fact, early))
  const providers = all("provider", (fact) => readProvider(fact, early))
  const declarations = all("declaration", (fact) => readDeclaration(fact, early))
  const link: Linker = {
    ...early,
    fact: (id) => byId.get(id),
    driver: lookup("driver", drivers),
    declaration: lookup("declaration", declarations),
  }
  const capabilities = all("capability", (fact) => readCapability(fact, link))
  const withCapability = { ...early, capability: lookup("capability", capabilities) }
  const withProvider = { ...early, provider: lookup("provider", providers) }
  const readOne = (fact: Fact): Slot => readSlot(fact, link, acp)
  const carried = new Map([...all("slot", readOne), ...all("frame", readOne)])
  const slots = byContract([...carried.values()])
  const crossSlot = all("cross-slot", (fact) => readCrossSlot(fact, link, (id) => carried.has(id)))

  const hostTools = all("host-tool", readHostTool)
  const codes = new Set<string>()
  const refusals = all("refusal", (fact) => readRefusal(fact, codes))
  const roles = all("role", readRole)
  const documents = all("document", (fact) => readDocument(fact, early))
  const withAnswers = {
    revision: early.revision,
    role: lookup("role", roles),
    refusal: lookup("refusal", refusals),
    document: lookup("document", documents),
    met: ordered("refusal").flatMap((fact) => {
      const by = attempt(() => readMet(fact)) ?? null
      const refused = refusals.get(fact.id)?.codes
      return by === null || refused === undefined ? [] : [{ codes: refused, by }]
    }),
  }

  const catalog: Catalog = {
    facts: sorted,
    acp,
    axes: [...axes.values()],
    dialects: [...dialects.values()],
    providers: [...providers.values()],
    modelIds: [...all("model-id", (fact) => readModelId(fact, withProvider)).values()],
    dialectRequests: [...all("dialect-request", (fact) => readDialectRequest(fact, early)).values()],
    gatewayRoutes: [...all("gateway-route", readGatewayRoute).values()],
    drivers: [...drivers.values()],
    harnesses: [...all("harness", (fact) => readHarness(fact, link)).values()],
    capabilities: [...capabilities.values()],
    accessLanes: [...all("access-lane", (fact) => readAccessLane(fact, withCapability)).values()],
    experienceProfiles: [...all("experience-profile", (fact) => readExperienceProfile(fact, withCapability)).values()],
    checks: [...all("check", (fact) => readCheck(fact, link)).values()],
    modelCards: [...all("model-card", (fact) => readModelCard(fact, { ...withProvider, fact: link.fact })).values()],
    adoptionSources: [...all("adoption-source", readAdoptionSource).values()],
    sessionOutcomes: [...all("outcome", readSessionOutcome).values()],
    updateRoutings: [...all("routing", readUpdateRouting).values()],
    hostTools: [...hostTools.values()],
    platformTools: [...all("platform-tool", readPlatformTool).values()],
    lineForms: [...all("line-form", readLineForm).values()],
    taskModes: [...all("mode", (fact) => readTaskMode(fact, lookup("host-tool", hostTools))).values()],
    contracts: [...heads.values()].map((head): ContractFacts => ({
      ...head,
      slots: slots.get(head.id) ?? [],
      declarations: [...declarations.values()].filter((declaration) =>
        declaration.id.startsWith(`declaration/${head.name}/`),
      ),
      crossSlot: [...crossSlot.values()].filter(({ id }) => id.startsWith(`cross-slot/${head.name}/`)),
    })),
    documents: [...documents.values()],
    roles: [...roles.values()],
    endpoints: [...all("endpoint", (fact) => readEndpoint(fact, withAnswers)).values()],
    declarations: [...declarations.values()],
    refusals: [...refusals.values()],
    revisions: [...revisions.values()],
    validities: [...all("validity", readValidity).values()],
    decisions: [...all("decision", readDecision).values()],
    tables: [...all("table", (fact) => readTable(fact, link)).values()],
    pages: [...all("page", readPage).values()],
    ordered,
  }
  return { catalog, problems }
}

function byContract(slots: readonly Slot[]): ReadonlyMap<string, readonly Slot[]> {
  const groups = new Map<string, Slot[]>()
  for (const slot of slots) {
    const group = groups.get(slot.contract.id)
    if (group === undefined) groups.set(slot.contract.id, [slot])
    else group.push(slot)
  }
  return groups
}
