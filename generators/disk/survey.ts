import { Buffer } from "node:buffer"
import { byCodeUnit } from "../../model/fact.ts"
import type { FactId } from "../../model/fact.ts"
import type { Plan, PlannedFile, PlannedRegion } from "../../model/plan.ts"
import type { Disk } from "./disk.ts"
import type { Found } from "./found.ts"
import { parseManifest } from "../plan/manifest.ts"
import { madeFor } from "../plan/paths.ts"
import { surveyFile } from "./survey-file.ts"
import { surveyPage, surveyUnplannedPage } from "./survey-page.ts"
import { surveyStrays } from "./survey-strays.ts"

/** Everything that differs between a plan and a disk, and what would mend all of it that is mendable. */
export interface Survey {
  readonly found: readonly Found[]
  /** In the plan's order. */
  readonly writes: readonly { readonly path: string; readonly text: string }[]
  /** Files proven to be ours and unchanged, which nothing plans any more. */
  readonly deletes: readonly string[]
  /** Temporary files of interrupted runs. */
  readonly leftovers: readonly string[]
  readonly unchanged: readonly string[]
}

/** Looks at every planned place, every file in an owned folder and every page. Reads only, and never stops at a difference. */
export function survey(plan: Plan, disk: Disk): Survey {
  const owned = [...new Set(plan.owned)].flatMap((folder) => disk.list(folder))
  const pages = disk.list(plan.docs, ["node_modules"])
  const leftovers = [...new Set([...owned, ...pages])].filter(
    (path) => madeFor(path) !== null && disk.kind(path) === "file",
  )
  const journals = leftovers.filter((path) => madeFor(path) === plan.manifest)
  const manifest = parseManifest(...[plan.manifest, ...journals].map((path) => lenientText(disk, path)))

  const found: (readonly Found[])[] = []
  const writes: { readonly path: string; readonly text: string }[] = []
  const unchanged: string[] = []
  const planned = placesOf(plan)
  for (const [path, place] of planned) {
    const looked = place.kind === "file" ? surveyFile(place, disk, manifest) : surveyPage(path, place.regions, disk)
    found.push(looked.found)
    if (looked.write !== null) writes.push({ path, text: looked.write })
    else if (looked.found.length === 0) unchanged.push(path)
  }
  const strays = surveyStrays({ plan, planned, owned, pages, leftovers, manifest, disk })
  found.push(strays.found)
  for (const path of pages)
    if (path.endsWith(".mdx") && !planned.has(path) && !strays.seen.has(path))
      found.push(surveyUnplannedPage(path, disk))
  return { found: onePerObstacle(found.flat()), writes, deletes: strays.deletes, leftovers, unchanged }
}

/** A file that is planned whole, or the planned regions of a page. */
type Place = PlannedFile | { readonly kind: "page"; readonly regions: PlannedRegion[] }

function placesOf(plan: Plan): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  for (const entry of plan.entries) {
    const place = places.get(entry.path)
    if (entry.kind === "file") places.set(entry.path, entry)
    else if (place?.kind === "page") place.regions.push(entry)
    else places.set(entry.path, { kind: "page", regions: [entry] })
  }
  return places
}

function lenientText(disk: Disk, path: string): string {
  const bytes = disk.read(path)
  return typeof bytes === "string" ? "" : Buffer.from(bytes).toString("utf8")
}

/** One link in place of a folder stands in the way of many files and is said once; all sorted by path, region and class. */
function onePerObstacle(found: readonly Found[]): readonly Found[] {
  const obstacles = new Map<string, { readonly found: Found; readonly facts: Set<FactId> }>()
  const others: Found[] = []
  for (const one of found) {
    if (one.drift.class !== "not-a-file") {
      others.push(one)
      continue
    }
    const known = obstacles.get(one.drift.path) ?? { found: one, facts: new Set() }
    for (const fact of one.drift.facts) known.facts.add(fact)
    obstacles.set(one.drift.path, known)
  }
  const merged = [...obstacles.values()].map(({ found: one, facts }) => ({
    ...one,
    drift: { ...one.drift, facts: [...facts] },
  }))
  return [...others, ...merged].toSorted(
    ({ drift: left }, { drift: right }) =>
      byCodeUnit(left.path, right.path) ||
      byCodeUnit(left.region ?? "", right.region ?? "") ||
      byCodeUnit(left.class, right.class),
  )
}
