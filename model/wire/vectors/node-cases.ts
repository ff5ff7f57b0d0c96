import type { FactValue } from "../../fact.ts"
import { shapesOf } from "../shape.ts"
import type { WireType } from "../../wire-type.ts"
import { agreementCases } from "./agreements.ts"
import { onceFor, valueCase } from "./case.ts"
import type { Case } from "./case.ts"
import { isPossible, leastOf, listCases, mapCases, shapeCases, unionCases } from "./holders.ts"
import type { Sample } from "./holders.ts"
import { opaqueCases } from "./opaque.ts"
import type { Place } from "./place.ts"
import { integerCases, literalCases, numberCases } from "./scalar.ts"
import { textCases } from "./text.ts"

/** What is tried at one node, in the order of its constraints. */
export function casesOf(place: Place, sample: Sample): readonly Case[] {
  const cases = [...wrongKinds(place.type), ...ownCases(place, sample)]
  return place.nullable ? cases.filter(({ form }) => form.json !== "null") : cases
}

function ownCases(place: Place, sample: Sample): readonly Case[] {
  const { type } = place
  switch (type.kind) {
    case "literal":
      return literalCases(type)
    case "text":
      return textCases(type)
    case "integer":
      return integerCases(type, Number(sample(type)))
    case "number":
      return numberCases(type, Number(sample(type)))
    case "list":
      return listCases(type, sample)
    case "map":
      return mapCases(type, sample)
    case "object":
      return shapesOf(type).flatMap((shape) => [
        ...(place.above === null ? [] : [valueCase("type", "object", "accept", "smallest", leastOf(shape, sample))]),
        ...shapeCases(shape, sample),
        ...agreementCases(shape, sample),
      ])
    case "union": {
      const shapes = shapesOf(type).filter((shape) => isPossible(shape, sample))
      return [
        ...unionCases(type, sample),
        ...shapes.flatMap((shape) => [...shapeCases(shape, sample), ...agreementCases(shape, sample)]),
      ]
    }
    case "nullable":
      return [valueCase("type", "null", "accept", "null", null)]
    case "opaque":
      return opaqueCases(type)
    case "reference":
      return []
    default:
      return type satisfies never
  }
}

/** Values of other kinds that lenient readers take for this one; those of literals and numbers stand with their own. */
function wrongKinds({ kind }: WireType): readonly Case[] {
  const wrong = (type: string, says?: string, value?: FactValue): readonly Case[] => [
    valueCase("type", type, "invalid", "null", null),
    ...(says === undefined ? [] : [onceFor(type, valueCase("type", type, "invalid", says, value ?? null))]),
  ]
  switch (kind) {
    case "text":
      return wrong("string", "a number", 0)
    case "integer":
    case "number":
      return wrong(kind)
    case "list":
      return wrong("array", "an object", {})
    case "map":
    case "object":
    case "union":
      return wrong("object", "a list", [])
    default:
      return []
  }
}
