import { expectedOf } from "../../../model/wire/expected.ts"
import { fold } from "../../../model/wire/fold.ts"
import { definitionOf } from "../../../model/wire-type.ts"
import type { Definition, Member, ObjectType, Payload, WireType } from "../../../model/wire-type.ts"
import { plainLine } from "../../text/typescript.ts"
import type { KitPayload } from "./payloads.ts"

/** A payload as the kit describes it: the same structure, and in words whatever bounds it. */
export interface KitForm extends Payload {
  /** The name of the whole, and what it is for. */
  readonly title: string
  readonly description: string
}

/** A payload of the kit with its description. */
export type Described = Pick<KitPayload, "folder" | "name" | "fact"> & { readonly form: KitForm }

/** Every payload of the kit, described. */
export function described(payloads: readonly KitPayload[]): readonly Described[] {
  return payloads.map((payload) => ({ ...payload, form: kitForm(payload) }))
}

/**
 * Describes a payload for people and editors. Each member says its own bounds in the words of the decoders, so that a
 * bound that changes also changes whatever is made of descriptions. What no schema can say stands in the description of
 * the whole.
 */
export function kitForm({ payload, typeName, summary }: Pick<KitPayload, "payload" | "typeName" | "summary">): KitForm {
  const targets = new Map(payload.definitions.map(({ name }) => [name, targetOf(payload, name)]))
  const inWords = (type: WireType): WireType => fold<WireType>(type, (part, inner) => rebuilt(part, inner, targets))
  const root = payload.type.kind === "reference" ? lastOf(payload, payload.type.to) : null
  const type = inWords(root?.type ?? payload.type)
  const definitions = payload.definitions
    .filter(({ type: { kind } }) => kind !== "reference" && kind !== "opaque")
    .map((each): Definition => ({
      ...each,
      type: inWords(each.type),
      description: told(each.description, each.type),
    }))
  return {
    type,
    definitions,
    title: typeName,
    description: sentences([told(summary, root?.type ?? payload.type), ...beyondSchemas({ type, definitions })]),
  }
}

/** The same type with its parts replaced and its members described. */
function rebuilt(type: WireType, inner: readonly WireType[], targets: ReadonlyMap<string, WireType>): WireType {
  const members = (list: readonly Member[], from: number): readonly Member[] =>
    list.map((member, at) => ({
      ...member,
      type: inner[from + at] as WireType,
      description: told(member.description, member.type),
    }))
  switch (type.kind) {
    case "list":
      return { ...type, item: inner[0] as WireType }
    case "map":
      return { ...type, value: inner[0] as WireType }
    case "nullable":
      return { ...type, of: inner[0] as WireType }
    case "object":
      return { ...type, members: members(type.members, 0) }
    case "union": {
      let from = 0
      const variants = type.variants.map((variant) => {
        const shown = { ...variant, members: members(variant.members, from) }
        from += variant.members.length
        return shown
      })
      return { ...type, variants }
    }
    case "reference":
      return targets.get(type.to) ?? type
    default:
      return type
  }
}

/** What a reference is written as: it leads to what is more than the name of another, and anything at all has no name. */
function targetOf(payload: Payload, name: string): WireType {
  const { name: to, type } = lastOf(payload, name)
  return type.kind === "opaque" ? type : { kind: "reference", to }
}

function lastOf(payload: Payload, name: string): Definition {
  const seen = new Set<string>()
  let definition = definitionOf(payload, name)
  while (definition.type.kind === "reference" && !seen.has(definition.name)) {
    seen.add(definition.name)
    definition = definitionOf(payload, definition.type.to)
  }
  return definition
}

/** A description with the bounds of what it describes; null where there is nothing to say. */
function told(description: string | null, type: WireType): string | null {
  const bounds = boundsOf(type)
  const said = sentences([description, bounds === "" ? null : capitalized(bounds)])
  return said === "" ? null : said
}

/** What bounds a value beyond its kind and its members, which a type shows anyway. */
function boundsOf(type: WireType): string {
  const words: string[] = []
  for (let at: WireType | null = type; at !== null;) {
    const part: WireType = at
    at = part.kind === "list" ? part.item : part.kind === "map" ? part.value : part.kind === "nullable" ? part.of : null
    if (part.kind === "nullable" || !isBounded(part, at === null)) continue
    const lead = words.length === 0 ? "" : words.at(-1)?.startsWith("object") === true ? "each value " : "each "
    words.push(lead + expectedOf(part))
    if (part.kind === "map" && isBounded(part.names, true)) words.push(`each name ${expectedOf(part.names)}`)
  }
  return words.join(", ")
}

function isBounded(type: WireType, last: boolean): boolean {
  switch (type.kind) {
    case "text":
      return type.min > 0 || type.max !== null || type.pattern !== null
    case "integer":
    case "opaque":
      return true
    case "number":
      return type.min !== null || type.max !== null
    case "list":
    case "map":
      return !last || type.max !== null || (type.kind === "list" && type.min > 0)
    default:
      return false
  }
}

/** A sentence for each bound of opaque JSON inside, where schemas accept any, and for each agreement between members. */
function beyondSchemas({ type, definitions }: Payload): readonly string[] {
  const said = new Set<string>()
  const tell = ({ members, agreements = [] }: Pick<ObjectType, "members" | "agreements">): void => {
    for (const { says } of agreements) said.add(capitalized(says))
    for (const { name, type: of } of members)
      if (of.kind === "opaque") said.add(`Whatever a schema says, \`${name}\` is ${expectedOf(of)}`)
  }
  for (const whole of [type, ...definitions.map((definition) => definition.type)])
    fold<void>(whole, (part) => {
      if (part.kind === "object") tell(part)
      if (part.kind === "union") for (const variant of part.variants) tell(variant)
    })
  return [...said]
}

function capitalized(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}

/** Sentences on one line, each with its full stop, that close neither a comment nor a script wherever they are put. */
function sentences(parts: readonly (string | null)[]): string {
  return parts
    .map((part) => plainLine(part ?? ""))
    .map((part) => part.replaceAll("*/", "* /").replaceAll(/(?<=<)\/(?=script)/gi, " /"))
    .filter((part) => part !== "")
    .map((part) => (/[.!?)]$/.test(part) ? part : `${part}.`))
    .join(" ")
}
