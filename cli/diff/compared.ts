import { resolve as absolute } from "node:path"
import type { Catalog } from "../../model/catalog.ts"
import type { Finding } from "../../model/finding.ts"
import { findingOf } from "../../generators/diagnostics.ts"
import { readCatalog } from "../../generators/emit/catalog.ts"
import { loadFacts } from "../../generators/load/load.ts"
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

/** A review of what stands in a project, or why there is none: the catalog cannot be read. */
export type ReviewHere =
  | { readonly ok: true; readonly review: Review; readonly spans: Spans; readonly catalog: Catalog }
  | { readonly ok: false; readonly findings: readonly Finding[] }

interface Current {
  readonly catalog: Catalog
  readonly spans: Spans
  readonly findings: readonly Finding[]
  readonly out: string
}

/** Compares a project's catalog, or the published one of `--current`, with the one that `--against` names. */
export async function reviewHere(terminal: Terminal, given: Arguments): Promise<ReviewHere> {
  const { current, against } = given.options
  const now = typeof current === "string" ? publishedCurrent(current, terminal) : await statedCurrent(terminal, given)
  if (now.findings.some(({ severity }) => severity === "error")) return { ok: false, findings: now.findings }
  const { label, text } = baselineAt(terminal.cwd, now.out, typeof against === "string" ? against : null)
  const before = text === null ? null : publishedIn(text, label)
  const record = `${terminal.command} record`
  const made = review(before, now.catalog, { against: label, spans: now.spans, record })
  return { ok: true, review: made, spans: now.spans, catalog: now.catalog }
}

async function statedCurrent(terminal: Terminal, given: Arguments): Promise<Current> {
  const { root, catalog: folder } = projectOf(terminal, given)
  const { facts, acp, spans, findings, config } = await loadFacts({ root, catalog: folder })
  const { catalog, problems } = resolve(facts, acp)
  const all = [...findings, ...problems.map((problem) => findingOf(problem.code, problem, spans))]
  return { catalog, spans, findings: all, out: config.out }
}

function publishedCurrent(folder: string, { cwd }: Terminal): Current {
  const text = inFolder(absolute(cwd, folder), usualConfig.out)
  if (text === null) throw new UsageError(`${folder} holds no catalog.json`)
  const { facts, acp } = publishedIn(text, folder)
  const { catalog } = resolve(facts, acp)
  return { catalog, spans: { locate: () => null }, findings: [], out: usualConfig.out }
}

function publishedIn(text: string, label: string): Published {
  const read = readCatalog(text)
  if (!read.ok) throw new UsageError(`the catalog of ${label} cannot be compared with: ${read.problem}`)
  return read
}
