import type { Arguments, Terminal } from "../command.ts"
import { answer } from "../platform/answer.ts"
import { table } from "../platform/table.ts"
import type { Prepared } from "./verb.ts"

/** Lists the reviewed models that a candidate may name. */
export function listModels(terminal: Terminal, given: Arguments): Prepared {
  return async ({ client }) => {
    const { data } = await client.models.list()
    const rows = data.map(({ provider, model, context_window: window, priced, supply_class: supply }) => [
      provider,
      model,
      window === null ? "unknown" : String(window),
      priced ? "priced" : "unpriced",
      supply,
    ])
    return answer(terminal, given, data, table(["PROVIDER", "MODEL", "CONTEXT", "PRICE", "SUPPLY"], rows))
  }
}
