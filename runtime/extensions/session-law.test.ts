import { describe, expect, it } from "vitest"
import type { Continuity } from "../../output/contracts/checkfu/index.ts"
import { checkfu } from "../../output/contracts/checkfu/index.ts"
import type { SessionMeta } from "../../output/contracts/onehorizon/index.ts"
import { checkfuHandlers, onehorizonHandlers } from "../defaults.ts"
import { at as standing, published } from "../../test/exchanges/exchange.ts"
import type { Sending } from "./handlers.ts"
import type { Outgoing } from "./outgoing.ts"
import { consistent } from "./session-law.ts"

const declared = new Set(checkfu.declarations.map(({ id }) => id))
const { builtinTools, continuity, resume, runtimeConfig } = checkfuHandlers

function sent(sending: Sending): Outgoing {
  if (!sending.ok) throw new Error(sending.refusal.what)
  return sending.outgoing
}

const state = sent(resume.send({ version: "1", state: { secret: "SECRET" } }, { declared }))
const says = (mode: Continuity["mode"]): Outgoing => sent(continuity.send({ mode }, { declared }))
const tools = sent(builtinTools.send({ tools: [] }, { declared }))
const model = sent(runtimeConfig.send({ context_window: 1000 }, { declared }))
const at = (...keys: readonly string[]): Outgoing => ({
  kind: "meta",
  def: "Message",
  at: ["_meta", ...keys],
  value: {},
})

/** The code of the refusal; true: they may be sent together. */
function judged(...fragments: readonly Outgoing[]): unknown {
  const answer = consistent(fragments, [checkfu])
  return answer.ok || answer.refusal.code
}

describe("state that is handed back", () => {
  it("is lawful beside the same run resumed, in whatever order they stand", () => {
    expect(judged(says("same_run_resume"), state)).toBe(true)
    expect(judged(tools, state, model, says("same_run_resume"))).toBe(true)
  })

  it("is refused beside any other continuity and beside none, and the refusal does not show it", () => {
    for (const beside of [[says("fresh")], [says("event_log_rebuild")], [], [tools, model]]) {
      const answer = consistent([...beside, state], [checkfu])
      expect(answer).toMatchObject({
        ok: false,
        refusal: {
          code: "send/inconsistent",
          what: "Where slot/checkfu/resume is there, mode of slot/checkfu/continuity must be same_run_resume.",
          facts: ["cross-slot/checkfu/resume-needs-continuity", "slot/checkfu/resume", "slot/checkfu/continuity"],
        },
      })
      expect(JSON.stringify(answer)).not.toContain("SECRET")
    }
  })

  it("is not demanded by any continuity", () => {
    for (const mode of ["fresh", "same_run_resume", "event_log_rebuild"] as const) expect(judged(says(mode))).toBe(true)
    expect(judged()).toBe(true)
  })

  it("is not made lawful by a continuity that stands on another message or under another key", () => {
    const resumed = says("same_run_resume") as Extract<Outgoing, { readonly kind: "meta" }>
    expect(judged({ ...resumed, def: "LoadSessionRequest" }, state)).toBe("send/inconsistent")
    expect(judged({ ...resumed, at: ["_meta", "acme.continuity"] }, state)).toBe("send/inconsistent")
    expect(judged({ ...resumed, at: [...resumed.at, "deeper"] }, state)).toBe("send/inconsistent")
  })

  it("is under no law where its contract has no such rule", () => {
    const { crossSlot: _, ...lawless } = checkfu
    expect(consistent([state], [lawless])).toEqual({ ok: true })
  })
})

describe("fragments of one message", () => {
  it("stand at places of their own", () => {
    expect(judged(at("a"), at("b"), at("c", "d"), at("c", "e"))).toBe(true)
    expect(judged(at("a"), at("b"), at("a"))).toBe("send/overwritten")
    expect(judged(says("fresh"), says("same_run_resume"), state)).toBe("send/overwritten")
  })

  it("stand in no place of another's value", () => {
    expect(judged(at("a"), at("a", "b"))).toBe("send/overwritten")
    expect(judged(at("a", "b"), at("a"))).toBe("send/overwritten")
    expect(judged(at("a", "b"), at("a/b"), at("ab"))).toBe(true)
  })

  it("of two contracts keep out of each other's way", () => {
    const { steps } = published("onehorizon/session-meta.json")
    const bundles = steps
      .flatMap(({ message, payload }) => (payload === undefined ? [] : [standing(message, payload) as SessionMeta]))
      .map((value) => onehorizonHandlers.sessionMeta.send(value, { declared }))
    expect(bundles.length).toBeGreaterThan(0)
    for (const bundle of bundles) expect(judged(sent(bundle), tools, model, says("fresh"))).toBe(true)
  })
})
