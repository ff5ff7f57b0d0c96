import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { kinds } from "../../catalog/kinds/kinds.ts"
import { accepts } from "../../model/accepts.ts"
import { applyChange } from "../../model/change.ts"
import type { Change } from "../../model/change.ts"
import type { Fact, FactValue } from "../../model/fact.ts"
import type { Payload } from "../../model/wire-type.ts"
import { readCatalog } from "../emit/catalog.ts"
import { classify } from "./classify.ts"
import type { Classified } from "./classify.ts"

const read = readCatalog(readFileSync("output/catalog.json", "utf8"))
if (!read.ok) throw new Error(read.problem)
const published = read

function by(...changes: readonly Change[]): readonly Classified[] {
  return classify(published, { ...published, facts: changes.reduce(applyChange, published.facts) }, kinds)
}

/** `AUTHORITY WIRE` of every change there is then, each once. */
function classOf(...changes: readonly Change[]): string {
  return [...new Set(by(...changes).map(({ authority, wire }) => `${authority} ${wire}`))].join(", ")
}

const steer = "slot/checkfu/session-steer#/payload/type/members"
const turn = "slot/checkfu/turn#/payload/type/members"
const member = (name: string, optional: boolean): FactValue => ({
  name,
  type: { kind: "literal", values: [false, true] },
  optional,
  description: null,
})

describe("the class of a change", () => {
  it("of a ceiling that is raised, or lowered", () => {
    const at = "harness/codex#/ceiling/multiagent_shared_environment" as const
    expect(classOf({ at, after: "true" })).toBe("widens same")
    expect(classOf({ at: "harness/claude-code#/ceiling/subagents", after: "absent" })).toBe("narrows same")
  })

  it("of a path that is added, or removed", () => {
    const accepted = { dialect: { $ref: "dialect/openai_responses" }, path: "/v1/responses" }
    expect(classOf({ at: "provider/google-ai-studio#/accepts/openai_responses", after: accepted })).toBe("widens same")
    const query = { name: "beta", kind: "fixed", value: "true" }
    const queries = "dialect-request/anthropic-messages-request#/queries"
    expect(classOf({ at: `${queries}/also`, after: { ...query, name: "also" } })).toBe("widens backward")
    expect(classOf({ at: `${queries}/beta`, before: query })).toBe("narrows forward")
  })

  it("of a gate that is dropped, or put up", () => {
    expect(classOf({ at: "slot/checkfu/session-steer#/gate", after: null })).toBe("widens backward")
    const gate = { $ref: "declaration/checkfu/steer" }
    expect(classOf({ at: "slot/checkfu/turn#/gate", after: gate })).toBe("narrows forward")
  })

  it("of a bound that is loosened, or tightened", () => {
    expect(classOf({ at: `${steer}/text/type/max`, after: 65_537 })).toBe("widens backward")
    expect(classOf({ at: `${steer}/text/type/max`, after: 65_535 })).toBe("narrows forward")
    // What a harness tells of a turn grants it nothing.
    expect(classOf({ at: `${turn}/wall_time_ms/type/max`, after: 1 })).toBe("same forward")
  })

  it("of a member that is added, demanded or not", () => {
    expect(classOf({ at: `${steer}/urgent`, after: member("urgent", false) })).toBe("incomparable breaking")
    expect(classOf({ at: `${steer}/urgent`, after: member("urgent", true) })).toBe("widens backward")
    expect(classOf({ at: `${turn}/urgent`, after: member("urgent", false) })).toBe("same breaking")
  })

  it("of a field that is renamed: it goes, and another comes", () => {
    const facts = renamed(published.facts)
    const classes = classify(published, { ...published, facts }, kinds)
    expect(classes.map(({ change, authority, wire }) => [change.at, authority, wire])).toEqual([
      [`${steer}/text`, "incomparable", "breaking"],
      [`${steer}/words`, "incomparable", "breaking"],
    ])
  })

  it("of a sentence that is reworded, wherever it stands", () => {
    expect(classOf({ at: "slot/checkfu/session-steer#/summary", after: "Other words." })).toBe("same same")
    expect(classOf({ at: `${steer}/text/description`, after: "Other words." })).toBe("same same")
    expect(classOf({ at: "refusal/body-bounds#/cure", after: "Other words." })).toBe("same same")
    expect(by({ at: "slot/checkfu/session-steer#/summary", after: "Other words." })).toHaveLength(1)
  })

  it("of a member that bears the name of what holds words", () => {
    expect(classOf({ at: `${turn}/description`, after: member("description", false) })).toBe("same breaking")
    const facts = applyChange(published.facts, {
      at: `${turn}/execution_class/type/values/description`,
      after: "description",
    })
    expect(classify(published, { ...published, facts }, kinds)[0]?.wire).toBe("backward")
  })

  it("of the life of a revision, and of its literal", () => {
    expect(classOf({ at: "revision/acp-v1-lane#/life", after: "accepted" })).toBe("same full")
    expect(classOf({ at: "revision/acp-v1-lane#/life", after: "retired" })).toBe("same forward")
    expect(classOf({ at: "revision/acp-v1-lane#/literal", after: "checkfu:acp-v1@2" })).toBe("same breaking")
  })

  it("of how long evidence counts, of who may see a value, of what a capability needs", () => {
    const validity = published.facts.find(({ kind }) => kind === "validity")
    const days = `${validity?.id ?? "validity/none"}#/days` as const
    expect(classOf({ at: days, after: 3_000 })).toBe("widens same")
    expect(classOf({ at: days, after: 1 })).toBe("narrows same")
    expect(classOf({ at: "slot/checkfu/session-steer#/sensitivity", after: "public" })).toBe("widens same")
    expect(classOf({ at: "slot/checkfu/session-steer#/sensitivity", after: "secret" })).toBe("narrows same")
    const needs = "capability/control-steer#/needs/mid_run_input" as const
    expect(classOf({ at: needs, after: "unsupported" })).toBe("widens same")
    expect(classOf({ at: needs })).toBe("widens same")
  })

  it("of what a decision record leaves to be written: it decides nothing before, and moves nothing", () => {
    const record = published.facts.find(({ kind }) => kind === "decision")
    expect(classOf({ at: `${record?.id ?? "decision/none"}#/gaps`, after: ["who is worse off"] })).toBe("same same")
  })

  it("of dialects that were undeclared, which constrains nothing", () => {
    expect(classOf({ at: "harness/codex#/dialects", after: null })).toBe("widens same")
  })

  it("counts what nobody declared the meaning of for the worst", () => {
    expect(classOf({ at: "harness/codex#/unheard", after: "of" })).toBe("incomparable breaking")
    const fact: Fact = { id: "omen/raven", kind: "omen", name: "raven", body: {} }
    const classes = classify(published, { ...published, facts: [...published.facts, fact] }, kinds)
    expect(classes.map(({ authority, wire }) => [authority, wire])).toEqual([["incomparable", "breaking"]])
  })
})

