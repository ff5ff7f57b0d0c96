import { axes, modelControl, usageAuthority } from "../../../output/facts/axes.ts"
import { declarations } from "../../../output/facts/declarations.ts"
import { harnesses } from "../../../output/facts/harnesses.ts"
import type { Axis, Harness } from "../../../output/facts/types.ts"
import { realize } from "../../../model/realize.ts"
import type { HarnessCatalogEntry } from "../../../output/documents/harness-catalog-entry.ts"
import type { HarnessSupport } from "../../../output/documents/harness-support.ts"
import type { ApiAnswer, ApiRequest } from "../handler.ts"
import type { Handlers } from "../handler-table.ts"
import { momentText } from "../moment.ts"

/** What answers the projections of the harnesses. */
export const harnessHandlers = {
  listHarnessCatalog,
  listHarnessSupport,
} satisfies Partial<Handlers>

/** What is deployed: a fixture of one's own machine is not. */
const deployed = harnesses.filter(({ launchRole }) => launchRole !== "local_fixture")

function listHarnessCatalog(): Promise<ApiAnswer> {
  return Promise.resolve({ ok: true, body: { data: deployed.map((harness) => entry(harness)) } })
}

/** The strongest value that an entry can realize, or what is not known of it. */
function ceiling(harness: Harness, axis: Axis): string {
  const { value } = realize(harness, axis, declarations)
  return value.status === "realizable" ? value.value : (axis.values[0] ?? "")
}

function entry(harness: Harness): HarnessCatalogEntry {
  const { name, launchRole, mode, supply, driver } = harness
  const image = supply.availability === "image_required" ? null : supply.image
  const [evidence, plane] =
    supply.availability === "blocked" ? [supply.missingEvidence, supply.missingPlane] : [null, null]
  return {
    name,
    launch_role: launchRole,
    mode,
    availability: supply.availability,
    driver: driver.name,
    model_control: ceiling(harness, modelControl),
    usage_authority: ceiling(harness, usageAuthority),
    ...(image === null ? {} : { default_image: image }),
    ...(evidence === null ? {} : { missing_evidence: evidence }),
    ...(plane === null ? {} : { missing_plane: plane }),
  }
}

/** The most cells of one harness that are shown; the newest. */
const mostCells = 1_000

/** The ceilings of the catalog, and the reports of the workspace that count at this moment. */
async function listHarnessSupport(request: ApiRequest): Promise<ApiAnswer> {
  const reports = await countingReports(request)
  const data = deployed.map((harness): HarnessSupport => ({
    name: harness.name,
    availability: harness.supply.availability,
    ceiling: Object.fromEntries(axes.flatMap((axis) => claim(harness, axis))),
    cells: reports.filter((report) => report.harness === harness.name).map(cell),
  }))
  return { ok: true, body: { data } }
}

/** What a cell shows of a report: nothing of its evidence, which is large. */
const shown = [
  "reports.id",
  "harness_profile_version",
  "reports.release_digest",
  "reports.driver",
  "sandbox_image",
  "model_routing_revision",
  "policy_hash",
  "suite_revision",
  "target",
  "qualification",
  "completed_at",
  "expires_at",
] as const

/** The reports of the workspace that count, the newest first; of each harness no more than are shown. */
function countingReports({ caller, db, now }: ApiRequest) {
  const newest = db
    .selectFrom("reports")
    .innerJoin("harness_profile_versions", "harness_profile_versions.id", "reports.harness_profile_version")
    .select(shown)
    .select("harness_profile_versions.harness")
    .select(({ fn }) =>
      fn
        .agg<number>("row_number")
        .over((rows) =>
          rows
            .partitionBy("harness_profile_versions.harness")
            .orderBy("reports.completed_at", "desc")
            .orderBy("reports.id", "desc"),
        )
        .as("place"),
    )
    .where("reports.workspace_id", "=", caller.workspace)
    .where("reports.result", "=", "passed")
    .where("reports.expires_at", ">", now)
    .where("harness_profile_versions.harness", "is not", null)
  return db.selectFrom(newest.as("newest")).selectAll().where("place", "<=", mostCells).orderBy("place").execute()
}

function claim(harness: Harness, axis: Axis): readonly (readonly [string, string])[] {
  const { value } = realize(harness, axis, declarations)
  return value.status === "realizable" ? [[axis.name, value.value]] : []
}

function cell(report: Awaited<ReturnType<typeof countingReports>>[number]): HarnessSupport["cells"][number] {
  return {
    report_id: report.id,
    cell: {
      harness_profile_version: report.harness_profile_version,
      release_digest: report.release_digest,
      driver: report.driver,
      sandbox_image: report.sandbox_image,
      model_routing_revision: report.model_routing_revision,
      policy_hash: report.policy_hash,
      suite_revision: report.suite_revision,
      target: report.target,
      qualification: report.qualification,
    },
    completed_at: momentText(report.completed_at),
    expires_at: momentText(report.expires_at),
  }
}
