import { byCodeUnit } from "../../../model/fact.ts"
import type { ProtocolModule } from "../../acp/modules.ts"
import { print } from "../../text/layout.ts"
import { exportFrom, header } from "../../text/typescript.ts"
import { decodedIn, notice } from "./module.ts"
import { namesOf } from "./names.ts"

/** The way into the protocol's modules: every decoder and type, the table of methods, and what a reading is. */
export function edgeText(modules: readonly ProtocolModule[]): string {
  const lines = modules.flatMap((module) => {
    const decoders = decodedIn(module).map((name) => namesOf(name).decode)
    const types = module.definitions.map(({ name }) => namesOf(name).type)
    const file = `./${module.name}.ts`
    return [
      ...(decoders.length === 0 ? [] : [exportFrom(decoders.toSorted(byCodeUnit), file)]),
      exportFrom(types.toSorted(byCodeUnit), file, { types: true }),
    ]
  })
  const readings = exportFrom(
    ["Handler", "Lenient", "Meta", "Method", "NotificationMethod", "RequestMethod", "Salvage", "UnknownVariant"],
    "./lenient.ts",
    { types: true },
  )
  const table = exportFrom(["methodOf", "methods"], "./methods.ts")
  return `${header}\n${notice}\n${[...lines, readings, table].map((line) => `${print(line)}\n`).join("")}`
}
