import { shapesOf } from "../shape.ts"
import type { Payload } from "../../wire-type.ts"
import { isPossible, leastOf, memberNames } from "./holders.ts"
import type { Sample } from "./holders.ts"
import type { Loop } from "./limits.ts"
import { inside, isAround, rootPlace, throughTo } from "./place.ts"
import type { Place } from "./place.ts"
import { pointerTo } from "./vector.ts"

/** Every node that a value can reach, each once, outer ones first, and where definitions lead back to themselves. */
export function walk(
  payload: Payload,
  sample: Sample,
): { readonly places: readonly Place[]; readonly loops: readonly Loop[] } {
  const definitions = new Map(payload.definitions.map(({ name, type }) => [name, type]))
  const entered = new Map<string, Place>()
  const places: Place[] = []
  const loops: Loop[] = []
  const open = [rootPlace(payload.type)]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (sample(place.type) === undefined) continue
    if (place.type.kind !== "reference") {
      places.push(place)
      open.push(...below(place, sample).toReversed())
      continue
    }
    const { to } = place.type
    const type = definitions.get(to)
    if (type === undefined) throw new Error(`no definition named ${to}`)
    const target = { ...throughTo(place, type), references: place.references + 1 }
    const first = entered.get(to)
    if (first === undefined) {
      entered.set(to, target)
      open.push(target)
    } else if (isAround(first, place) && !loops.some(({ name }) => name === to))
      loops.push({ name: to, from: first, to: target, smallest: sample(place.type) ?? null })
  }
  return { places, loops }
}

/** The nodes right inside one. */
function below(place: Place, sample: Sample): readonly Place[] {
  const { type } = place
  switch (type.kind) {
    case "list": {
      const rest = Array.from({ length: Math.max(0, type.min - 1) }, () => sample(type.item) ?? null)
      return type.max === 0 ? [] : [inside(place, 0, type.item, (inner) => [inner, ...rest])]
    }
    case "map": {
      const [name] = type.max === 0 ? [] : memberNames(type.names, 1)
      return name === undefined ? [] : [inside(place, name, type.value, (inner) => ({ [name]: inner }))]
    }
    case "object":
    case "union":
      return shapesOf(type)
        .filter((shape) => isPossible(shape, sample))
        .flatMap((shape) => {
          const variant = type.kind === "object" ? "" : `${pointerTo("", type.tag)}=${shape.tag}`
          const members = type.kind === "object" ? shape.members : shape.members.slice(1)
          return members.map((member) =>
            inside(place, member.name, member.type, (inner) => leastOf(shape, sample, member, inner), variant),
          )
        })
    case "nullable":
      return [{ ...throughTo(place, type.of), nullable: true }]
    default:
      return []
  }
}
