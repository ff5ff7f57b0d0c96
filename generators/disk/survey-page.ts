import type { FactId } from "../../model/fact.ts"
import type { PlannedRegion } from "../../model/plan.ts"
import { holdsConflict } from "./conflict.ts"
import type { Disk } from "./disk.ts"
import { drift } from "./drift.ts"
import type { Drift } from "./drift.ts"
import type { Found, Looked } from "./found.ts"
import { contentOf, findRegions, proseLines, spliceAll } from "../plan/regions.ts"
import type { RegionFault } from "../plan/regions.ts"
import { obstacle } from "./survey-file.ts"
import { decodeUtf8 } from "./utf8.ts"

/**
 * Looks at the planned regions of a page written by hand. Pages of ours have line feeds: a page with CRLF is reported as
 * `eol` and written anew with line feeds; nothing else outside the regions ever changes.
 */
export function surveyPage(path: string, planned: readonly PlannedRegion[], disk: Disk): Looked {
  const facts = [...new Set(planned.flatMap((region) => region.facts))]
  const bytes = disk.read(path)
  if (bytes === "not-a-file") return { found: [obstacle(path, facts, disk)], write: null }
  if (bytes === "missing")
    return settle(
      drift({
        class: "missing",
        path,
        facts,
        detail: "is not on disk, and only its regions are generated",
        mendable: false,
      }),
    )
  const text = decodeUtf8(bytes)
  if (text === null)
    return settle(drift({ class: "changed", path, facts, detail: "holds bytes that are not UTF-8", mendable: false }))

  const page = text.replaceAll("\r\n", "\n")
  const { regions, faults } = findRegions(page)
  const textOf = new Map(planned.map((region) => [region.region, region.text]))
  const spliced = spliceAll(page, regions, textOf)
  if (inConflict(page)) {
    const whole =
      faults.length === 0 && regions.length === planned.length && regions.every(({ name }) => textOf.has(name))
    const mendable = whole && !inConflict(spliced)
    const found = {
      texts: null,
      drift: drift({ class: "conflict", path, facts, detail: "holds the markers of a merge conflict", mendable }),
    }
    return { found: [found], write: mendable ? spliced : null }
  }

  const found: Found[] = faults.map((fault) => faulty(path, fault, factsOf(planned, fault.name)))
  const faultyNames = new Set(faults.map(({ name }) => name))
  const standing = new Map(regions.map((region) => [region.name, region]))
  for (const { region: name, text: after, facts: carried } of planned) {
    const region = standing.get(name)
    if (region === undefined) {
      if (!faultyNames.has(name))
        found.push(
          alone({
            class: "region-missing",
            path,
            region: name,
            facts: carried,
            detail: "has no such region",
            mendable: false,
          }),
        )
      continue
    }
    const content = contentOf(page, region)
    if (content === `\n${after}\n` || (faults.length > 0 && holdsComments(content))) continue
    const before = content.replace(/^\n/, "").replace(/\n$/, "")
    found.push({
      texts: { before, after },
      drift: drift({
        class: "region-changed",
        path,
        region: name,
        facts: carried,
        detail: "content differs",
        mendable: true,
      }),
    })
  }
  for (const { name, line } of regions) if (!textOf.has(name)) found.push(unknown(path, name, line))
  if (page !== text) found.push(alone({ class: "eol", path, facts, detail: "has CRLF line endings", mendable: true }))
  return { found, write: spliced === text ? null : spliced }
}

/** Looks at a page of which nothing is planned: whatever region stands in it, no fact feeds it. */
export function surveyUnplannedPage(path: string, disk: Disk): readonly Found[] {
  const bytes = disk.read(path)
  const text = typeof bytes === "string" ? null : decodeUtf8(bytes)
  if (text === null || !text.includes("generated:")) return []
  const { regions, faults } = findRegions(text)
  return [
    ...faults.map((fault) => faulty(path, fault, [])),
    ...regions.map(({ name, line }) => unknown(path, name, line)),
  ]
}

function inConflict(page: string): boolean {
  return page.includes("<<<<<<<") && holdsConflict(contentsOf(page))
}

/** Whether a region's own text has comments of regions in it: they are reported, and its text tells nothing until they are gone. */
function holdsComments(content: string): boolean {
  const { regions, faults } = findRegions(content)
  return regions.length + faults.length > 0
}

function* contentsOf(page: string): Generator<string> {
  for (const { content } of proseLines(page)) yield content
}

function factsOf(planned: readonly PlannedRegion[], name: string): readonly FactId[] {
  return planned.find(({ region }) => region === name)?.facts ?? []
}

const faultDetails = {
  "region-nested": "stands inside another region",
  "region-unclosed": "has a comment without its partner",
  "region-duplicate": "stands a second time",
} as const satisfies { readonly [name in RegionFault["class"]]: string }

function faulty(path: string, fault: RegionFault, facts: readonly FactId[]): Found {
  const detail = `${faultDetails[fault.class]}, line ${fault.line}`
  return alone({ class: fault.class, path, region: fault.name, facts, detail, mendable: false })
}

function unknown(path: string, name: string, line: number): Found {
  return alone({
    class: "region-unknown",
    path,
    region: name,
    detail: `is not planned for this page, line ${line}`,
    mendable: false,
  })
}

function alone(
  given: Pick<Drift, "class" | "path" | "detail" | "mendable"> & Partial<Pick<Drift, "region" | "facts">>,
): Found {
  return { drift: drift(given), texts: null }
}

function settle(one: Drift): Looked {
  return { found: [{ drift: one, texts: null }], write: null }
}
