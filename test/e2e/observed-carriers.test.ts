import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { readAcp } from "../../generators/load/acp.ts"
import { resolve } from "../../generators/resolve/resolve.ts"
import type { Fact, FactValue } from "../../model/fact.ts"
import type { Slot } from "../../model/slot.ts"
import { sample } from "../../model/wire/sample.ts"
import type { AnySlot, Contract } from "../../output/contract.ts"
import { callReader } from "../../runtime/extensions/call.ts"
import { freshState, mergeOf, settling } from "../../runtime/extensions/carrier-state.ts"
import { carrierReader } from "../../runtime/extensions/carrier.ts"
import type { CarrierReading } from "../../runtime/extensions/carrier.ts"
import { declining } from "../../runtime/extensions/declining.ts"
import { fragment } from "../../runtime/extensions/outgoing.ts"

const { facts } = JSON.parse(readFileSync("output/catalog.json", "utf8")) as { readonly facts: readonly Fact[] }
const { catalog } = resolve(facts, readAcp("catalog/acp/v1", ".").acp)
const stated = new Map<string, Slot>(catalog.contracts.flatMap(({ slots }) => slots.map((slot) => [slot.id, slot])))
const served = new Set(["checkfu", "onehorizon"])

const observed: readonly Contract<string>[] = await Promise.all(
  catalog.contracts
    .filter(({ name }) => !served.has(name))
    .map(async ({ name }) => {
      const module = (await import(`../../output/contracts/${name}/index.ts`)) as { readonly [name: string]: unknown }
      return Object.values(module).find((each) => typeof each === "object") as Contract<string>
    }),
)
const slots = observed.flatMap((contract) => Object.values(contract.slots))
const named = slots.map((slot) => [slot.id.slice("slot/".length), slot] as const)
const readMeta = carrierReader(observed)
const readCall = callReader(observed)
const settle = settling(observed)
const none: ReadonlySet<string> = new Set()

/** The smallest value of a slot whose members can be told apart: `n` stands in every text. */
function value(slot: AnySlot, n: number): FactValue {
  const { payload, correlation, appends } = stated.get(slot.id) as Slot
  const least = sample(payload) as FactValue
  if (payload.type.kind === "text") return `value ${n}`
  if (payload.type.kind === "opaque") return { n }
  if (typeof least !== "object" || least === null || Array.isArray(least)) return least
  const filled = Object.entries(least).map(([name, inner]) => [
    name,
    typeof inner === "string" ? `${name} ${n}` : inner,
  ])
  const { type } = payload
  const tag = type.kind === "union" ? { [type.tag]: (least as { readonly [name: string]: FactValue })[type.tag] } : {}
  const own = correlation === null ? {} : { [correlation]: "one" }
  const grown = appends === null ? {} : { [appends]: `${n}` }
  return { ...Object.fromEntries(filled), ...tag, ...own, ...grown } as FactValue
}

/** A `_meta` that holds a value at the keys given. */
function metaOf(keys: readonly string[], held: unknown): unknown {
  return keys.toReversed().reduce<unknown>((inner, key) => ({ [key]: inner }), held)
}

/** Reads a value where a slot rides, under its own name or an older one. */
function read(slot: AnySlot, held: unknown, keys?: readonly string[]): CarrierReading {
  const { site, from } = slot
  switch (site.kind) {
    case "meta":
      return readMeta({ def: site.def, from }, metaOf(keys ?? site.at.slice(1), held), none)
    case "method":
      return readCall({ method: keys?.[0] ?? site.method, from, form: site.form, params: held }, none)
    case "frame":
      throw new Error(`${slot.id} is framed`)
    default:
      return site satisfies never
  }
}

/** What three values come to, and what was delivered of them. */
function three(
  slot: AnySlot,
  standing: readonly string[] = [],
): { delivered: unknown[]; merged: unknown; codes: string[] } {
  let state = freshState
  const delivered: unknown[] = []
  const codes: string[] = []
  let correlation = ""
  for (const n of [1, 2, 3]) {
    const circumstance = { session: "s1", toolCall: "call-1", carrier: `${n}`, standing: n === 2 ? standing : [] }
    const settled = settle(state, read(slot, value(slot, n)).members, circumstance)
    state = settled.state
    delivered.push(...settled.members.map((member) => member.value))
    codes.push(...settled.diagnostics.map(({ code }) => code))
    correlation = settled.members[0]?.correlation ?? correlation
  }
  return { delivered, merged: mergeOf(state, slot, correlation), codes }
}

describe.each(named)("%s", (_, slot) => {
  it("is read where it rides, as it was written, and nothing else is", () => {
    const held = value(slot, 1)
    const before = JSON.stringify(held)
    const { members, ...rest } = read(slot, held)
    expect(members.map((member) => [member.slot.id, member.value])).toEqual([[slot.id, held]])
    expect(rest).toEqual({ ignored: [], diagnostics: [], refusals: [] })
    expect(JSON.stringify(held)).toBe(before)
  })

  it("takes three values as its merge says", () => {
    const values = [1, 2, 3].map((n) => value(slot, n))
    const { delivered, merged, codes } = three(slot)
    switch (slot.merge) {
      case undefined:
        expect([delivered, merged, codes]).toEqual([values, undefined, []])
        return
      case "replace":
        expect([delivered, merged, codes]).toEqual([values, values[2], []])
        return
      case "first":
        expect([delivered, merged, codes]).toEqual([[values[0]], values[0], ["fidelity/later", "fidelity/later"]])
        return
      case "append":
        expect([delivered, merged, codes]).toEqual([
          values,
          { ...(values[2] as object), [slot.appends as string]: "123" },
          [],
        ])
        return
      default:
        slot.merge satisfies never
    }
  })
})

