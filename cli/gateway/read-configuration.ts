import { gatewayConfiguration } from "../../runtime/gateway/config/configuration.ts"
import type { GatewayConfiguration } from "../../runtime/gateway/config/configuration.ts"
import { UsageError } from "../command.ts"
import { textOf } from "./secrets.ts"

/** The configuration in a file, or each of its faults in a line that begins with the name by which the file is shown. */
export function configurationIn(
  path: string,
  shown: string,
):
  | { readonly ok: true; readonly configuration: GatewayConfiguration }
  | { readonly ok: false; readonly faults: readonly string[] } {
  const content = textOf(path)
  if (content === undefined) throw new UsageError(`cannot read ${shown}`)
  const read = gatewayConfiguration(parsed(shown, content))
  if (read.ok) return read
  return {
    ok: false,
    faults: read.faults.map(({ pointer, expected }) => `${shown}: ${pointer === "" ? "/" : pointer} ${expected}`),
  }
}

function parsed(shown: string, content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    throw new UsageError(`${shown} is no JSON`)
  }
}
