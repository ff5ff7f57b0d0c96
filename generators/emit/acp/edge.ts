import type { ProtocolModule } from "../../acp/modules.ts"
import { print } from "../../text/layout.ts"
import { exportFrom, header } from "../../text/typescript.ts"
import { decodedIn, notice } from "./module.ts"
import { namesOf } from "./names.ts"

const ofReading = [
  "Handler",
  "Lenient",
  "Meta",
  "Method",
  "NotificationMethod",
  "Path",
  "RequestMethod",
  "Salvage",
  "UnknownVariant",
]

/** The package edge: the table of methods, every decoder and every type, by name. */
export function edgeText(modules: readonly ProtocolModule[]): string {
  const lines = modules.flatMap((module) => {
    const file = `./${module.name}.ts`
    const decoders = decodedIn(module).map((name) => namesOf(name).decode)
    const types = module.definitions.map(({ name }) => namesOf(name).type)
    return [
      ...(decoders.length === 0 ? [] : [exportFrom(decoders.toSorted(), file)]),
      exportFrom(types.toSorted(), file, { types: true }),
    ]
  })
  const own = [
    exportFrom(["methodOf", "methods"], "./methods.ts"),
    exportFrom(ofReading, "./lenient.ts", { types: true }),
  ]
  return `${header}\n${notice}\n${[...own, ...lines].map((line) => `${print(line)}\n`).join("")}`
}
