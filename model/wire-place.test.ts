import { describe, expect, it } from "vitest"
import type { Derived } from "./derived.ts"
import { applyChange } from "./change.ts"
import type { Fact } from "./fact.ts"
import { ride } from "./site.ts"
import type { AcpIndex, Site } from "./site.ts"
import { carrier, direction, wireName } from "./wire-place.ts"
import type { Riding } from "./wire-place.ts"

const acp: AcpIndex = {
  version: 1,
  digest: "",
  definitions: [
    { name: "InitializeResponse", method: "initialize", role: "response", handledBy: "agent", members: ["_meta"] },
    { name: "PromptRequest", method: "session/prompt", role: "request", handledBy: "agent", members: ["_meta"] },
    {
      name: "SessionNotification",
      method: "session/update",
      role: "notification",
      handledBy: "client",
      members: ["_meta", "update"],
    },
  ],
}
const sites: readonly Site[] = [
  { kind: "meta", acp: 1, def: "InitializeResponse", at: ["_meta", "acme.mood"] },
  { kind: "meta", acp: 1, def: "SessionNotification.update", at: ["_meta", "acme", "mood"] },
  { kind: "method", acp: 1, method: "_acme/poke", from: "client", form: "request", declined: null },
  { kind: "method", acp: 1, method: "_acme/tell", from: "agent", form: "notification", declined: null },
  { kind: "frame", acp: 1, def: "PromptRequest", open: "<a>", close: "</a>" },
]
const riding = (site: Site): Riding => {
  const ridden = ride(site, acp)
  if (!ridden.ok) throw new Error(ridden.problem)
  return { id: "slot/acme/mood", name: "mood", site, ride: ridden.ride }
}
const laws: readonly ((riding: Riding, acp: AcpIndex) => Derived<string>)[] = [wireName, carrier, direction]

describe("the place of a slot on the wire", () => {
  it("is a name, a carrier and a direction, as the pinned schema has them", () => {
    expect(sites.map((site) => laws.map((law) => law(riding(site), acp).value))).toEqual([
      ["acme.mood", "initialize response _meta", "harness → client"],
      ["acme.mood", "session/update member _meta", "harness → client"],
      ["_acme/poke", "ACP extension request", "client → harness"],
      ["_acme/tell", "ACP extension notification", "harness → client"],
      ["<a>", "session/prompt text block", "client → harness"],
    ])
  })

  it("rests on places of the site that are there, and on the law", () => {
    for (const site of sites)
      for (const law of laws) {
        const { reasons } = law(riding(site), acp)
        const places = reasons.flatMap(({ from }) => ("fact" in from ? [from.fact] : []))
        expect(places.length).toBeGreaterThan(1)
        for (const place of places) expect(Object.keys(site)).toContain(place.slice("slot/acme/mood#/site/".length))
        expect(reasons.at(-1)?.from).toEqual({ law: "model/site.ts" })
      }
  })

  it("is told by what the site says, and by what turns it", () => {
    const told = (law: (typeof laws)[number], site: Site): unknown => {
      const { reasons, turns } = law(riding(site), acp)
      return [
        reasons.map(({ says, value }) => `${says}: ${value}`),
        turns.map(({ says, becomes }) => `${says}: ${becomes}`),
      ]
    }
    const [meta, nested, poke, tell, frame] = sites as readonly [Site, Site, Site, Site, Site]
    expect(told(wireName, meta)).toEqual([
      ["mood.site.def: InitializeResponse", "mood.site.at: _meta.acme.mood", "its wire name is: acme.mood"],
      ["mood rode at acme.mood_2: acme.mood_2"],
    ])
    expect(told(wireName, nested)).toEqual([
      ["mood.site.def: SessionNotification.update", "mood.site.at: _meta.acme.mood", "its wire name is: acme.mood"],
      ["mood rode at mood_2: acme.mood_2"],
    ])
    expect(told(carrier, meta)).toEqual([
      expect.arrayContaining(["its carrier is: initialize response _meta"]),
      [
        "mood rode on PromptRequest: session/prompt request _meta",
        "mood rode on SessionNotification: session/update notification _meta",
      ],
    ])
    expect(told(wireName, poke)).toEqual([
      [
        "mood.site.method: _acme/poke",
        "mood.site.from: client",
        "mood.site.form: request",
        "its wire name is: _acme/poke",
      ],
      ["mood were called _acme/poke_2: _acme/poke_2"],
    ])
    expect(told(direction, poke)).toMatchObject([
      { 3: "so it goes: client → harness" },
      ["mood came from the other side: harness → client"],
    ])
    expect(told(direction, tell)).toMatchObject([{}, ["mood came from the other side: client → harness"]])
    expect(told(carrier, poke)).toMatchObject([{}, ["mood had the other form: ACP extension notification"]])
    expect(told(carrier, tell)).toMatchObject([{}, ["mood had the other form: ACP extension request"]])
    expect(told(wireName, frame)).toEqual([
      ["mood.site.def: PromptRequest", "mood.site.open: <a>", "its wire name is: <a>"],
      ["mood were opened by <a>+: <a>+"],
    ])
    expect(told(direction, frame)).toMatchObject([{}, ["mood stood in InitializeResponse: harness → client"]])
  })

  it("turns on no message that the schema gives no side", () => {
    const sideless = {
      name: "Cancel",
      method: "cancel",
      role: "notification",
      handledBy: null,
      members: ["_meta"],
    } as const
    const more: AcpIndex = { ...acp, definitions: [sideless, ...acp.definitions] }
    for (const site of sites) expect(carrier(riding(site), more).turns).toEqual(carrier(riding(site), acp).turns)
  })

  it("turns by each of its turns", () => {
    for (const site of sites)
      for (const law of laws) {
        const { value, turns } = law(riding(site), acp)
        expect(turns.length, `${law.name} of ${site.kind}`).toBeGreaterThan(0)
        const before: Fact = {
          id: "slot/acme/mood",
          kind: "slot",
          name: "mood",
          body: { site: { ...site } },
        }
        for (const { change, becomes } of turns) {
          const [after] = applyChange([before], change)
          expect(becomes).not.toBe(value)
          expect(law(riding(after?.body["site"] as unknown as Site), acp).value).toBe(becomes)
        }
      }
  })
})
