import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { readAcp } from "../../generators/load/acp.ts"
import type { Fact } from "../../model/fact.ts"
import type { MetaSite, MethodSite } from "../../model/site.ts"
import type { AnySlot } from "../../output/contract.ts"
import { sharedConventions } from "../../output/contracts/shared-conventions/index.ts"
import { carrierReader } from "../../runtime/extensions/carrier.ts"
import type { CarrierSite } from "../../runtime/extensions/carrier-index.ts"
import { defaultContracts } from "../../runtime/defaults.ts"
import { knownContracts } from "../../runtime/inspect/default-contracts.ts"

/** One `_meta` as it was seen, the slots that stand in it, and what nobody has catalogued. */
interface Carrier extends CarrierSite {
  readonly meta: { readonly [key: string]: unknown }
  readonly members: readonly string[]
  readonly ignored: readonly string[]
  /** Slots that stand there under an older name as well. */
  readonly older?: readonly string[]
}

/** The parameters of an extension method, and what it was answered with. */
interface Call {
  readonly slot: string
  readonly params: unknown
  readonly answer?: unknown
}

interface Seen {
  readonly reference: string
  readonly carriers: readonly Carrier[]
  readonly methods: readonly Call[]
}

const observed = knownContracts.filter((contract) => defaultContracts.every((ours) => ours.contract !== contract))
const read = carrierReader(observed)
const slots = new Map(observed.flatMap((contract) => Object.values(contract.slots).map((slot) => [slot.id, slot])))

const folder = "test/fixtures/observed"
const seen = readdirSync(folder).map((file): readonly [string, Seen] => [
  file.replace(/\.json$/, ""),
  JSON.parse(readFileSync(join(folder, file), "utf8")) as Seen,
])
const carriers = seen.flatMap(([vendor, each]) => each.carriers.map((carrier) => [vendor, carrier] as const))
const calls = seen.flatMap(([vendor, each]) => each.methods.map((call) => [vendor, call] as const))

const { facts } = JSON.parse(readFileSync("output/catalog.json", "utf8")) as { readonly facts: readonly Fact[] }
const stated = facts.filter(({ id }) => slots.has(id))

function slotOf(name: string): AnySlot {
  const slot = slots.get(`slot/${name}`)
  if (slot === undefined) throw new Error(`no observed contract has the slot ${name}`)
  return slot
}

function valueAt(meta: unknown, path: readonly string[]): unknown {
  return path.reduce((value: unknown, key) => (value as { readonly [key: string]: unknown })[key], meta)
}

describe("what vendors add to a message", () => {
  it.each(carriers)("%s: every member is found where it stands, as it stands (%#)", (_, carrier) => {
    const reading = read(carrier, carrier.meta, new Set())
    expect(reading.members.map(({ slot }) => slot.id).toSorted()).toEqual(
      carrier.members.map((name) => `slot/${name}`).toSorted(),
    )
    for (const { slot, value } of reading.members)
      expect(value).toEqual(valueAt(carrier.meta, slot.site.kind === "meta" ? slot.site.at.slice(1) : []))
    expect(reading.diagnostics.map(({ slot, code }) => [slot, code])).toEqual(
      (carrier.older ?? []).map((name) => [`slot/${name}`, "fidelity/alias"]),
    )
    expect(reading.refusals).toEqual([])
  })

  it.each(carriers)("%s: what nobody has catalogued is named and not lost (%#)", (_, carrier) => {
    expect(read(carrier, carrier.meta, new Set()).ignored.toSorted()).toEqual(carrier.ignored.toSorted())
  })

  it.each(carriers)("%s: a stranger's key in the same message changes nothing (%#)", (_, carrier) => {
    const before = read(carrier, carrier.meta, new Set())
    const after = read(carrier, { ...carrier.meta, traceparent: "00-a-b-01", "example.net/x": {} }, new Set())
    expect(after).toEqual(before)
  })

  it("a payload keeps the members that its slot does not list", () => {
    const meta = { "_claude/rateLimit": { status: "allowed", unifiedWindows: [{ name: "five_hour" }] } }
    const { members } = read({ def: "SessionNotification.update", from: "agent" }, meta, new Set())
    expect(members.map(({ value }) => value)).toEqual([meta["_claude/rateLimit"]])
  })

  it("one payload that is wrong takes none of its neighbours along", () => {
    const failure = { id: "a", revision: "first" }
    const meta = { jetbrains: { air: { goal: null, sessionFailure: failure, subagent: true } } }
    const { members, diagnostics, refusals } = read(
      { def: "SessionNotification.update", from: "agent" },
      meta,
      new Set(),
    )
    expect(members.map(({ slot }) => slot.id)).toEqual(["slot/jetbrains/goal-state", "slot/jetbrains/subagent-call"])
    expect(diagnostics.map(({ slot, raw }) => ({ slot, raw }))).toEqual([
      { slot: "slot/jetbrains/session-failure", raw: failure },
    ])
    expect(refusals).toEqual([])
  })

  it("where the object that payloads share is none, each of them says so and nothing is refused", () => {
    const { members, diagnostics, refusals } = read(
      { def: "SessionNotification.update", from: "agent" },
      { jetbrains: { air: "1" }, codex: { subagent: { threadId: "t" } } },
      new Set(),
    )
    expect(members.map(({ slot }) => slot.id)).toEqual(["slot/codex/subagent-activity"])
    expect(diagnostics).toHaveLength(4)
    expect(refusals).toEqual([])
  })

  it("a key of the agent's is not read in a message of the client's", () => {
    const meta = { "_claude/model": "claude-opus-5" }
    expect(read({ def: "SessionNotification.update", from: "client" }, meta, new Set()).members).toEqual([])
  })
})

