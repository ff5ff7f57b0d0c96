import { schemaBounds } from "./bounds.ts"
import { below, wholeDocument } from "./finding.ts"
import type { Faults, Place } from "./finding.ts"
import { utf8Bytes } from "./json.ts"
import type { Json, JsonObject } from "./json.ts"
import { keywords, isExtension } from "./keywords.ts"
import type { Keyword } from "./keywords.ts"
import { nodesInside } from "./data.ts"
import { judgeDialect, judgeIdentifier, judgeUnique, unknownKeyword } from "./identity.ts"
import { judgePattern } from "./pattern/work.ts"
import type { SchemaPosition } from "./schema-graph.ts"
import { judgeNames, judgeStatic, memberPlaces, reportValue } from "./static-value.ts"

/** A reference as it is written, and the schema that holds it. */
export interface Referring {
  readonly from: number
  readonly written: string
  readonly place: Place
}

/** What a walk over a schema found: where schemas stand, and what refers to what. The root is the first. */
export interface Walked {
  readonly schemas: readonly SchemaPosition[]
  readonly references: readonly Referring[]
  /** Schemas below `allOf`, `anyOf` and `oneOf`. */
  readonly branches: number
}

interface Waiting {
  readonly schema: Json
  readonly place: Place
  readonly parent: number | null
  /** Whether it stands in `$defs`. */
  readonly isDefined: boolean
}

/**
 * Visits every place where a schema stands, and nothing else, without recursion. What stands anywhere else is data: it is
 * counted and not read.
 */
