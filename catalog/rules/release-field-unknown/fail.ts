import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"
import { facts as sound } from "./pass.ts"

function field(name: string, literal: string, ...values: readonly string[]): Fact {
  const body = { name, literal, protocol: "p", document: { $ref: "document/recipe" }, values } as const
  return { id: `release-field/${name}`, kind: "release-field", name, body }
}

/** Another order of values, a strange placeholder, a demanded member that is called optional, and one without its name. */
export const facts: readonly Fact[] = [
  ...sound.filter(({ kind }) => kind === "document"),
  field("heat", "heat", "high", "low"),
  field("heat-again", "heat", "low", "high", "off"),
  field("steps", "steps", "the placeholders {guests} and {hours}"),
  field("steps-again", "steps", "optional, with {guests}"),
  field("remark", "remark", "optional line"),
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "release/field-unknown",
    at: "document/recipe#/payload",
    what: "recipe has a member note, and no field of a release is called so.",
    fix: "state the release field note, or remove the member",
  },
  {
    code: "release/field-unknown",
    at: "release-field/heat#/values",
    what: "heat lists high, low, and recipe takes low, high.",
    fix: "list low, high",
  },
  {
    code: "release/field-unknown",
    at: "release-field/heat-again#/values",
    what: "heat lists low, high, off, and recipe takes low, high.",
    fix: "list low, high",
  },
  {
    code: "release/field-unknown",
    at: "release-field/remark#/literal",
    what: "remark is no member of recipe.",
  },
  {
    code: "release/field-unknown",
    at: "release-field/steps#/values",
    what: "steps names the placeholders {guests}, {hours}, and recipe has {guests}.",
    fix: "name {guests}",
  },
  {
    code: "release/field-unknown",
    at: "release-field/steps-again#/values",
    what: "steps is said to be optional, and recipe demands it.",
  },
]
