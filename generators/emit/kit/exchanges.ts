import type { Catalog } from "../../../model/catalog.ts"
import type { FactId } from "../../../model/fact.ts"
import type { PlannedFile } from "../../../model/plan.ts"
import type { Slot } from "../../../model/slot.ts"
import type { Exchange, ProcessExchange, Step } from "../../exchanges/exchange.ts"
import { exchangeFormat, processExchangeFormat } from "../../exchanges/formats.ts"
import { pointerOf, ridden } from "../../exchanges/riding.ts"
import { jsonText } from "../../text/json.ts"
import { carrierName } from "../../text/names.ts"
import { kitSchema } from "./schemas.ts"

/** The exchanges that a kit publishes: those of slots and those of processes. */
export interface KitExchanges {
  readonly slots: readonly (Exchange & { readonly name: string })[]
  readonly processes: readonly (ProcessExchange & { readonly name: string })[]
}

/**
 * The golden exchanges, `exchanges/NAME.json`, as they are written by hand, and with each payload its place and schema; and
 * the schemas of both formats.
 */
export function kitExchangeFiles(exchanges: KitExchanges, catalog: Catalog, folder: string): readonly PlannedFile[] {
  if (exchanges.slots.length + exchanges.processes.length === 0) return []
  const file = (path: string, content: unknown, facts: readonly FactId[]): PlannedFile => {
    return { kind: "file", path: `${folder}/${path}`, text: jsonText(content), facts }
  }
  const slots = new Map(
    catalog.contracts.flatMap((contract) => contract.slots).map((slot) => [slot.id as string, slot]),
  )
  return [
    file("exchange.schema.json", kitSchema({ ...exchangeFormat, ...heads.exchange }), []),
    file("process-exchange.schema.json", kitSchema({ ...processExchangeFormat, ...heads.process }), []),
    ...exchanges.slots.flatMap(({ name, ...exchange }) => {
      const slot = slots.get(exchange.slot)
      return slot === undefined ? [] : [file(`exchanges/${name}.json`, placed(exchange, slot, catalog), [slot.id])]
    }),
    ...exchanges.processes.map(({ name, ...exchange }) =>
      file(`exchanges/${name}.json`, exchange, [exchange.document as FactId]),
    ),
  ]
}

const heads = {
  exchange: {
    title: "Exchange",
    description:
      "A golden exchange: one session over standard input and output, a line of JSON-RPC each way at a time.",
  },
  process: {
    title: "ProcessExchange",
    description: "A golden exchange with a command that takes one prompt, writes its answer and exits.",
  },
} as const

/** The exchange with the place and the schema of each payload. */
function placed(exchange: Exchange, slot: Slot, { acp }: Pick<Catalog, "acp">): Exchange {
  const steps = exchange.steps.map((step, index): Step => {
    const [place] = ridden(slot, exchange.steps, index, acp)
    if (place === undefined) return step
    const { from, message, ...rest } = step
    const payload = { payload: pointerOf(place.path), schema: schemaOf(slot, place.part) }
    return { from, message, ...payload, ...rest }
  })
  return { ...exchange, steps }
}

function schemaOf(slot: Slot, part: "payload" | "answer"): string {
  const suffix = slot.answer === null ? "" : part === "answer" ? ".acknowledgement" : ".request"
  return `schemas/${slot.contract.name}/${carrierName(slot)}${suffix}.schema.json`
}