export function walk(root: Json, text: string, faults: Faults): Walked {
  const schemas: SchemaPosition[] = []
  const references: Referring[] = []
  const waiting: Waiting[] = [{ schema: root, place: wholeDocument, parent: null, isDefined: false }]
  let branches = 0

  const visitKeyword = (
    index: number,
    own: SchemaPosition,
    name: string,
    keyword: Keyword,
    value: Json,
    place: Place,
  ) => {
    const follow = (schema: Json, where: Place): void =>
      void waiting.push({ schema, place: where, parent: index, isDefined: name === "$defs" })
    switch (keyword.kind) {
      case "schema":
        if (name === "items" && value.kind === "array")
          return faults.report("legacy-keyword", place, () => [
            "items is a list of schemas, as older drafts had it",
            "write prefixItems for the first items, and items for the rest",
          ])
        return follow(value, place)
      case "schemas": {
        if (value.kind !== "array" || value.items.length === 0)
          return reportValue(name, place, faults, "a list of schemas", "list at least one schema, or drop it")
        for (const [item, schema] of value.items.entries()) follow(schema, below(place, item, schema.start))
        if (name === "prefixItems") return
        branches += value.items.length
        return judgeMost("branchesInOne", value.items.length, `branches in one ${name}`, place, faults)
      }
      case "schema-map": {
        if (value.kind !== "object") return reportValue(name, place, faults, "an object of schemas", "name each schema")
        const places = memberPlaces(value, place, faults)
        for (const [member, { value: schema }] of value.members.entries()) follow(schema, places[member] as Place)
        return judgeMost(name === "$defs" ? "defs" : "properties", places.length, `members in ${name}`, place, faults)
      }
      case "pattern-map": {
        if (value.kind !== "object")
          return reportValue(name, place, faults, "an object of schemas", "name each by a pattern")
        for (const member of value.members) {
          const where = below(place, member.name, member.start)
          addPattern(own, member.name, where, faults)
          follow(member.value, where)
        }
        return
      }
      case "data":
        own.nodes += nodesInside(value, place, faults)
        return
      case "list":
        own.nodes += nodesInside(value, place, faults)
        if (value.kind !== "array") reportValue(name, place, faults, "a list", "put the value in a list")
        return
      case "enumeration":
        own.nodes += nodesInside(value, place, faults)
        return judgeEnumeration(value, text, place, faults)
      case "names-map": {
        if (value.kind !== "object")
          return reportValue(name, place, faults, "an object of lists", "list names by member")
        const places = memberPlaces(value, place, faults)
        for (const [member, { value: names }] of value.members.entries())
          judgeNames(name, names, places[member] as Place, faults)
        return judgeMost("properties", places.length, `members in ${name}`, place, faults)
      }
      case "pattern":
        if (value.kind !== "string") return reportValue(name, place, faults, "a string", "write the pattern itself")
        return addPattern(own, value.value, place, faults)
      case "reference":
        if (value.kind !== "string") return reportValue(name, place, faults, "a string", "write #/$defs/NAME")
        references.push({ from: index, written: value.value, place })
        return
      case "identifier":
        return judgeIdentifier(value, place, index === 0, faults)
      case "dialect":
        return judgeDialect(value, place, index === 0, faults)
      case "unique":
        return judgeUnique(value, place, text.startsWith("true", value.start), faults)
      case "refused":
        return faults.report(keyword.code, place, () => [`${name} is not part of the profile`, keyword.fix])
      case "count":
      case "format":
        if (name === "minLength" || name === "maxLength" || name === "format") own.texts++
        return judgeStatic(keyword.kind, name, value, place, faults)
      case "annotation":
      case "string":
      case "boolean":
      case "number":
      case "divisor":
      case "types":
      case "names":
        return judgeStatic(keyword.kind, name, value, place, faults)
      default:
        keyword satisfies never
    }
  }

  const visitObject = (index: number, own: SchemaPosition, schema: JsonObject, at: Place): void => {
    for (const { name, start, value } of schema.members) {
      const place = below(at, name, start)
      const keyword = keywords.get(name)
      if (keyword !== undefined) visitKeyword(index, own, name, keyword, value, place)
      else if (isExtension(name)) {
        own.nodes += nodesInside(value, place, faults)
      } else if (name !== "__proto__") faults.report("unknown-keyword", place, () => unknownKeyword(name))
    }
  }

  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { schema, place, parent, isDefined } = next
    if (schema.kind !== "object" && schema.kind !== "boolean") {
      faults.report("not-a-schema", place, () => [
        `a schema is an object or a boolean, not ${schema.kind === "array" ? "an array" : `a ${schema.kind}`}`,
        "write {} for anything, or a schema",
      ])
      continue
    }
    const index = schemas.length
    const own: SchemaPosition = {
      pointer: place.pointer,
      below: [],
      defined: [],
      nodes: 1,
      patterns: 0,
      work: 0,
      texts: 0,
    }
    schemas.push(own)
    if (parent !== null) schemas[parent]?.[isDefined ? "defined" : "below"].push(index)
    if (schema.kind === "object") visitObject(index, own, schema, place)
  }
  return { schemas, references, branches }
}

function addPattern(own: SchemaPosition, pattern: string, place: Place, faults: Faults): void {
  const verdict = judgePattern(pattern)
  own.patterns++
  if (verdict.ok) own.work += verdict.isAnchored ? 0 : verdict.work
  else faults.report(`pattern-${verdict.fault.code}`, place, () => [verdict.fault.message, verdict.fault.fix])
}

function judgeEnumeration(value: Json, text: string, place: Place, faults: Faults): void {
  if (value.kind !== "array" || value.items.length === 0)
    return reportValue(
      "enum",
      place,
      faults,
      "a list of at least one value",
      "list the values, or write false as the schema",
    )
  judgeMost("enumItems", value.items.length, "values in one enum", place, faults)
  judgeMost("enumBytes", utf8Bytes(text, value.start, value.end), "bytes in one enum", place, faults)
}

/** Reports that something at a place is more than a bound. */
function judgeMost(bound: keyof typeof schemaBounds, count: number, what: string, place: Place, faults: Faults): void {
  const most = schemaBounds[bound]
  if (count > most)
    faults.report(`limit-${bound}`, place, () => [
      `${count} ${what}, and ${most} are allowed`,
      "make it smaller, or split it into several",
    ])
}
