import { describe, expect, it } from "vitest"
import type { MemberShape } from "../../generators/acp/shape.ts"
import { decoders, schema } from "./protocol.ts"
import { placesIn, shapeOf } from "./places.ts"
import { at, replaced, samplesOf } from "./samples.ts"
import type { Json, Path } from "./samples.ts"

/** A hint as the schema has it: at a member of a definition. */
interface Hint {
  readonly at: string
  readonly hint: string
}

const prefix = "x-deserialize-"

function hintsIn(): readonly Hint[] {
  return Object.entries(schema.$defs).flatMap(([name, node]) =>
    Object.entries((node as { readonly properties?: { readonly [member: string]: object } }).properties ?? {}).flatMap(
      ([member, of]) =>
        Object.keys(of).flatMap((keyword) =>
          keyword.startsWith(prefix) ? [{ at: `${name}.${member}`, hint: keyword.slice(prefix.length) }] : [],
        ),
    ),
  )
}

/** A place of a member in a valid message. */
interface Place {
  readonly message: string
  readonly sample: Json
  readonly path: Path
  readonly member: MemberShape
}

/** Every member that any sample of any message has, by definition and name, each with all its places. */
const places = new Map<string, Place[]>()
for (const [message] of decoders)
  for (const sample of samplesOf(message))
    for (const { at: place, path, member } of placesIn(shapeOf(message), message, sample, [])) {
      if (member === null) continue
      const found = places.get(place) ?? []
      if (found.length < 40) places.set(place, [...found, { message, sample, path, member }])
    }

/** A definition that others are made of stands in each of them under their names and its own. */
function placesOf(hint: Hint): readonly Place[] {
  const [definition = "", member = ""] = hint.at.split(".")
  const names = [...places.keys()].filter((name) => {
    const [found = "", other] = name.split(".")
    return other === member && (found === definition || found.startsWith(definition) || found.endsWith(definition))
  })
  const own = names.filter((name) => name === hint.at)
  return (own.length > 0 ? own : names).flatMap((name) => places.get(name) ?? [])
}

/** Members that take any value: there is none for their hint to save. */
const takesAnything = new Set([
  "ToolCall.rawInput",
  "ToolCall.rawOutput",
  "ToolCallUpdate.rawInput",
  "ToolCallUpdate.rawOutput",
  "Error.data",
])

const wrong: readonly Json[] = [7, "stranger", true, [], {}, null]

/** What is read of a message with a wrong value at a place, where the hint saves it and says so. */
function saved(
  { message, sample, path }: Place,
  value: Json,
  salvage: string,
): { readonly value: unknown; readonly count: number } | null {
  const [, decode] = decoders.find(([name]) => name === message) ?? []
  const read = decode?.(replaced(sample, path, value))
  if (read?.ok !== true) return null
  const said = read.salvaged.filter(
    (one) => one.salvage === salvage && JSON.stringify(one.path) === JSON.stringify(path),
  )
  return said.length === 1 ? { value: read.value, count: read.salvaged.length } : null
}

describe("the schema's hints", () => {
  const hints = hintsIn()

  it("are as many as the schema has", () => {
    const count = (hint: string): number => hints.filter((one) => one.hint === hint).length
    expect([count("default-on-error"), count("skip-invalid-items"), count("default-on-null")]).toEqual([245, 19, 14])
  })

  const onError = hints.filter(({ hint, at: place }) => hint === "default-on-error" && !takesAnything.has(place))

  it.each(onError)("$at goes, or is empty, where its value is wrong", (hint) => {
    const shown = placesOf(hint).some((place) =>
      wrong.some((value) => {
        const read = saved(place, value, "defaulted")
        if (read === null) return false
        const fallback = place.member.required ? (place.member.shape.kind === "list" ? [] : {}) : undefined
        expect(at(read.value, place.path)).toEqual(fallback)
        expect(read.value).toEqual(replaced(place.sample, place.path, fallback))
        return read.count === 1
      }),
    )
    expect(shown).toBe(true)
  })

  it.each([...takesAnything])("%s takes anything, and has nothing to save", (name) => {
    expect(hints).toContainEqual({ at: name, hint: "default-on-error" })
    const [place] = places.get(name) ?? []
    expect(place?.member.shape).toEqual({ kind: "any" })
  })

  it.each(hints.filter(({ hint }) => hint === "default-on-null"))("$at is empty where it is null", (hint) => {
    const [place] = placesOf(hint)
    const read = place === undefined ? null : saved(place, null, "null-defaulted")
    expect(at(read?.value, place?.path ?? [])).toEqual(place?.member.shape.kind === "map" ? {} : [])
  })

  it.each(hints.filter(({ hint }) => hint === "skip-invalid-items"))("$at goes without an invalid item", (hint) => {
    const shown = placesOf(hint).some(({ message, sample, path }) => {
      const list = at(sample, path)
      if (!Array.isArray(list) || list.length === 0) return false
      const [, decode] = decoders.find(([name]) => name === message) ?? []
      const read = decode?.(replaced(sample, path, [7, ...(list as Json[]), [null]]))
      if (read?.ok !== true) return false
      expect(read.salvaged.map(({ salvage, path: said }) => [salvage, said])).toEqual([
        ["skipped", [...path, 0]],
        ["skipped", [...path, list.length + 1]],
      ])
      expect(read.value).toEqual(sample)
      return true
    })
    expect(shown).toBe(true)
  })
})
