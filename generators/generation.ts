import { kinds } from "../catalog/kinds/kinds.ts"
import { rules } from "../catalog/rules/index.ts"
import type { Catalog } from "../model/catalog.ts"
import type { Finding } from "../model/finding.ts"
import type { Plan, PlanEntry } from "../model/plan.ts"
import type { Table } from "../model/table.ts"
import { byPlace, checkRules } from "./check-rules.ts"
import { checkTables } from "./tables/check-tables.ts"
import { findingOf, located } from "./diagnostics.ts"
import { readProtocol } from "./acp/protocol.ts"
import type { Protocol } from "./acp/protocol.ts"
import { protocolFiles, protocolTexts } from "./emit/acp.ts"
import type { ProtocolSources, ProtocolTexts } from "./emit/acp.ts"
import { allowListFiles } from "./emit/allow-list.ts"
import { catalogFile } from "./emit/catalog.ts"
import { clientFiles } from "./emit/client/client.ts"
import { contractFiles } from "./emit/contract.ts"
import { decoderFiles } from "./emit/decoder.ts"
import { documentFiles } from "./emit/document.ts"
import { endpointFiles } from "./emit/endpoints.ts"
import { openApiFiles } from "./emit/openapi/openapi.ts"
import { decoderList } from "./emit/decoder-list.ts"
import { factFiles } from "./emit/facts.ts"
import { vectorFiles } from "./emit/kit/vectors.ts"
import { checkFrozen } from "./frozen/check-frozen.ts"
import { kernelFiles } from "./emit/kernel.ts"
import { kitFiles } from "./emit/kit/kit.ts"
import { refusalFiles } from "./emit/refusals.ts"
import { schemaFiles } from "./emit/schema.ts"
import { tableFiles } from "./emit/table.ts"
import { readExchanges } from "./exchanges/read-exchanges.ts"
import { load } from "./load/load.ts"
import type { Loaded, Spans } from "./load/loaded.ts"
import { readRules } from "./outside-rules/read-rules.ts"
import { plan } from "./plan/plan.ts"
import { projectTables } from "./tables/project.ts"
import { remembering } from "./remembering.ts"
import { resolve } from "./resolve/resolve.ts"
import { assets, protocolDigest } from "./assets.ts"
import { builtProtocol } from "./built.ts"
import type { DescribedCommand } from "./text/usage.ts"
import { tool } from "./tool.ts"

/** What is generated from and where: a project's folder, absolute, and the catalog's folder below it. */
export interface Project {
  readonly root: string
  readonly catalog: string
}

/** A catalog followed to its end. With findings of severity `error` there is no plan: nothing may be written. */
export interface Generation {
  readonly loaded: Loaded
  readonly catalog: Catalog
  readonly tables: readonly Table[]
  readonly plan: Plan | null
  /** Errors and warnings of every stage that could run, sorted by place. */
  readonly findings: readonly Finding[]
}

/** Reads a project's catalog, judges it, and plans everything that follows from it. Writes nothing. */
export async function generation(
  { root, catalog }: Project,
  commands: readonly DescribedCommand[] = [],
): Promise<Generation> {
  return generationOf(await load({ root, catalog }), commands)
}

/** Judges a catalog that was read, and plans everything that follows from it; `commands` are those a page of commands tells of. */
export async function generationOf(loaded: Loaded, commands: readonly DescribedCommand[] = []): Promise<Generation> {
  const { catalog, problems } = resolve(loaded.facts, loaded.acp)
  const outside = await readRules(loaded.rules, loaded.acp)
  const findings = [
    ...loaded.findings,
    ...outside.findings,
    ...problems.map((problem) => findingOf(problem.code, problem, loaded.spans)),
  ]
  // A rule that reads half a catalog would blame the innocent: rules judge what could be read whole.
  const tables = findings.every(({ severity }) => severity !== "error") ? projectTables(catalog) : null
  if (tables !== null)
    findings.push(
      ...checkRules(catalog, [...rules, ...outside.rules], loaded.spans),
      ...tableFindings(catalog, tables, loaded.spans),
      ...checkFrozen(catalog, loaded.frozen, loaded.spans),
    )
  if (tables === null || findings.some(({ severity }) => severity === "error"))
    return { loaded, catalog, tables: [], plan: null, findings: findings.toSorted(byPlace) }
  const exchanges = readExchanges(loaded.exchanges, catalog, loaded.spans)
  findings.push(...exchanges.findings)
  const { out, docs } = loaded.config
  const { skeletons, ruleText, protocol, kit, client, ...sources } = assets()
  const { pageEntries } = await import("./emit/page.ts")
  const { protocolPage } = await import("./emit/acp/page.ts")
  const { base, texts } = protocolOf(protocol)
  const ruleTexts = rules.map((rule) => ({
    ...rule,
    name: rule.code.replace("/", "-"),
    markdown: ruleText(rule.code),
  }))
  ruleTexts.push(...outside.rules)
  const manual = { command: tool.command, commands }
  const pages = pageEntries(catalog, tables, { skeletons, rules: ruleTexts, manual }, docs)
  const entries: readonly PlanEntry[] = [
    ...kernelFiles(sources, out),
    ...protocolFiles(texts, out),
    ...factFiles(catalog, out),
    ...refusalFiles(catalog, out),
    ...decoderFiles(catalog, out),
    ...contractFiles(catalog, out),
    ...documentFiles(catalog, out),
    ...endpointFiles(catalog, out),
    ...openApiFiles(catalog, out),
    ...clientFiles(catalog, client, out),
    ...decoderList(catalog, out),
    ...schemaFiles(catalog, out),
    ...kitFiles(catalog, exchanges, kit, out),
    ...vectorFiles(catalog, out),
    ...tableFiles(tables, out),
    ...allowListFiles(catalog, out),
    catalogFile(catalog, out),
    protocolPage(base, skeletons["acp"] ?? "", docs),
    ...pages.entries,
  ]
  const planned = plan(entries, [out], `${out}/manifest.txt`, docs)
  findings.push(...pages.findings.map((finding) => placed(finding, loaded.spans)), ...planned.findings)
  const refused = findings.some(({ severity }) => severity === "error")
  return { loaded, catalog, tables, plan: refused ? null : planned.plan, findings: findings.toSorted(byPlace) }
}

/** The base protocol, and its modules, made with the bundle or once by this process: no catalog changes them. */
function protocolOf(sources: ProtocolSources): ReadProtocol {
  const digest = protocolDigest(sources)
  return remember(digest, () => {
    const base = readProtocol(sources.schema, sources.leniency)
    return { base, texts: builtProtocol(digest) ?? protocolTexts(base, sources.kernel) }
  })
}

interface ReadProtocol {
  readonly base: Protocol
  readonly texts: ProtocolTexts
}

const remember = remembering<ReadProtocol>(1)

function tableFindings(catalog: Catalog, tables: readonly Table[], spans: Spans): readonly Finding[] {
  return checkTables(catalog, kinds, tables).map((problem) =>
    located({ severity: "error", ...problem }, problem, spans),
  )
}

/** A finding that names its fact, with the fact's place where it has none of its own. */
function placed(finding: Finding, spans: Spans): Finding {
  const [fact] = finding.facts
  return finding.at !== null || fact === undefined ? finding : { ...finding, at: spans.locate(fact) }
}
