import { describe, expect, it } from "vitest"
import type { Fact, FactBody } from "../../model/fact.ts"
import type { AcpIndex } from "../../model/site.ts"
import { resolve } from "./resolve.ts"

const acp: AcpIndex = {
  version: 1,
  digest: "",
  definitions: [
    { name: "PromptRequest", method: "session/prompt", role: "request", handledBy: "agent", members: ["_meta"] },
  ],
}
const contract: Fact = {
  id: "contract/acme",
  kind: "contract",
  name: "acme",
  body: { title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
}

function fact(kind: string, name: string, body: FactBody): Fact {
  return { id: `${kind}/acme/${name}`, kind, name, body: { contract: { $ref: "contract/acme" }, ...body } }
}

function slot(name: string, more: FactBody = {}): Fact {
  return fact("slot", name, {
    site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", `acme.${name}`] },
    posture: "context",
    payload: { type: { kind: "object", members: [], excess: "keep" }, definitions: [] },
    life: "realized",
    ...more,
  })
}

const call = { kind: "method", acp: 1, method: "_acme/call", from: "client", form: "request" }

/** The one slot of a catalog, or what is wrong with it. */
function resolved(more: FactBody): unknown {
  const { catalog, problems } = resolve([contract, slot("a", more)], acp)
  return problems.length > 0 ? problems.map(({ at, what }) => [at, what]) : catalog.contracts[0]?.slots[0]
}

describe("a slot", () => {
  it("has its older names as keys, whether they are one or several", () => {
    expect(resolved({ aliases: ["old", ["older", "still"]] })).toMatchObject({ aliases: [["old"], ["older", "still"]] })
    expect(resolved({})).toMatchObject({ aliases: [], appends: null, encoding: "json" })
  })

  it.each([
    [{ aliases: [[]] }, "slot/acme/a#/aliases/", "needs a name, or the keys of one as aliases., and has []."],
    [{ aliases: [7] }, "slot/acme/a#/aliases/7", "needs a list as aliases.7, and has 7."],
    [{ appends: 7 }, "slot/acme/a#/appends", "needs a text as appends, and has 7."],
    [
      { encoding: "base64", site: call },
      "slot/acme/a#/encoding",
      'needs json for what is no key of _meta as encoding, and has "base64".',
    ],
  ] as const)("is refused with %j", (more, at, what) => {
    expect(resolved(more as unknown as FactBody)).toEqual([[at, `slot/acme/a ${what}`]])
  })
})

const present = (name: string, not = false): FactBody => ({
  key: name,
  slot: { $ref: `slot/acme/${name}` },
  kind: "present",
  not,
})
const because = { because: "they belong together", fix: "send both" }

describe("a cross-slot rule", () => {
  const rule = (body: FactBody): Fact => fact("cross-slot", "a-needs-b", { where: [present("a")], ...because, ...body })
  const judged = (body: FactBody): unknown => {
    const { catalog, problems } = resolve([contract, slot("a"), slot("b"), rule(body)], acp)
    return problems.length > 0 ? problems.map(({ code, at }) => [code, at]) : catalog.contracts[0]?.crossSlot
  }

  it("stands with its contract, its slots by id", () => {
    const equals = { ...present("b", true), kind: "equals", member: "n", value: 1 }
    expect(judged({ demands: [present("b"), equals] })).toEqual([
      {
        id: "cross-slot/acme/a-needs-b",
        where: [{ kind: "present", slot: "slot/acme/a" }],
        demands: [
          { kind: "present", slot: "slot/acme/b" },
          { kind: "equals", slot: "slot/acme/b", member: "n", value: 1, not: true },
        ],
        ...because,
      },
    ])
  })

  it.each([
    [{ demands: [present("c")] }, "fact/unknown-reference", "#/demands/c/slot"],
    [{ demands: [{ ...present("b"), slot: { $ref: "contract/acme" } }] }, "fact/unknown-reference", "#/demands/b/slot"],
    [{ demands: [{ ...present("b"), kind: "equals", member: "n", value: null }] }, "fact/shape", "#/demands/b/value"],
    [{ demands: [{ ...present("b"), kind: "likes" }] }, "fact/shape", "#/demands/b/kind"],
    [{ demands: [{ ...present("b"), not: null }] }, "fact/shape", "#/demands/b/not"],
    [{ demands: [present("b")], contract: { $ref: "contract/never" } }, "fact/unknown-reference", "#/contract"],
  ])("is left out, and says why, with %j", (body, code, at) => {
    expect(judged(body as unknown as FactBody)).toEqual([[code, `cross-slot/acme/a-needs-b${at}`]])
  })
})
