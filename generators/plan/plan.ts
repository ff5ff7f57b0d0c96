import { byCodeUnit } from "../../model/fact.ts"
import type { Finding } from "../../model/finding.ts"
import type { Plan, PlanEntry, PlannedFile } from "../../model/plan.ts"
import { manifestText } from "./manifest.ts"
import { foldedPath, foldersOf, liesIn, pathFault } from "./paths.ts"
import { beyondBudget, sizeBudget, textFault } from "./planned-text.ts"
import { isRegionName } from "./regions.ts"

/**
 * Everything that generation writes, sorted by path, then region, with the manifest added to it. Entries with an error
 * are left out of it, and a caller that finds an error must stop. `owned` are the folders in which every file is ours,
 * `manifest` is the path of the manifest in one of them, `docs` is the folder of the pages.
 */
export function plan(
  entries: readonly PlanEntry[],
  owned: readonly string[],
  manifest: string,
  docs: string,
): { readonly plan: Plan; readonly findings: readonly Finding[] } {
  const findings: Finding[] = []
  const sound: PlanEntry[] = []
  const places = placesOf(manifest)
  for (const entry of entries.toSorted(byPlace)) {
    const faults = faultsOf(entry, owned, docs)
    if (faults.length === 0) faults.push(...collisions(entry, sound.at(-1), places))
    findings.push(...faults)
    if (!faults.some(({ severity }) => severity === "error")) sound.push(entry)
  }
  const files = sound.filter((entry) => entry.kind === "file")
  const listed: PlannedFile = { kind: "file", path: manifest, text: manifestText(files), facts: [] }
  return { plan: { entries: [...sound, listed].toSorted(byPlace), owned, docs, manifest }, findings }
}

function byPlace(left: PlanEntry, right: PlanEntry): number {
  return byCodeUnit(left.path, right.path) || byCodeUnit(regionOf(left), regionOf(right))
}

function regionOf(entry: PlanEntry): string {
  return entry.kind === "region" ? entry.region : ""
}

/** What is wrong with an entry by itself. */
function faultsOf(entry: PlanEntry, owned: readonly string[], docs: string): Finding[] {
  const { path } = entry
  const wrongPath = pathFault(path)
  if (wrongPath !== null) return [finding("plan/path", entry, `The planned path ${JSON.stringify(path)} ${wrongPath}.`)]
  const folders = entry.kind === "file" ? [...owned, docs] : [docs]
  if (!folders.some((folder) => liesIn(path, folder)))
    return [
      finding("plan/outside", entry, `${path} lies outside ${folders.map((folder) => `${folder}/`).join(" and ")}.`),
    ]
  if (entry.kind === "region" && (!isRegionName(entry.region) || !path.endsWith(".mdx")))
    return [finding("plan/region", entry, `${path} cannot have a region named ${JSON.stringify(entry.region)}.`)]
  const wrongText = textFault(entry)
  if (wrongText !== null) return [finding("plan/text", entry, `The text for ${placeOf(entry)} ${wrongText}.`)]
  const giant = beyondBudget(entry)
  if (giant === null) return []
  return [
    finding(
      "plan/size",
      entry,
      `${path} has ${giant.bytes} bytes; ${sizeBudget[giant.severity]} are the ${giant.severity} limit.`,
      giant.severity,
    ),
  ]
}

/** Folded path of every planned file and of the folders above it, to the path as it is spelt and what stands there. */
type Places = Map<string, { readonly path: string; readonly isFolder: boolean }>

function placesOf(manifest: string): Places {
  const places: Places = new Map()
  for (const path of foldersOf(manifest)) places.set(foldedPath(path), { path, isFolder: true })
  return places.set(foldedPath(manifest), { path: manifest, isFolder: false })
}

/** What is wrong with an entry beside those planned before it; without a fault its places are taken. */
function collisions(entry: PlanEntry, previous: PlanEntry | undefined, places: Places): readonly Finding[] {
  const { path } = entry
  if (entry.kind === "region" && previous?.kind === "region" && previous.path === path)
    return previous.region === entry.region
      ? [finding("plan/duplicate", entry, `${placeOf(entry)} is planned twice.`)]
      : []
  const wanted = [...foldersOf(path).map((folder) => ({ path: folder, isFolder: true })), { path, isFolder: false }]
  for (const place of wanted) {
    const taken = places.get(foldedPath(place.path))
    if (taken === undefined || (taken.isFolder && place.isFolder && taken.path === place.path)) continue
    if (taken.path !== place.path)
      return [
        finding("plan/collision", entry, `${place.path} and ${taken.path} are one place on a disk that ignores case.`),
      ]
    if (taken.isFolder !== place.isFolder)
      return [finding("plan/collision", entry, `${place.path} is planned as a file and as a folder.`)]
    return [finding("plan/duplicate", entry, `${path} is planned twice.`)]
  }
  for (const place of wanted) places.set(foldedPath(place.path), place)
  return []
}

function placeOf(entry: PlanEntry): string {
  return entry.kind === "region" ? `region ${entry.region} of ${entry.path}` : entry.path
}

const reasons = {
  "plan/path": [
    "generated files must check out on every system",
    "Rename the fact or change the emitter that gives this path.",
  ],
  "plan/outside": [
    "generation touches nothing but its own folders and the pages",
    "Plan it in a folder that is owned.",
  ],
  "plan/region": [
    "a region's comment must read back as its name, and only pages are searched for regions",
    "Use letters, digits, - and / in the name, and a page that ends in .mdx.",
  ],
  "plan/text": ["equal text must mean equal bytes on every system", "Mend the emitter that made this text."],
  "plan/size": ["editors and compilers choke on giants", "Split the file, or make it data in JSON."],
  "plan/duplicate": ["of two texts for one place one would be lost", "Rename one of the facts that it is made of."],
  "plan/collision": [
    "of two texts for one place one would be lost",
    "Rename one of the facts so that the names differ in more than case.",
  ],
} as const

function finding(
  code: keyof typeof reasons,
  entry: PlanEntry,
  what: string,
  severity: Finding["severity"] = "error",
): Finding {
  const [why, fix] = reasons[code]
  return { code, severity, what, why, fix, at: null, related: [], facts: entry.facts }
}
