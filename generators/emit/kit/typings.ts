import { referencesOf } from "../../../model/wire/fold.ts"
import { definitionOf } from "../../../model/wire-type.ts"
import type { WireType } from "../../../model/wire-type.ts"
import type { PlannedFile } from "../../../model/plan.ts"
import { header } from "../../text/typescript.ts"
import { typeDeclaration } from "../decoder/types.ts"
import type { TypeStyle } from "../decoder/types.ts"
import type { Described, KitForm } from "./form.ts"

/**
 * Types of each payload, `typings/FOLDER/NAME.d.ts`, letter by letter what json-schema-to-typescript 16 makes of its
 * schema in the kit (`ignoreMinAndMaxItems`, `additionalProperties: false`) and Prettier of that. The library is their
 * judge in a test: to load it would take longer than to generate everything else.
 */
export function kitTypingFiles(payloads: readonly Described[], folder: string): readonly PlannedFile[] {
  return payloads.map((each): PlannedFile => ({
    kind: "file",
    path: `${folder}/typings/${each.folder}/${each.name}.d.ts`,
    text: typing(each.form),
    facts: [each.fact],
  }))
}

/** The typing of one payload, with the header of generated modules. */
export function typing(form: KitForm): string {
  const { aliases, interfaces } = declared(form)
  const text = (name: string | null): string => {
    const { type, description } = name === null ? form : definitionOf(form, name)
    return typeDeclaration(name ?? form.title, type, withCounts(description, type), style)
  }
  return [`${header}\n`, aliases.map(text).join(""), interfaces.map(text).join("")]
    .filter((part) => part !== "")
    .join("\n")
}

const style: TypeStyle = {
  before: "",
  text: quoted,
  comment: (text, column) => {
    const margin = " ".repeat(column)
    const lines = text.split("\n").map((line) => `${margin} *${line === "" ? "" : ` ${line}`}`)
    return [`${margin}/**`, ...lines, `${margin} */`].join("\n")
  },
  index: "k",
  nothing: "{}",
  ofValues: (type) => withCounts(null, type),
  nullWithin: false,
  // The library drops what is said of a member that may be anything.
  ofMember: (description, type) => (isAnything(type) ? null : withCounts(description, type)),
  isInterface,
}

function isInterface(type: WireType): boolean {
  return type.kind === "object" || type.kind === "map"
}

function isAnything(type: WireType): boolean {
  return type.kind === "opaque" || (type.kind === "nullable" && isAnything(type.of))
}

/** A string literal as Prettier quotes it. */
function quoted(text: string): string {
  const json = JSON.stringify(text)
  if (text.split('"').length <= text.split("'").length) return json
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** The comment of a list also has its bounds as tags. */
function withCounts(description: string | null, type: WireType): string | null {
  if (type.kind !== "list") return description
  const counts = [
    ...(type.min === 0 ? [] : [`@minItems ${type.min}`]),
    ...(type.max === null ? [] : [`@maxItems ${type.max}`]),
  ]
  if (counts.length === 0) return description
  return [...(description === null ? [] : [description, ""]), ...counts].join("\n")
}

/**
 * The types that a file declares, `null` for the whole: aliases in the order in which they are met (one of a list after
 * those inside it), then interfaces.
 */
function declared(form: KitForm): {
  readonly aliases: readonly (string | null)[]
  readonly interfaces: readonly (string | null)[]
} {
  const aliases: (string | null)[] = []
  const interfaces: (string | null)[] = []
  const entered = new Set<string | null>()
  const open: { readonly name: string | null; readonly inside: readonly string[]; next: number }[] = []
  const typeOf = (name: string | null): WireType => (name === null ? form : definitionOf(form, name)).type
  const enter = (name: string | null): void => {
    if (entered.has(name)) return
    entered.add(name)
    const type = typeOf(name)
    if (isInterface(type)) interfaces.push(name)
    else if (type.kind !== "list") aliases.push(name)
    open.push({ name, inside: [...referencesOf(type)], next: 0 })
  }
  enter(null)
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const name = top.inside[top.next++]
    if (name !== undefined) enter(name)
    else {
      if (typeOf(top.name).kind === "list") aliases.push(top.name)
      open.pop()
    }
  }
  return { aliases, interfaces }
}
