import { accepts } from "../../../model/accepts.ts"
import type { AcpIndex } from "../../../model/site.ts"
import { factPath } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import type { Slot } from "../../../model/slot.ts"
import { innerType, memberTypes } from "../../../model/wire/member-types.ts"
import type { WireType } from "../../../model/wire-type.ts"
import { rule } from "../rule.ts"

/** Holds what a slot says of its own reading against its payload, its answer and its site. */
export const carriageUnfit = rule({
  code: "carriage/unfit",
  states: "What a slot says of how it is read can be done with its payload, its answer and its site.",
  because: "A reader follows the fact to the letter, and loses values where the letter makes no sense.",
  check: ({ contracts, acp }) =>
    contracts.flatMap(({ slots }) =>
      slots.flatMap((slot) => [
        ...appended(slot),
        ...correlated(slot),
        ...declined(slot),
        ...aliased(slot),
        ...overtaken(slot, acp),
      ]),
    ),
})

const growing: readonly WireType["kind"][] = ["text", "list"]
const naming: readonly WireType["kind"][] = ["text", "integer", "literal", "reference", "nullable"]

function appended({ id, name, merge, appends, payload }: Slot): readonly Violation[] {
  const at = factPath(id, "appends")
  if (merge !== "append")
    return appends === null
      ? []
      : [{ at, what: `${name} says what grows, and nothing is appended.`, fix: "append, or leave it out" }]
  if (appends === null)
    return growing.includes(innerType(payload).kind)
      ? []
      : [{ at, what: `${name} is appended, and no text or list in it grows.`, fix: "name the member that grows" }]
  if (memberTypes(payload, appends).some(({ kind }) => growing.includes(kind))) return []
  return [{ at, what: `${appends} of ${name} is no text or list that could grow.`, fix: "name a member that is one" }]
}

function correlated({ id, name, correlation, payload }: Slot): readonly Violation[] {
  if (correlation === null || memberTypes(payload, correlation).some(({ kind }) => naming.includes(kind))) return []
  return [
    {
      at: factPath(id, "correlation"),
      what: `${name} is correlated by ${correlation}, which is no text or integer of its payload.`,
      fix: "name a member that holds an id",
    },
  ]
}

function declined({ id, name, site, answer }: Slot): readonly Violation[] {
  if (site.kind !== "method" || site.declined === null) return []
  const at = factPath(id, "site")
  if (site.form !== "request")
    return [{ at, what: `${name} is a notification, and has an answer when declined.`, fix: "remove the answer" }]
  if (answer === null || accepts(answer, site.declined).length === 0) return []
  return [
    {
      at,
      what: `${name} is declined by an answer that its own payload of answers refuses.`,
      fix: "decline with an answer that the asking side can read",
    },
  ]
}

function aliased({ id, name, site, aliases }: Slot): readonly Violation[] {
  const at = factPath(id, "aliases")
  return aliases.flatMap((keys): readonly Violation[] => {
    const alias = keys.join(".")
    switch (site.kind) {
      case "frame":
        return [{ at, what: `${name} is framed text, and has the alias ${alias}.`, fix: "state another frame" }]
      case "method":
        if (keys.length === 1) return []
        return [{ at, what: `${name} is a method, and its alias ${alias} is several keys.`, fix: "name one method" }]
      case "meta": {
        const own = site.at.slice(1)
        const shorter = Math.min(own.length, keys.length)
        if (keys.slice(0, shorter).some((key, index) => key !== own[index])) return []
        return [
          {
            at,
            what: `${name} rides at ${own.join(".")}, and its alias ${alias} lies on the same way.`,
            fix: "remove it",
          },
        ]
      }
      default:
        return site satisfies never
    }
  })
}

/** A field is looked up in the pinned schema; kinds of updates and methods may come with a later one. */
function overtaken({ id, name, overtakenBy }: Slot, { definitions }: AcpIndex): readonly Violation[] {
  const [def = "", member] = (overtakenBy ?? "").split(".")
  if (member === undefined || definitions.some((each) => each.name === def && each.members.includes(member))) return []
  return [
    {
      at: factPath(id, "overtakenBy"),
      what: `${name} is overtaken by ${overtakenBy}, a field that the pinned schema does not have.`,
      fix: "name a field, a method or a kind of update of the protocol",
    },
  ]
}
