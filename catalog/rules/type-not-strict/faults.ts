import { inheritedNames } from "../../../model/naming.ts"
import { referenceDepth } from "../../../model/wire-type.ts"
import type { Excess, Member, TextType, UnionType, WireType } from "../../../model/wire-type.ts"

/** What keeps one node of a type out of the strict subset, as it reads after the node's path, and what brings it in. */
export interface Fault {
  readonly says: string
  readonly fix: string
}

const opaqueBytes = 1_048_576

/** Everything that is wrong with one node by itself, whatever lies below it. */
export function faultsOf(type: WireType): readonly Fault[] {
  switch (type.kind) {
    case "text":
      return text(type)
    case "integer":
      return bounds(type.min, type.max)
    case "number":
      return type.min === null || type.max === null
        ? [{ says: "is a number without bounds", fix: "state its least and its greatest value" }]
        : []
    case "list":
      return type.max === null
        ? [{ says: "is a list without an upper bound", fix: "state how many items it holds at most" }]
        : []
    case "map":
      return type.max === null
        ? [{ says: "is a map without an upper bound", fix: "state how many members it holds at most" }]
        : []
    case "object":
      return [...closed(type.excess), ...inherited(type.members.map(({ name }) => name))]
    case "union":
      return union(type)
    case "opaque":
      return opaque(type.maxBytes, type.maxDepth)
    case "literal":
    case "nullable":
    case "reference":
      return []
    default:
      return type satisfies never
  }
}

function text({ max, pattern }: TextType): readonly Fault[] {
  const faults: Fault[] = []
  if (max === null)
    faults.push({ says: "is text without an upper bound", fix: "state how many code points it holds at most" })
  if (pattern !== null && !/^\^[^]*\$$/.test(pattern))
    faults.push({ says: `matches ${pattern} anywhere inside`, fix: "anchor the pattern with ^ and $" })
  if (pattern !== null && /(?<!\\)(?:\\\\)*\\[dDwWsSbBpP]/.test(pattern))
    faults.push({
      says: `matches ${pattern}, whose classes differ between languages`,
      fix: "write the classes out, such as [0-9] or [A-Za-z]",
    })
  return faults
}

function bounds(min: number, max: number): readonly Fault[] {
  if (Number.isSafeInteger(min) && Number.isSafeInteger(max)) return []
  return [
    {
      says: "is an integer beyond what every reader holds exactly",
      fix: "bound it by -9007199254740991 and 9007199254740991",
    },
  ]
}

function closed(excess: Excess): readonly Fault[] {
  return excess === "closed"
    ? []
    : [{ says: "is an open object", fix: "close it, and list the members that it may have" }]
}

function inherited(names: readonly string[]): readonly Fault[] {
  return names
    .filter((name) => inheritedNames.has(name))
    .map((name) => ({ says: `has a member ${name}, which every object inherits`, fix: "name the member otherwise" }))
}

function union({ tag, variants }: UnionType): readonly Fault[] {
  const faults: Fault[] = [...inherited([tag])]
  if (variants.length === 0) faults.push({ says: "is a union without variants", fix: "state what it may be" })
  const names = variants.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) faults.push({ says: `has two variants ${twice}`, fix: "give every variant its own tag" })
  for (const { name, members, excess } of variants) {
    const own = [...closed(excess), ...inherited(members.map((member) => member.name)), ...tagged(tag, members)]
    faults.push(...own.map(({ says, fix }) => ({ says: `${says}, in its variant ${name}`, fix })))
  }
  return faults
}

function tagged(tag: string, members: readonly Member[]): readonly Fault[] {
  return members.some(({ name }) => name === tag)
    ? [{ says: `states its tag ${tag} once more`, fix: "leave the tag to the union" }]
    : []
}

function opaque(maxBytes: number, maxDepth: number): readonly Fault[] {
  const faults: Fault[] = []
  if (maxBytes > opaqueBytes)
    faults.push({ says: "is opaque JSON of more than 1 MiB", fix: `lower its bound to ${opaqueBytes} bytes` })
  if (maxDepth > referenceDepth)
    faults.push({
      says: `is opaque JSON deeper than ${referenceDepth} levels`,
      fix: `lower its bound to ${referenceDepth} levels`,
    })
  return faults
}
