import type { Payload, WireType } from "../../../model/wire-type.ts"
import { concat, group, ifBreak, indent, join, line, print, softline } from "../../text/layout.ts"
import type { Doc } from "../../text/layout.ts"
import { allocator, reservedExports, reservedLocals } from "../../text/names.ts"
import type { Allocator } from "../../text/names.ts"
import { constant } from "../../text/typescript.ts"
import { writeChecks } from "./checks.ts"
import type { Depth, Place, Writer } from "./checks.ts"
import { referencesOf } from "./references.ts"
import { body, returned, when } from "./statements.ts"
import type { Body } from "./statements.ts"

/** What the functions of one module share: constants, imports from the kernel, and its names. */
export interface ModuleParts {
  readonly kernel: Set<string>
  /** By the value's code. */
  readonly constants: Map<string, { readonly name: string; readonly value: Doc }>
  readonly names: Allocator
}

/** The parts of a module before anything is written. */
export function moduleParts(): ModuleParts {
  return { kernel: new Set(), constants: new Map(), names: allocator([...reservedExports, ...reservedLocals]) }
}

/** The declarations of a module's constants. */
export function constantLines(parts: ModuleParts): readonly string[] {
  return [...parts.constants.values()].map(({ name, value }) => print(constant(name, value)))
}

/** A function to be written. */
interface Unit {
  readonly name: string
  readonly type: WireType
  readonly nullable: boolean
  readonly depth: Depth
  /** The function that decoders call: no depth is given to it. */
  readonly entry: boolean
}

/**
 * The functions that read one payload: the first, which gives the first refusal or null, and those for its definitions
 * that are recursive or used again, and for code that would nest too far. Written one after another, never one in another.
 */
export function faultFunctions(
  payload: Payload,
  entry: string,
  adopted: boolean,
  parts: ModuleParts,
): readonly string[] {
  const references = referencesOf(payload)
  const known = new Map<string, string>()
  const units: Unit[] = [
    { name: entry, type: payload.type, nullable: false, depth: { from: "root", count: 0 }, entry: true },
  ]
  const outlined = (type: WireType, place: Place, definition: string | null): string => {
    const key = definition === null ? null : `${definition}${place.nullable ? "?" : ""}`
    const made = key === null ? undefined : known.get(key)
    if (made !== undefined) return made
    const name = parts.names.name(
      definition === null ? `${entry}Inner` : `faultOf${definition}${place.nullable ? "OrNull" : ""}`,
    )
    if (key !== null) known.set(key, name)
    const depth: Depth =
      definition === null && place.depth.from === "root" ? place.depth : { from: "parameter", count: 0 }
    units.push({ name, type, nullable: place.nullable, depth, entry: false })
    return name
  }
  const written: string[] = []
  for (let next = 0; next < units.length; next++)
    written.push(functionText(units[next] as Unit, adopted, references, outlined, parts))
  return written
}

function functionText(
  unit: Unit,
  adopted: boolean,
  references: Writer["references"],
  outlined: Writer["outlined"],
  parts: ModuleParts,
): string {
  const lines: Body = body()
  const kernel = (name: string): string => {
    parts.kernel.add(name)
    return name
  }
  const writer: Writer = {
    body: lines,
    locals: allocator([...reservedExports, ...reservedLocals]),
    references,
    outlined,
    kernel,
    constant(wanted, value) {
      const code = print(value)
      const made = parts.constants.get(code) ?? { name: parts.names.name(wanted), value }
      parts.constants.set(code, made)
      return made.name
    },
  }
  if (unit.entry && adopted)
    lines.add(
      when(
        [`!${kernel("withinLimits")}(value)`],
        "||",
        returned(kernel("limit"), ["fact", "[]", kernel("carrierLimits"), "value"]),
      ),
    )
  writeChecks(unit.type, { value: "value", path: [], depth: unit.depth, nullable: unit.nullable, nesting: 0 }, writer)
  lines.add("return null")
  const parameters = ["value: unknown", "parsed: boolean", ...(unit.entry ? [] : ["depth: number"])]
  return `${print(signature(`function ${unit.name}`, parameters, "Failure | null"))}\n${lines.text()}\n}\n`
}

/** A function's head up to its opening brace. */
export function signature(head: string, parameters: readonly string[], returns: string): Doc {
  return concat(
    head,
    group("(", indent(softline, join(concat(",", line), parameters)), ifBreak(","), softline, ")"),
    `: ${returns} {`,
  )
}
