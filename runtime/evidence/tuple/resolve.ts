import { harnessConformance } from "../../../output/facts/revisions.ts"
import { drivers } from "../../../output/facts/drivers.ts"
import { harnesses } from "../../../output/facts/harnesses.ts"
import type { Driver, Harness } from "../../../model/entries.ts"
import type { Cell } from "../../../model/preflight.ts"
import type { HarnessRelease } from "../../../output/documents/definitions.ts"
import type { RoutingRevision } from "../../admission/routing/revision.ts"
import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import type { Db } from "../store/store.ts"
import type { HarnessProfileTable, HarnessProfileVersionTable } from "../store/tables.ts"
import { policyHash } from "./installation.ts"
import type { Installation } from "./installation.ts"
import { newestRevision } from "./routing.ts"

/** The names that a tuple is resolved from, in one workspace. */
export interface TupleNames {
  readonly workspace: string
  readonly profile: Pick<HarnessProfileTable, "id" | "version">
  /** The key of a routing profile. */
  readonly routing: string
  /** The key of a sandbox profile; undefined: the installation's first. */
  readonly sandbox: string | undefined
}

/** An exact tuple, with what its members stand for. */
export interface ResolvedTuple {
  readonly ok: true
  readonly cell: Cell
  readonly version: HarnessProfileVersionTable
  /** null: an entry of the catalog, whose image says how it is started. */
  readonly release: HarnessRelease | null
  readonly harness: Harness | null
  readonly driver: Driver
  readonly routing: RoutingRevision
}

/** The qualification that evidence is taken for. */
const qualification = "qualified"

/**
 * Resolves names to the exact nine members, by what is newest of each now. Refused for a name that the workspace does not
 * have, and for a routing profile that nothing was published under.
 */
export async function resolveTuple(
  db: Db,
  names: TupleNames,
  { sandboxes, policy, target }: Installation,
): Promise<ResolvedTuple | Refused> {
  const sandbox = names.sandbox === undefined ? sandboxes[0] : sandboxes.find(({ key }) => key === names.sandbox)
  if (sandbox === undefined) return refused(unknownName("sandbox profile", "The installation"))
  const routing = await newestRevision(db, names.workspace, names.routing)
  if (routing === "unknown") return refused(unknownName("model routing profile", "The workspace"))
  if (routing === "unpublished") return refused(unpublished)
  const version = await db
    .selectFrom("harness_profile_versions")
    .selectAll()
    .where("profile_id", "=", names.profile.id)
    .where("number", "=", names.profile.version)
    .executeTakeFirstOrThrow()
  const driver = drivers.find(({ lane }) => lane === version.driver)
  if (driver === undefined) throw new Error(`no driver of the lane ${version.driver} is known to this version`)
  const cell: Cell = {
    harness_profile_version: version.id,
    release_digest: version.release_digest,
    driver: driver.lane,
    sandbox_image: sandbox.image ?? version.image,
    model_routing_revision: routing.id,
    policy_hash: policyHash(policy),
    suite_revision: harnessConformance.literal,
    target: target.kind,
    qualification,
  }
  return {
    ok: true,
    cell,
    version,
    release: await releaseOf(db, version),
    harness: harnesses.find(({ name }) => name === version.harness) ?? null,
    driver,
    routing,
  }
}

/** The head of a profile by its name; undefined: the workspace has none of it. */
export async function profileNamed(db: Db, workspace: string, name: string): Promise<HarnessProfileTable | undefined> {
  return db
    .selectFrom("harness_profiles")
    .selectAll()
    .where("workspace_id", "=", workspace)
    .where("name", "=", name)
    .executeTakeFirst()
}

async function releaseOf(db: Db, version: HarnessProfileVersionTable): Promise<HarnessRelease | null> {
  if (version.release_id === null) return null
  const { document } = await db
    .selectFrom("harness_releases")
    .select("document")
    .where("id", "=", version.release_id)
    .executeTakeFirstOrThrow()
  return JSON.parse(document) as HarnessRelease
}

/** The refusal of a name; what was asked for is not repeated, since it may be another workspace's. */
export function unknownName(kind: string, whose: string): Refusal {
  return {
    code: "tuple/unknown-name",
    what: `${whose} has no ${kind} of that name.`,
    why: "evidence and sessions are of exact versions, which only known names come to",
    fix: "name one that is listed, or create it first",
    facts: [],
  }
}

const unpublished: Refusal = {
  code: "tuple/unpublished",
  what: "The model routing profile has no revision.",
  why: "a head alone routes nothing",
  fix: "publish a revision of it first",
  facts: [],
}
