import { describe, expect, it } from "vitest"
import { acme, metaSlot } from "../../test/exchanges/invented-contract.ts"
import { checkfu } from "../../output/contracts/checkfu/index.ts"
import type { CrossSlotRule, Posture } from "../../output/contract.ts"
import { carrierReader } from "./carrier.ts"

const declared = new Set(checkfu.declarations.map(({ id }) => id))
const state = { version: "1", state: { secret: "SECRET" } }

function session(meta: unknown): unknown {
  const { members, diagnostics, refusals } = carrierReader([checkfu])(
    { def: "NewSessionRequest", from: "client" },
    meta,
    declared,
  )
  expect(JSON.stringify(refusals)).not.toContain("SECRET")
  return [members.map(({ identifier }) => identifier), diagnostics, refusals.map(({ code }) => code)]
}

describe("slots that ride together", () => {
  it("are read where they agree, in whatever order they stand", () => {
    const [one, other] = [{ "checkfu.resume": state }, { "checkfu.continuity": { mode: "same_run_resume" } }]
    expect(session({ ...one, ...other })).toEqual([["resume", "continuity"], [], []])
    expect(session({ ...other, ...one })).toEqual([["continuity", "resume"], [], []])
  })

  it("are refused before model work where one grants what the other does not allow", () => {
    for (const mode of ["fresh", "event_log_rebuild"])
      expect(session({ "checkfu.resume": state, "checkfu.continuity": { mode } })).toEqual([
        ["continuity"],
        [],
        ["authority/inconsistent"],
      ])
    expect(session({ "checkfu.resume": state })).toEqual([[], [], ["authority/inconsistent"]])
  })

  it("do not agree where the neighbour cannot be read", () => {
    expect(session({ "checkfu.resume": state, "checkfu.continuity": { mode: "same_run" } })).toEqual([
      [],
      [],
      ["authority/malformed", "authority/inconsistent"],
    ])
  })

  it("are each free without the other where no rule binds it", () => {
    expect(session({ "checkfu.continuity": { mode: "same_run_resume" } })).toEqual([["continuity"], [], []])
  })

  const rule: CrossSlotRule = {
    id: "cross-slot/acme/b-without-c",
    where: [
      { kind: "present", slot: "slot/acme/a" },
      { kind: "equals", slot: "slot/acme/b", member: "n", value: 1 },
    ],
    demands: [{ kind: "present", slot: "slot/acme/c", not: true }],
    because: "two of them are enough",
    fix: "leave one out",
  }

  it.each(["fidelity", "context"] as const)(
    "of posture %s are recorded and not delivered where they break a rule; the rest of the carrier is",
    (posture: Posture) => {
      const slots = Object.fromEntries(
        ["a", "b", "c", "d"].map((name) => [name, metaSlot(name, posture, [`acme.${name}`])]),
      )
      const read = carrierReader([{ ...acme(slots), crossSlot: [rule] }])
      const judged = (meta: unknown): unknown => {
        const { members, diagnostics } = read({ def: "Message", from: "agent" }, meta, new Set())
        return [members.map(({ identifier }) => identifier), diagnostics.map(({ code, raw }) => [code, raw])]
      }
      const [one, two] = [{ n: 1 }, { n: 2 }]
      expect(judged({ "acme.a": two, "acme.b": one, "acme.c": two, "acme.d": two })).toEqual([
        ["c", "d"],
        [
          [`${posture}/inconsistent`, two],
          [`${posture}/inconsistent`, one],
        ],
      ])
      expect(judged({ "acme.a": two, "acme.b": two, "acme.c": two })).toEqual([["a", "b", "c"], []])
    },
  )
})
