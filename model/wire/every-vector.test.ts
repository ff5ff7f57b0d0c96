import { readFileSync, writeFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import {
  anyText,
  listOf,
  objectOf,
  oneOf,
  orNull,
  payloadOf,
  refTo,
  textOf,
} from "../../test/support/example-catalog.ts"
import { accepts } from "../accepts.ts"
import type { Payload, WireType } from "../wire-type.ts"
import { expanded, pointerTo, vectorsOf } from "./vectors.ts"
import type { Vector } from "./vectors.ts"

const whole = (min: number, max: number): WireType => ({ kind: "integer", min, max })
const real = (min: number | null, max: number | null): WireType => ({ kind: "number", min, max })
const opaque = (maxBytes: number, maxDepth: number): WireType => ({ kind: "opaque", maxBytes, maxDepth })
const map = (
  min: number,
  max: number | null,
  pattern: string | null,
  value: WireType,
  most: number | null,
): WireType => ({
  kind: "map",
  names: { kind: "text", min, max, pattern },
  value,
  max: most,
})
const union = (excess: "closed" | "keep"): WireType => ({
  kind: "union",
  tag: "kind",
  variants: [
    { name: "first", members: [{ name: "a", type: textOf(1, 3), optional: false, description: null }], excess },
    { name: "second", members: [{ name: "b", type: whole(0, 3), optional: true, description: null }], excess },
  ],
})
const tied: WireType = {
  ...(objectOf({ "a?": oneOf("x", "y"), "b?": anyText, "l?": listOf(anyText) }) as Extract<
    WireType,
    { kind: "object" }
  >),
  agreements: [
    {
      name: "together",
      says: "a comes with b",
      repair: "send b",
      at: "b",
      holds: { kind: "same", left: { kind: "present", member: "a" }, right: { kind: "present", member: "b" } },
    },
    {
      name: "counted",
      says: "l has x once",
      repair: "send x",
      at: "l",
      holds: { kind: "count", member: "l", text: "x", least: 0, most: 1 },
    },
  ],
}

/** Payloads in which every type stands, with and without each of its bounds. */
const payloads: { readonly [name: string]: Payload } = {
  texts: payloadOf(
    objectOf({
      any: anyText,
      "short?": textOf(0, 1),
      exact: textOf(2, 2),
      long: textOf(1, 5000),
      digits: textOf(1, 9, "^[0-9]{2,4}$"),
      word: textOf(0, null, "^[a-z]+(?:-[a-z]+)*$"),
      choice: textOf(0, 8, "^(?:yes|no)$"),
      nothing: orNull(textOf(1, null)),
    }),
  ),
  numbers: payloadOf(
    objectOf({
      few: whole(-2, 3),
      "safe?": whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
      zero: whole(0, 0),
      free: real(null, null),
      least: real(0.5, null),
      most: real(null, 2),
      between: orNull(real(-1, 1)),
    }),
  ),
  choices: payloadOf(
    objectOf({ one: oneOf("x"), more: oneOf("x", "y", 1, true), "flag?": oneOf(true, false), none: orNull(oneOf(1)) }),
  ),
  lists: payloadOf(
    objectOf({
      any: listOf(anyText),
      few: listOf(whole(0, 9), 1, 2),
      "many?": listOf(oneOf("x"), 0, 200),
      empty: listOf(anyText, 0, 0),
      deep: listOf(listOf(textOf(1, 2), 0, 1), 2, 2),
      maybe: orNull(listOf(orNull(oneOf(1)), 1)),
    }),
  ),
  maps: payloadOf(
    objectOf({
      any: map(0, null, null, anyText, null),
      named: map(1, 3, null, whole(0, 1), 2),
      "matched?": map(0, null, "^[a-z]+$", oneOf("x"), 3),
      none: map(0, null, null, anyText, 0),
    }),
  ),
  objects: payloadOf(
    objectOf({
      closed: objectOf({ a: oneOf("x"), "b?": objectOf({ "c/d~e?": oneOf(1) }) }),
      kept: objectOf({ "a?": oneOf("x") }, "keep"),
      one: union("closed"),
      other: union("keep"),
      tied,
    }),
  ),
  opaque: payloadOf(objectOf({ little: opaque(16, 2), "more?": opaque(5000, 8), none: orNull(opaque(64, 1)) })),
  definitions: payloadOf(objectOf({ "thread?": refTo("Reply"), name: refTo("Name"), again: refTo("Name") }), {
    Reply: objectOf({ "below?": refTo("Reply"), "beside?": listOf(refTo("Reply"), 0, 2) }),
    Name: textOf(1, 4),
  }),
  bare: payloadOf(textOf(1, 2)),
  root: payloadOf(union("closed")),
}

function line(vector: Vector): string {
  const judged = vector.verdict === "accept" ? "accept" : vector.kind
  const form = vector.text ?? `${vector.json}${vector.build === undefined ? "" : ` ${JSON.stringify(vector.build)}`}`
  return [judged, JSON.stringify(vector.pointer), vector.constraint, vector.decidedBy, vector.name, form].join(" | ")
}

const said = (adopted: boolean, but: ReadonlySet<string> = new Set()): readonly string[] =>
  Object.entries(payloads).flatMap(([name, payload]) => [
    `${name}:`,
    ...vectorsOf(payload, adopted)
      .map(line)
      .filter((each) => !but.has(each)),
  ])

function holdsTo(name: string, lines: readonly string[]): void {
  const path = `test/fixtures/${name}.txt`
  if (process.env["UPDATE"] === "vectors") writeFileSync(path, `${lines.join("\n")}\n`)
  expect([...lines, ""]).toEqual(readFileSync(path, "utf8").split("\n"))
}

describe("the vectors of every type", () => {
  it("are these, word by word", () => {
    holdsTo("every-vector", said(false))
  })

  it("of an adopted payload are these besides", () => {
    holdsTo("every-vector-adopted", said(true, new Set(said(false).filter((each) => !each.endsWith(":")))))
  })

  it.each(Object.entries(payloads))("are judged by the reader as they say, at the very place: %s", (_, payload) => {
    for (const vector of vectorsOf(payload, false)) {
      const refusals = accepts(payload, expanded(vector)).map(({ path, constraint, kind }) => ({
        pointer: path.reduce<string>(pointerTo, ""),
        constraint,
        kind,
      }))
      if (vector.verdict === "accept") expect([vector.name, refusals]).toEqual([vector.name, []])
      else
        expect([vector.name, refusals]).toEqual([
          vector.name,
          expect.arrayContaining([
            { pointer: vector.pointer, constraint: vector.constraint.split(" ")[0], kind: vector.kind },
          ]),
        ])
    }
  })
})
