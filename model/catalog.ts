import type { Document } from "./document.ts"
import type { Endpoint, Role } from "./endpoint-entries.ts"
import type {
  AccessLane,
  AdoptionSource,
  Axis,
  Capability,
  Check,
  Declaration,
  Dialect,
  Driver,
  ExperienceProfile,
  Harness,
  HostTool,
  LineForm,
  ModelCard,
  PlatformTool,
  Provider,
  RefusalEntry,
  Revision,
  SessionOutcome,
  TaskMode,
  UpdateRouting,
  Validity,
} from "./entries.ts"
import type { Fact, FactId, FactPath } from "./fact.ts"
import type { DialectRequest, GatewayRoute, ModelId } from "./route.ts"
import type { AcpIndex } from "./site.ts"
import type { ContractFacts } from "./slot.ts"
import type { Condition, TableSpec } from "./table.ts"

/** The number of the form in which a catalog is published; another form has another number. */
export const catalogFormat = 1

/** Why a widening of authority was allowed. */
export interface Decision {
  readonly id: FactId
  readonly name: string
  readonly title: string
  /** The facts, and places in facts, that the record is about. */
  readonly facts: readonly FactPath[]
  /** Those that are no more: what they said is gone with them. */
  readonly gone: readonly FactPath[]
  /** Names of the scenarios that show the loss before and its end after. */
  readonly before: string
  readonly after: string
  /** The files of tests in which the two are tried, and which of the two were found there; null: of another catalog, whose files are not here. */
  readonly tests: readonly string[]
  readonly tried: readonly string[] | null
  /** What is marked as still to be written; empty: the record is whole. */
  readonly gaps: readonly string[]
}

/** A page: written by hand with regions in it, or generated whole from a skeleton of that name. */
export interface Page {
  readonly id: FactId
  /** Path below the docs folder without extension. */
  readonly name: string
  readonly title: string
  readonly description: string
  /** The tables whose regions must stand in it; for a page generated whole, the tables that it shows. */
  readonly tables: readonly FactId[]
  /** Name of the skeleton under `templates/pages/` that makes the page; null: written by hand. */
  readonly skeleton: string | null
  /** The pages that it lists, one for each fact, below its own path; null: it lists none. */
  readonly each: EachPage | null
}

/** How the page of each fact is made. In the texts a dotted path in braces stands for what the fact has there. */
export interface EachPage {
  /** The kinds of fact, one after the other, each in the catalog's order; `rule` means the rules, which are no facts. */
  readonly kinds: readonly string[]
  /** What a fact must satisfy, all of it, to have a page. */
  readonly where: readonly Condition[]
  readonly title: string
  readonly description: string
  readonly skeleton: string
}

/** The catalog with its references followed: what rules, laws and emitters read. Lists stand in declared order, else by name. */
export interface Catalog {
  /** Every fact as plain data, sorted by id. */
  readonly facts: readonly Fact[]
  readonly acp: AcpIndex
  readonly axes: readonly Axis[]
  readonly dialects: readonly Dialect[]
  readonly providers: readonly Provider[]
  readonly modelIds: readonly ModelId[]
  readonly dialectRequests: readonly DialectRequest[]
  readonly gatewayRoutes: readonly GatewayRoute[]
  readonly drivers: readonly Driver[]
  readonly harnesses: readonly Harness[]
  readonly capabilities: readonly Capability[]
  readonly accessLanes: readonly AccessLane[]
  readonly experienceProfiles: readonly ExperienceProfile[]
  readonly checks: readonly Check[]
  readonly modelCards: readonly ModelCard[]
  readonly adoptionSources: readonly AdoptionSource[]
  readonly sessionOutcomes: readonly SessionOutcome[]
  readonly updateRoutings: readonly UpdateRouting[]
  readonly hostTools: readonly HostTool[]
  readonly platformTools: readonly PlatformTool[]
  readonly lineForms: readonly LineForm[]
  readonly taskModes: readonly TaskMode[]
  readonly contracts: readonly ContractFacts[]
  readonly documents: readonly Document[]
  readonly roles: readonly Role[]
  readonly endpoints: readonly Endpoint[]
  /** The declarations of all contracts. */
  readonly declarations: readonly Declaration[]
  readonly refusals: readonly RefusalEntry[]
  readonly revisions: readonly Revision[]
  readonly validities: readonly Validity[]
  readonly decisions: readonly Decision[]
  readonly tables: readonly TableSpec[]
  readonly pages: readonly Page[]
  /** Facts of a kind in the catalog's order; empty for an unknown kind. */
  readonly ordered: (kind: string) => readonly Fact[]
}
