import { accepts } from "../../model/accepts.ts"
import type { Catalog } from "../../model/catalog.ts"
import type { Finding } from "../../model/finding.ts"
import { finding, findingOf } from "../diagnostics.ts"
import type { ExchangeFile, Spans } from "../load/loaded.ts"
import type { Exchange, ProcessExchange } from "./exchange.ts"
import { exchangeFormat, processExchangeFormat } from "./formats.ts"
import { readJson } from "./json-places.ts"
import { judgeProcessExchange } from "./judge-process.ts"
import { exercises, judgeExchange } from "./judge.ts"

/** The sound exchanges of a catalog, each with its path below the folder of exchanges, without extension. */
export interface ReadExchanges {
  readonly slots: readonly (Exchange & { readonly name: string })[]
  readonly processes: readonly (ProcessExchange & { readonly name: string })[]
  readonly findings: readonly Finding[]
}

/** Reads hand-written exchanges and holds them to the catalog. */
export function readExchanges(files: readonly ExchangeFile[], catalog: Catalog, spans: Spans): ReadExchanges {
  const slots: (Exchange & { readonly name: string })[] = []
  const processes: (ProcessExchange & { readonly name: string })[] = []
  const findings: Finding[] = []
  for (const { path: file, name, text } of files) {
    const read = readJson(text)
    if (!read.ok) {
      const fix = "write one value of JSON"
      findings.push(finding("exchange/malformed", { what: `${file} ${read.what}.`, fix, at: { file, ...read.place } }))
      continue
    }
    const at = (path: readonly (string | number)[]): Finding["at"] => ({ file, ...read.placeOf(path) })
    const isProcess = typeof read.value === "object" && read.value !== null && Object.hasOwn(read.value, "turns")
    const [refusal] = accepts(isProcess ? processExchangeFormat : exchangeFormat, read.value)
    if (refusal !== undefined) {
      const what = `${file}: ${refusal.actual} stands where ${refusal.expected} may stand.`
      findings.push(finding("exchange/malformed", { what, fix: `state ${refusal.expected}`, at: at(refusal.path) }))
      continue
    }
    const problems = isProcess
      ? judgeProcessExchange(read.value as ProcessExchange, catalog)
      : judgeExchange(read.value as Exchange, catalog)
    for (const { path, what, fix } of problems)
      findings.push(finding("exchange/unsound", { what: `${file}: ${what}.`, fix, at: at(path) }))
    if (problems.length > 0) continue
    if (isProcess) processes.push({ ...(read.value as ProcessExchange), name })
    else slots.push({ ...(read.value as Exchange), name })
  }
  // Of a slot whose exchange is refused nothing more is said.
  if (findings.length === 0) findings.push(...missing(slots, catalog, spans))
  return { slots, processes, findings }
}

/** The slots without exchange of a contract that has any. */
function missing(exchanges: readonly Exchange[], catalog: Catalog, spans: Spans): readonly Finding[] {
  const bySlot = new Map<string, readonly Exchange[]>()
  for (const exchange of exchanges) bySlot.set(exchange.slot, [...(bySlot.get(exchange.slot) ?? []), exchange])
  return catalog.contracts
    .filter(({ kit, slots }) => kit && slots.some(({ id }) => bySlot.has(id)))
    .flatMap(({ slots }) => slots)
    .filter((slot) => bySlot.get(slot.id)?.some((exchange) => exercises(slot, exchange, catalog)) !== true)
    .map(({ id, contract, name }) => {
      const what = `${id} has no golden exchange, and the other slots of ${contract.name} have.`
      const fix = `write exchanges/${contract.name}/${name}.json below the catalog: the messages in which the slot rides`
      return findingOf("exchange/missing", { at: id, what, fix }, spans)
    })
}
