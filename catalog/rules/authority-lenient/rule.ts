import { factPath } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import type { Slot } from "../../../model/slot.ts"
import { nodesOf } from "../type-not-strict/walk.ts"
import { rule } from "../rule.ts"

/** Holds every slot of posture authority in contracts of our own to one strict reading; adopted ones are taken as published. */
export const authorityLenient = rule({
  code: "authority/lenient",
  states: "What grants or limits is read strictly: no unknown members, one value a carrier, one key.",
  because:
    "A limit that is misspelt, sent twice or sent under another key would be dropped, and its lack looks like leave.",
  acceptable: true,
  check: ({ contracts }) =>
    contracts
      .filter(({ ownership }) => ownership === "owned")
      .flatMap(({ slots }) => slots.filter(({ posture }) => posture === "authority"))
      .flatMap((slot) => [...members(slot), ...carried(slot)]),
})

function members({ id, name, payload, payloadOf }: Slot): readonly Violation[] {
  if (payloadOf !== null) return []
  return nodesOf(payload, "payload").flatMap(({ type, path, member }) => {
    const lenient =
      type.kind === "object"
        ? type.excess === "keep"
        : type.kind === "union" && type.variants.some(({ excess }) => excess === "keep")
    if (!lenient) return []
    return [
      {
        at: factPath(id, "payload", ...(member === null ? [] : [member])),
        what: `${name} has posture authority, and ${path} lets unknown members pass.`,
        fix: "close it, and list the members that it may have",
      },
    ]
  })
}

function carried({ id, name, merge, aliases }: Slot): readonly Violation[] {
  const found: Violation[] = []
  if (merge !== "one")
    found.push({
      at: factPath(id, "merge"),
      what: `${name} has posture authority, and repeated values are merged by ${JSON.stringify(merge)}.`,
      fix: "allow one value alone, or choose the posture context",
    })
  if (aliases.length > 0)
    found.push({
      at: factPath(id, "aliases"),
      what: `${name} has posture authority, and is read under ${aliases.map((keys) => keys.join(".")).join(", ")} as well.`,
      fix: "settle on one key, or choose the posture context",
    })
  return found
}
