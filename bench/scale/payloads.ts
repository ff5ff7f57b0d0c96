import type { Definition, Member, Payload, WireType } from "../../model/wire-type.ts"

/** One invented payload with the name that it goes by, in Pascal case. */
export interface Model {
  readonly name: string
  readonly payload: Payload
}

const subjects =
  "session turn tool file budget image thread memory policy ledger runner lease tenant branch review".split(" ")
const matters =
  "state change report limit notice receipt window request marker record outcome hint quota grant trace".split(" ")
const words = "queued running blocked done failed cancelled skipped retried held released opened closed".split(" ")
const memberNames =
  "run_id started_at attempt owner label reason weight share region revision parent channel digest note priority".split(
    " ",
  )

/** The payload of one slot by its number: the same on every call, five to eight members, the forms that real ones have. */
export function model(number: number): Model {
  const name = `${capital(pick(subjects, number))}${capital(pick(matters, number / subjects.length))}${number}`
  if (number % 5 === 0) return { name, payload: { type: union(number), definitions: [] } }
  if (number % 25 === 7) return { name, payload: recursive(name, number) }
  return { name, payload: { type: object(members(number, 5 + (number % 4))), definitions: [] } }
}

/** What a request is answered with. */
export function answer(number: number): Payload {
  const status: WireType = { kind: "literal", values: ["delivered", "refused", "too_late"] }
  return { type: object([member("status", status), member("count", integer(0, 10 + number))]), definitions: [] }
}

function union(number: number): WireType {
  const variants = [0, 1, 2].map((index) => ({
    name: pick(words, number + index),
    members: members(number + index, 2 + index),
    excess: "closed" as const,
  }))
  return { kind: "union", tag: "phase", variants }
}

/** A tree of replies, as comments have it. */
function recursive(name: string, number: number): Payload {
  const of = `${name}Reply`
  const replies: WireType = { kind: "list", item: { kind: "reference", to: of }, min: 0, max: 20 }
  const definition: Definition = {
    name: of,
    type: object([member("id", text(1, 64)), member("body", text(0, 4_000)), member("replies", replies)]),
    description: null,
  }
  return { type: object([...members(number, 4), member("thread", replies)]), definitions: [definition] }
}

function members(number: number, count: number): readonly Member[] {
  return Array.from({ length: count }, (_, index) =>
    member(`${pick(memberNames, number + index)}_${index}`, leaf(number + index * 7), index > 1 && index % 3 === 0),
  )
}

function leaf(number: number): WireType {
  switch (number % 9) {
    case 0:
      return { kind: "literal", values: [0, 1, 2, 3].map((step) => pick(words, number / 9 + step)) }
    case 1:
      return integer(0, 1_000 + number)
    case 2:
      return { kind: "text", min: 64, max: 64, pattern: "^[0-9a-f]{64}$" }
    case 3:
      return { kind: "list", item: text(1, 128), min: 0, max: 1 + (number % 100) }
    case 4:
      return { kind: "literal", values: [false, true] }
    case 5:
      return object([member("kind", { kind: "literal", values: ["left", "right"] }), member("at", integer(0, number))])
    case 6:
      return { kind: "nullable", of: text(1, 40 + (number % 60)) }
    case 7:
      return { kind: "number", min: 0, max: 1 }
    default:
      return text(1, 200)
  }
}

function object(list: readonly Member[]): WireType {
  return { kind: "object", members: list, excess: "closed" }
}

function member(name: string, type: WireType, optional = false): Member {
  return { name, type, optional, description: null }
}

function text(min: number, max: number): WireType {
  return { kind: "text", min, max, pattern: null }
}

function integer(min: number, max: number): WireType {
  return { kind: "integer", min, max }
}

function pick(list: readonly string[], number: number): string {
  return list[Math.floor(number) % list.length] ?? ""
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
