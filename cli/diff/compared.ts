import { resolve as absolute } from "node:path"
import type { Catalog } from "../../model/catalog.ts"
import type { Finding } from "../../model/finding.ts"
import { findingOf } from "../../generators/diagnostics.ts"
import { readCatalog } from "../../generators/emit/catalog.ts"
import { keptReview } from "../../generators/kept-review.ts"
import type { KeptReview } from "../../generators/kept-review.ts"
import { catalogAtNeed } from "../../generators/load/load.ts"
import type { Spans } from "../../generators/load/loaded.ts"
import { usualConfig } from "../../generators/load/settings.ts"
import { resolve } from "../../generators/resolve/resolve.ts"
import type { Published } from "../../generators/review/classify.ts"
import { review } from "../../generators/review/review.ts"
import type { Review } from "../../generators/review/review.ts"
import type { Arguments, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { projectOf } from "../project.ts"
import { baselineAt, inFolder } from "./baseline.ts"
import type { Baseline } from "./baseline.ts"

/** A review of what stands in a project, or why there is none: the catalog cannot be read. */
export type ReviewHere =
  | {
      readonly ok: true
      readonly review: Review
      /** What the review is of; read only where it is asked for. */
      readonly current: () => Promise<Pick<Read, "catalog" | "spans">>
    }
  | { readonly ok: false; readonly findings: readonly Finding[] }

interface Read {
  readonly catalog: Catalog
  readonly spans: Spans
  readonly findings: readonly Finding[]
}

interface Current {
  readonly out: string
  /** Where the review of it against such a text is kept; null: nowhere. */
  readonly kept: (baseline: Baseline, record: string) => KeptReview | null
  readonly read: () => Promise<Read>
}

/**
 * Compares a project's catalog, or the published one of `--current`, with the one that `--against` names. What was found
 * between the same two by the same code is told again.
 */
export async function reviewHere(terminal: Terminal, given: Arguments): Promise<ReviewHere> {
  const { current, against } = given.options
  const now = typeof current === "string" ? publishedCurrent(current, terminal) : await statedCurrent(terminal, given)
  const sought = soughtAt(terminal.cwd, now.out, typeof against === "string" ? against : null)
  const record = `${terminal.command} record`
  const kept = sought.ok ? now.kept(sought.baseline, record) : null
  const known = kept?.read()
  if (known !== undefined) return { ok: true, review: known, current: now.read }
  const read = await now.read()
  if (read.findings.some(({ severity }) => severity === "error")) return { ok: false, findings: read.findings }
  if (!sought.ok) throw sought.problem
  const { label, text } = sought.baseline
  const before = text === null ? null : publishedIn(text, label)
  const made = review(before, read.catalog, { against: label, spans: read.spans, record })
  kept?.write(made)
  return { ok: true, review: made, current: () => Promise.resolve(read) }
}

/** A name that means nothing is told after what is wrong in the catalog itself. */
function soughtAt(
  ...asked: Parameters<typeof baselineAt>
): { readonly ok: true; readonly baseline: Baseline } | { readonly ok: false; readonly problem: unknown } {
  try {
    return { ok: true, baseline: baselineAt(...asked) }
  } catch (problem) {
    return { ok: false, problem }
  }
}

async function statedCurrent(terminal: Terminal, given: Arguments): Promise<Current> {
  const project = projectOf(terminal, given)
  const { config, digest, facts: factsOf } = await catalogAtNeed(project)
  return {
    out: config.out,
    kept: ({ label, text }, record) => keptReview(project, { digest, before: text, against: label, record }),
    async read() {
      const { facts, acp, spans, findings } = await factsOf()
      const { catalog, problems } = resolve(facts, acp)
      return { catalog, spans, findings: [...findings, ...problems.map((each) => findingOf(each.code, each, spans))] }
    },
  }
}

function publishedCurrent(folder: string, { cwd }: Terminal): Current {
  const text = inFolder(absolute(cwd, folder), usualConfig.out)
  if (text === null) throw new UsageError(`${folder} holds no catalog.json`)
  const { facts, acp } = publishedIn(text, folder)
  const { catalog } = resolve(facts, acp)
  const read = { catalog, spans: { locate: () => null }, findings: [] }
  return { out: usualConfig.out, kept: () => null, read: () => Promise.resolve(read) }
}

function publishedIn(text: string, label: string): Published {
  const read = readCatalog(text)
  if (!read.ok) throw new UsageError(`the catalog of ${label} cannot be compared with: ${read.problem}`)
  return read
}
