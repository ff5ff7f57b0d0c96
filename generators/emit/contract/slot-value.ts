import type { Site } from "../../../model/site.ts"
import type { Slot } from "../../../model/slot.ts"
import type { Doc } from "../../text/layout.ts"
import { answerNames, payloadNames } from "../../text/names.ts"
import { arrayLiteral, arrayOfArrays, jsonLiteral, objectLiteral, stringLiteral } from "../../text/typescript.ts"

/** A slot of a contract's value as an object literal: its head, what differs from what is usual, and its decoders. */
export function slotValue(slot: Slot): Doc {
  return objectLiteral([
    ["id", stringLiteral(slot.id)],
    ["site", siteValue(slot.site)],
    ["posture", stringLiteral(slot.posture)],
    ["gate", slot.gate === null ? "null" : stringLiteral(slot.gate.name)],
    ["from", stringLiteral(slot.ride.from)],
    ...traits(slot),
    ["decode", payloadNames(slot).decode],
    ...(slot.answer === null ? [] : [["decodeAnswer", answerNames(slot).decode] as const]),
  ])
}

/** What a reader must know beyond the head, where it differs from what is usual. */
function traits(slot: Slot): readonly (readonly [string, Doc])[] {
  const { encoding, merge, appends, correlation, aliases, overtakenBy, sensitivity } = slot
  const told: readonly (readonly [string, Doc, boolean])[] = [
    ["encoding", stringLiteral(encoding), encoding !== "json"],
    ["merge", stringLiteral(merge), merge !== "one"],
    ["appends", stringLiteral(appends ?? ""), appends !== null],
    ["correlation", stringLiteral(correlation ?? ""), correlation !== null],
    ["aliases", arrayOfArrays(aliases.map((keys) => keys.map(stringLiteral))), aliases.length > 0],
    ["overtakenBy", stringLiteral(overtakenBy ?? ""), overtakenBy !== null],
    ["sensitivity", stringLiteral(sensitivity), sensitivity !== "public"],
  ]
  return told.filter(([, , differs]) => differs).map(([name, value]) => [name, value])
}

function siteValue(site: Site): Doc {
  switch (site.kind) {
    case "meta":
      return objectLiteral([
        ["kind", stringLiteral(site.kind)],
        ["def", stringLiteral(site.def)],
        ["at", arrayLiteral(site.at.map(stringLiteral))],
      ])
    case "method":
      return objectLiteral([
        ["kind", stringLiteral(site.kind)],
        ["method", stringLiteral(site.method)],
        ["form", stringLiteral(site.form)],
        ...(site.declined === null ? [] : [["declined", jsonLiteral(site.declined)] as const]),
      ])
    case "frame":
      return objectLiteral([
        ["kind", stringLiteral(site.kind)],
        ["def", stringLiteral(site.def)],
        ["open", stringLiteral(site.open)],
        ["close", stringLiteral(site.close)],
      ])
    default:
      return site satisfies never
  }
}
