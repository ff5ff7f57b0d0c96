import { generatedNames, identifierOf, inheritedNames, reservedWords, typeNameOf } from "../../model/naming.ts"
import type { Document } from "../../model/document.ts"
import type { Declaration } from "../../model/entries.ts"
import type { Slot } from "../../model/slot.ts"

export { identifierOf, isIdentifier, typeNameOf } from "../../model/naming.ts"

const propertyPattern: RegExp = /^[A-Za-z_$][A-Za-z0-9_$]*$/

/** The names of what one payload of a slot gives: its type, its decoders, and the file that they stand in. */
export interface PayloadNames {
  readonly type: string
  readonly decode: string
  readonly decodeText: string
}

/**
 * Names of a slot's payload; a slot that is answered has a request and an acknowledgement in place of one payload. A slot
 * that carries what another one carries has that one's names.
 */
export function payloadNames(slot: Slot): PayloadNames {
  return named(typeNameOf(carrierName(slot)) + (slot.answer === null ? "" : "Request"))
}

/** The name of the slot whose payload a slot carries: its own, unless it shares. */
export function carrierName({ name, payloadOf }: Pick<Slot, "name" | "payloadOf">): string {
  return payloadOf === null ? name : payloadOf.slice(payloadOf.lastIndexOf("/") + 1)
}

/** Names of a slot's answer. */
export function answerNames(slot: Slot): PayloadNames {
  return named(`${typeNameOf(slot.name)}Acknowledgement`)
}

/** Names of a document. */
export function documentNames({ name }: Pick<Document, "name">): PayloadNames {
  return named(typeNameOf(name))
}

function named(type: string): PayloadNames {
  return { type, decode: `decode${type}`, decodeText: `decode${type}Text` }
}

/** The constant of a declaration; contracts may use one name each. `id` is `declaration/CONTRACT/NAME`. */
export function declarationIdentifier(declaration: Declaration): string {
  return identifierOf(declaration.id.slice(declaration.id.indexOf("/") + 1))
}

/**
 * What generated modules import or declare beside the names made from a catalog. A catalogued name whose type or constant
 * is one of these cannot be generated; the rule on names refuses it.
 */
export const reservedExports: ReadonlySet<string> = generatedNames

/** Names inside generated functions, beside the reserved exports, that no member's constant may take. */
export const reservedLocals: readonly string[] = ["depth", "fact", "parsed", "value"]

/** A member's name where a type or an object literal declares it: bare if it reads as a name, else quoted. */
export function propertyKey(name: string, quote: (text: string) => string): string {
  return propertyPattern.test(name) ? name : quote(name)
}

/** A member that an object may have without owning it: it must be looked up among its own. */
export function isInherited(member: string): boolean {
  return inheritedNames.has(member)
}

/** Names given once each: asked for a taken or unusable one, it adds the least number that makes it free. */
export interface Allocator {
  readonly name: (wanted: string) => string
  /** Names given inside are free again afterwards, as a block's constants are. */
  readonly scope: (inner: () => void) => void
}

/** An allocator in which some names are taken from the start. */
export function allocator(taken: Iterable<string>): Allocator {
  const used = new Set(taken)
  const last = new Map<string, number>()
  let given: { readonly name: string; readonly wanted: string; readonly before: number }[] = []
  return {
    name(wanted) {
      const before = last.get(wanted) ?? 1
      let count = before
      let name = wanted
      if (count > 1) name = `${wanted}${++count}`
      while (used.has(name) || reservedWords.has(name)) name = `${wanted}${++count}`
      last.set(wanted, count)
      used.add(name)
      given.push({ name, wanted, before })
      return name
    },
    scope(inner) {
      const outer = given
      given = []
      inner()
      for (const { name, wanted, before } of given.toReversed()) {
        used.delete(name)
        last.set(wanted, before)
      }
      given = outer
    },
  }
}