describe("what shows that a payload breaks somebody", () => {
  it("is a value that one side writes and the other refuses", () => {
    const [change] = by({ at: `${steer}/text/type/max`, after: 10 })
    const [refused] = change?.refused ?? []
    expect(refused).toMatchObject({ writer: "old", path: ["text"] })
    expect(accepts(payloadIn(published.facts), refused?.value)).toEqual([])
    const after = applyChange(published.facts, { at: `${steer}/text/type/max`, after: 10 })
    expect(accepts(payloadIn(after), refused?.value)).not.toEqual([])
  })

  it("is given for both sides where both are refused, and for none where words changed", () => {
    const writers = (change: Change): readonly string[] => by(change)[0]?.refused.map(({ writer }) => writer) ?? []
    expect(writers({ at: `${turn}/urgent`, after: member("urgent", false) })).toEqual(["old", "new"])
    expect(writers({ at: `${steer}/text/description`, after: "Other words." })).toEqual([])
  })
})

function renamed(facts: readonly Fact[]): readonly Fact[] {
  const added = applyChange(facts, { at: `${steer}/words`, after: { ...textMember, name: "words" } })
  return applyChange(added, { at: `${steer}/text` })
}

const textMember = { type: { kind: "text", min: 1, max: 65_536, pattern: null }, optional: false, description: null }

function payloadIn(facts: readonly Fact[]): Payload {
  const slot = facts.find(({ id }) => id === "slot/checkfu/session-steer")
  return slot?.body["payload"] as unknown as Payload
}