describe("the methods that vendors add", () => {
  it.each(calls)("%s: parameters and answers are read as they were seen (%#)", (_, { slot: name, params, answer }) => {
    const slot = slotOf(name)
    const more = { ...(params as object), somethingNewer: [1] }
    expect(slot.decode(params)).toEqual({ ok: true, value: params })
    expect(slot.decode(more)).toEqual({ ok: true, value: more })
    if (answer !== undefined)
      expect("decodeAnswer" in slot ? slot.decodeAnswer(answer) : null).toEqual({ ok: true, value: answer })
  })

  it("one that blocks the agent has an answer for clients that do not know it, and the answer is one of its own", () => {
    const declined = stated.flatMap(({ id, body }) => {
      const site = body["site"] as unknown as MetaSite | MethodSite
      return site.kind === "method" && site.declined !== null ? [{ id, answer: site.declined }] : []
    })
    expect(declined).toEqual([
      { id: "slot/cursor/ask-question", answer: { outcome: { outcome: "cancelled" } } },
      { id: "slot/cursor/create-plan", answer: { outcome: { outcome: "cancelled" } } },
      { id: "slot/xai/ask-user", answer: { outcome: "cancelled" } },
    ])
    for (const { id, answer } of declined) {
      const slot = slots.get(id)
      expect(slot !== undefined && "decodeAnswer" in slot && slot.decodeAnswer(answer).ok).toBe(true)
    }
  })

  it("some lack the underscore of the protocol, and are taken as they are", () => {
    const bare = [...slots.values()].flatMap(({ site }) =>
      site.kind === "method" && !site.method.startsWith("_") ? [site.method] : [],
    )
    expect(bare.toSorted()).toEqual([
      "cursor/ask_question",
      "cursor/create_plan",
      "cursor/task",
      "cursor/update_todos",
      "kimi/compaction",
      "opencode/session/child_update",
    ])
  })
})

describe("the form of a slot", () => {
  it("is tried on every observed slot", () => {
    const tried = new Set([...carriers.flatMap(([, { members }]) => members), ...calls.map(([, { slot }]) => slot)])
    expect([...slots.keys()].map((id) => id.replace("slot/", "")).filter((name) => !tried.has(name))).toEqual([])
    expect(new Set(carriers.flatMap(([, { members }]) => members)).size).toBeGreaterThanOrEqual(25)
  })

  it.each([
    ["merge", ["append", "first", "one", "replace"]],
    ["sensitivity", ["private", "public", "secret"]],
    ["posture", ["context", "fidelity"]],
  ])("has a use for each %s", (member, values) => {
    expect([...new Set(stated.map(({ body }) => body[member]))].toSorted()).toEqual(values)
  })

  it("names what is read under an older name", () => {
    expect(stated.flatMap(({ body }) => body["aliases"])).toEqual(
      expect.arrayContaining(["_askUserQuestionCustomAnswer", "_codex/session/goal_control"]),
    )
  })

  it("names what the protocol has taken over since", () => {
    expect(stated.map(({ body }) => body["overtakenBy"])).toEqual(
      expect.arrayContaining(["notice", "session/load", "subagent_update", "usage_update"]),
    )
  })

  it("says of every slot where it was seen and when", () => {
    for (const { id, body } of stated)
      expect([id, body["source"]]).toEqual([
        id,
        { url: expect.stringMatching(/^https:\/\/[^ ]+$/), reviewedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
      ])
    for (const [, { reference }] of seen)
      expect(stated.some(({ body }) => JSON.stringify(body).includes(reference))).toBe(true)
  })

  it("finds its place inside a message by the pinned schema, through lists, maps and choices", () => {
    const { acp } = readAcp("catalog/acp/v1", ".")
    const inside = (name: string): readonly string[] =>
      acp.definitions.find((definition) => definition.name === name)?.members.filter((path) => path.includes(".")) ?? []
    expect(inside("SessionNotification")).toEqual(expect.arrayContaining(["update.content", "update.configOptions"]))
    expect(inside("CreateElicitationRequest")).toContain("requestedSchema.properties.oneOf")
    expect(inside("CancelNotification")).toEqual([])
  })
})

describe("observed contracts", () => {
  it("are a vocabulary for looking, and no driver speaks them unless it is told to", () => {
    const spoken = new Set(defaultContracts.map(({ contract }) => contract.name))
    expect(observed.filter(({ name }) => spoken.has(name))).toEqual([])
  })

  it("claim no unknown key where their keys have no beginning in common", () => {
    expect(observed.filter(({ keyPrefix }) => keyPrefix === null).map(({ name }) => name)).toEqual([
      "goose",
      "kiro",
      "shared-conventions",
    ])
    const { ignored } = carrierReader([sharedConventions])(
      { def: "PromptResponse", from: "agent" },
      { other: 1 },
      new Set(),
    )
    expect(ignored).toEqual([])
  })
})