const older = named.flatMap(([name, slot]) => (slot.aliases ?? []).map((keys) => [name, keys, slot] as const))

describe("older names", () => {
  it("are known of four observed slots", () => {
    expect(older.map(([name, keys]) => `${name} ${keys.join(".")}`)).toEqual([
      "jetbrains/custom-answer _askUserQuestionCustomAnswer",
      "shared-conventions/control-goal _codex/session/goal_control",
      "xai/ask-user x.ai/ask_user_question",
      "xai/session-notice x.ai/session_notification",
    ])
  })

  it.each(older)("%s is read under %j, and the newer name is told", (_, keys, slot) => {
    const held = value(slot, 1)
    const { members, diagnostics, refusals } = read(slot, held, keys)
    expect(members.map((member) => [member.slot.id, member.value])).toEqual([[slot.id, held]])
    const current =
      slot.site.kind === "meta"
        ? `/${slot.site.at.slice(1).join("/")}`
        : slot.site.kind === "method"
          ? slot.site.method
          : ""
    expect(diagnostics).toMatchObject([{ code: `${slot.posture}/alias`, fix: `write ${current}`, slot: slot.id }])
    expect(refusals).toEqual([])
  })

  it.each(older)("%s is never written under %j", (_, keys, slot) => {
    const sent = fragment(slot, value(slot, 1))
    expect(sent.ok).toBe(true)
    expect(JSON.stringify(sent)).not.toContain(JSON.stringify(keys.at(-1)))
  })
})

const replaced = named.flatMap(([name, slot]) =>
  slot.overtakenBy === undefined ? [] : [[name, slot.overtakenBy, slot] as const],
)

describe("what the protocol took over", () => {
  it("is known of most of what vendors began", () => {
    expect(replaced.length).toBeGreaterThanOrEqual(15)
  })

  it.each(replaced)("%s counts until %s is seen, and is recorded from that message on", (_, standard, slot) => {
    const { delivered, codes } = three(slot, [standard])
    expect(delivered).toEqual([value(slot, 1)])
    expect(codes).toEqual([`${slot.posture}/overtaken`, `${slot.posture}/overtaken`])
    expect(three(slot, ["agent_message_chunk"]).codes).not.toContain(`${slot.posture}/overtaken`)
  })
})

const byParent = new Map<string, AnySlot[]>()
for (const slot of slots) {
  if (slot.site.kind !== "meta" || slot.site.at.length < 3) continue
  const parent = JSON.stringify([slot.from, slot.site.def, slot.site.at.slice(0, -1)])
  byParent.set(parent, [...(byParent.get(parent) ?? []), slot])
}
const shared = [...byParent].filter(([, group]) => group.length > 1)

describe("payloads that share an object", () => {
  it("do so at six places", () => {
    expect(shared.map(([parent, { length }]) => `${length} in ${parent}`)).toEqual([
      '3 in ["agent","SessionNotification.update",["_meta","claudeCode"]]',
      '2 in ["client","NewSessionRequest",["_meta","claudeCode"]]',
      '3 in ["agent","SessionNotification.update",["_meta","codex"]]',
      '4 in ["agent","SessionNotification.update",["_meta","jetbrains","air"]]',
      '2 in ["agent","InitializeResponse",["_meta","jetbrains","air"]]',
      '2 in ["agent","SessionNotification.update",["_meta","kimiCode"]]',
    ])
  })

  it.each(shared)("all are read at once below %s, each at its own key", (_, group) => {
    const object = Object.fromEntries(
      group.map((slot) => [slot.site.kind === "meta" ? slot.site.at.at(-1) : "", value(slot, 1)]),
    )
    const [first] = group as [AnySlot]
    if (first.site.kind !== "meta") throw new Error(first.id)
    const meta = metaOf(first.site.at.slice(1, -1), object)
    const { members, ...rest } = readMeta({ def: first.site.def, from: first.from }, meta, none)
    expect(members.map((member) => [member.slot.id, member.value])).toEqual(
      group.map((slot) => [slot.id, value(slot, 1)]),
    )
    expect(rest).toEqual({ ignored: [], diagnostics: [], refusals: [] })
  })
})

describe("requests of agents that nobody serves", () => {
  const decline = declining(observed)
  const requests = named.filter(
    ([, { site, from }]) => site.kind === "method" && site.form === "request" && from === "agent",
  )

  it.each(requests)("%s is answered with what its fact calls safe, else with the protocol's error", (_, slot) => {
    if (slot.site.kind !== "method") throw new Error(slot.id)
    const declined = slot.site.declined
    const error = { error: { code: -32601, message: "Method not found" } }
    for (const method of [slot.site.method, ...(slot.aliases ?? []).flat()])
      expect(decline(method)).toEqual(declined === undefined ? error : { result: declined })
    if (declined !== undefined) expect("decodeAnswer" in slot && slot.decodeAnswer(declined).ok).toBe(true)
  })

  it("are of both sorts", () => {
    const safe = requests.filter(([, { site }]) => site.kind === "method" && site.declined !== undefined)
    expect([safe.length, requests.length]).toEqual([3, 4])
  })
})
