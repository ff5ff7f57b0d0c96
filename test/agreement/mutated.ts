import fc from "fast-check"
import { nasty } from "./faults.ts"
import { at, isArray, own, pathsOf, replaced } from "./places.ts"
import type { Json, Path } from "./places.ts"

/** One edit: at one of the value's places, with something that is put there. */
interface Edit {
  readonly place: number
  readonly other: number
  readonly deed: (typeof deeds)[number]
  readonly name: string
  readonly what: Json
}

const deeds = ["replace", "drop", "add", "rename", "repeat", "transplant", "wrap"] as const

/** What one to five edits make of a seed, each at any place: mostly near to what is accepted, and seldom it. */
export function mutated(seeds: readonly Json[], names: readonly string[]): fc.Arbitrary<Json> {
  const inSeeds = seeds.flatMap((seed) => [...pathsOf(seed)].map((path) => at(seed, path)))
  const edit: fc.Arbitrary<Edit> = fc.record({
    place: fc.nat(),
    other: fc.nat(),
    deed: fc.constantFrom(...deeds),
    name: fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 4 })),
    what: fc.oneof(fc.constantFrom(...inSeeds), fc.constantFrom(...nasty), fc.jsonValue() as fc.Arbitrary<Json>),
  })
  return fc
    .tuple(fc.constantFrom(...seeds), fc.array(edit, { minLength: 1, maxLength: 5 }))
    .map(([seed, edits]) => edits.reduce(edited, seed))
}

function edited(value: Json, { place, other, deed, name, what }: Edit): Json {
  const paths = [...pathsOf(value)]
  const path = paths[place % paths.length] as Path
  const there = at(value, path)
  switch (deed) {
    case "replace":
      return replaced(value, path, what)
    case "drop":
      return without(value, path)
    case "add":
      return replaced(value, path, grown(there, name, what))
    case "rename":
      return path.length === 0 ? value : grown(without(value, path), name, there)
    case "repeat":
      return replaced(value, path, isArray(there) ? [...there, ...there] : [there, there])
    case "transplant":
      return replaced(value, path, at(value, paths[other % paths.length] as Path))
    case "wrap":
      return replaced(value, path, own([[name, there]]))
    default:
      return deed satisfies never
  }
}

/** With one more item, or one more member in place of one of that name. */
function grown(value: Json, name: string, what: Json): Json {
  if (isArray(value)) return [...value, what]
  if (typeof value !== "object" || value === null) return what
  return own([...Object.entries(value).filter(([each]) => each !== name), [name, what]])
}

function without(value: Json, path: Path): Json {
  const last = path.at(-1)
  if (last === undefined) return null
  const above = path.slice(0, -1)
  const holder = at(value, above)
  const rest = isArray(holder)
    ? holder.toSpliced(Number(last), 1)
    : own(Object.entries(holder as object).filter(([name]) => name !== last))
  return replaced(value, above, rest)
}
