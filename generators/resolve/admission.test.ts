import { describe, expect, it } from "vitest"
import { fact, ref } from "../../test/fixtures/invented-catalog.ts"
import { readOne, wrongWith } from "../../test/fixtures/one-fact.ts"

const capabilityBody = {
  literal: "acme:remembers",
  connected: "with_connection",
  needs: { memory: "remembers" },
  gate: ref("declaration/acme/remember"),
  tools: true,
} as const
const remembers = fact("capability/remembers", capabilityBody)
const declaration = { id: "declaration/acme/remember", name: "remember" }

describe("a capability", () => {
  it("is read with all that it says", () => {
    expect(readOne("capability/remembers", capabilityBody)).toEqual({
      id: "capability/remembers",
      name: "remembers",
      literal: "acme:remembers",
      connected: "with_connection",
      needs: { memory: "remembers" },
      gate: expect.objectContaining(declaration) as unknown,
      tools: true,
    })
  })

  it("needs nothing, has no gate and is no tool where it says nothing of them", () => {
    expect(readOne("capability/plain", { literal: "l", connected: null })).toEqual({
      id: "capability/plain",
      name: "plain",
      literal: "l",
      connected: null,
      needs: {},
      gate: null,
      tools: false,
    })
    expect(readOne("capability/plain", { literal: "l", connected: "yes" })).toMatchObject({ connected: "yes" })
  })

  it.each([
    ["literal", 1, "a text as literal, and has 1"],
    ["connected", "no", 'one of yes, with_connection as connected, and has "no"'],
    ["needs", [], "an object as needs, and has []"],
    ["gate", null, "another fact as gate, and has null"],
    ["tools", null, "true or false as tools, and has null"],
  ])("is refused with another %s", (member, value, needs) => {
    expect(wrongWith("capability/remembers", capabilityBody, member, value as string)).toEqual([
      `capability/remembers#/${member}`,
      `capability/remembers needs ${needs}.`,
    ])
  })
})

describe("an access lane", () => {
  const texts = [
    "literal",
    "modelSelection",
    "credentialCustody",
    "routing",
    "wireProvenance",
    "usageEvidence",
    "modelLane",
  ]
  const said = Object.fromEntries(texts.map((member) => [member, `the ${member}`]))
  const body = { ...said, requires: [ref("capability/remembers")], lacks: [] }

  it("is read with all that it says", () => {
    const lane = { id: "access-lane/fast", name: "fast", ...said }
    const capability = expect.objectContaining({ id: "capability/remembers" }) as unknown
    expect(readOne("access-lane/fast", body, remembers)).toEqual({ ...lane, requires: [capability], lacks: [] })
    const turned = { ...body, requires: [], lacks: body.requires }
    expect(readOne("access-lane/fast", turned, remembers)).toEqual({ ...lane, requires: [], lacks: [capability] })
  })

  it.each(texts)("is refused without %s", (member) => {
    expect(wrongWith("access-lane/fast", body, member, undefined, remembers)).toEqual([
      `access-lane/fast#/${member}`,
      `access-lane/fast needs a text as ${member}, and has nothing.`,
    ])
  })

  it.each(["requires", "lacks"])("is refused where its %s names no capability", (member) => {
    expect(wrongWith("access-lane/fast", body, member, [ref("axis/memory")], remembers)).toEqual([
      `access-lane/fast#/${member}/memory`,
      "access-lane/fast refers to axis/memory where a capability belongs.",
    ])
  })
})

describe("an experience profile", () => {
  const body = { literal: "acme:desk", revision: ref("revision/lane-one"), requires: [ref("capability/remembers")] }

  it("is read with the literal of its revision", () => {
    expect(readOne("experience-profile/desk", body, remembers)).toEqual({
      id: "experience-profile/desk",
      name: "desk",
      literal: "acme:desk",
      revision: "acme:lane@1",
      requires: [expect.objectContaining({ id: "capability/remembers" })],
    })
  })

  it.each(["literal", "revision", "requires"])("is refused without %s", (member) => {
    expect(wrongWith("experience-profile/desk", body, member, undefined, remembers)).toEqual([
      `experience-profile/desk#/${member}`,
      expect.any(String),
    ])
  })
})

describe("a check", () => {
  const body = {
    literal: "acme/one",
    judgedBy: "active",
    summary: "It remembers.",
    proves: ref("declaration/acme/remember"),
  }

  it("is read with what it demands, and the declaration that it proves, if any", () => {
    const read = { id: "check/one", name: "one", literal: "acme/one", requirement: "It remembers." }
    expect(readOne("check/one", body)).toEqual({
      ...read,
      judgedBy: "active",
      proves: expect.objectContaining(declaration) as unknown,
    })
    const { proves: _, ...rest } = body
    for (const judgedBy of ["grammar", "active", "opt_in", "server"])
      expect(readOne("check/one", { ...rest, judgedBy })).toEqual({ ...read, judgedBy, proves: null })
  })

  it.each([
    ["literal", "a text as literal, and has nothing"],
    ["judgedBy", "one of grammar, active, opt_in, server as judgedBy, and has nothing"],
    ["summary", "a text as summary, and has nothing"],
  ])("is refused without %s", (member, needs) => {
    expect(wrongWith("check/one", body, member)).toEqual([`check/one#/${member}`, `check/one needs ${needs}.`])
  })
})

describe("a model card", () => {
  const amounts = { contextWindow: 5, inputPrice: 1, outputPrice: 0, cacheReadPrice: 3, cacheWritePrice: 4 }
  const body = {
    provider: ref("provider/oracle"),
    model: "seer-1",
    ...amounts,
    outputCap: "most",
    effort: [
      { effort: ref("effort/low"), value: "little" },
      { effort: ref("effort/high"), value: 900 },
      { effort: ref("effort/none"), value: null },
    ],
  }
  const words = ["low", "high", "none"].map((name) => fact(`effort/${name}`, { literal: `the ${name}` }))

  it("is read with all that it says", () => {
    expect(readOne("model-card/seer", body, ...words)).toEqual({
      id: "model-card/seer",
      name: "seer",
      provider: expect.objectContaining({ id: "provider/oracle" }) as unknown,
      model: "seer-1",
      ...amounts,
      outputCap: "most",
      effort: [
        { effort: "the low", value: "little" },
        { effort: "the high", value: 900 },
        { effort: "the none", value: null },
      ],
    })
  })

  it("says nothing of what it leaves out", () => {
    expect(readOne("model-card/floor", { provider: null })).toEqual({
      id: "model-card/floor",
      name: "floor",
      provider: null,
      model: null,
      contextWindow: null,
      inputPrice: null,
      outputPrice: null,
      cacheReadPrice: null,
      cacheWritePrice: null,
      outputCap: null,
      effort: [],
    })
    expect(readOne("model-card/floor", { provider: null, inputPrice: null })).toMatchObject({ inputPrice: null })
  })

  it.each(Object.keys(amounts))("is refused with no whole number from 0 as %s", (member) => {
    for (const value of [-1, 0.5, "1", 2 ** 53])
      expect(wrongWith("model-card/seer", body, member, value, ...words)).toEqual([
        `model-card/seer#/${member}`,
        `model-card/seer needs a whole number from 0 as ${member}, and has ${JSON.stringify(value)}.`,
      ])
  })

  it.each([
    ["provider", undefined, "#/provider", "another fact as provider, and has nothing"],
    ["model", 1, "#/model", "a text as model, and has 1"],
    ["outputCap", null, "#/outputCap", "a text as outputCap, and has null"],
    ["effort", null, "#/effort", "a list as effort, and has null"],
    [
      "effort",
      [{ effort: ref("effort/none-such"), value: 1 }],
      "#/effort/none-such/effort",
      'a word of a vocabulary as effort.none-such.effort, and has {"$ref":"effort/none-such"}',
    ],
    [
      "effort",
      [{ effort: ref("effort/low"), value: -1 }],
      "#/effort/low/value",
      "a whole number from 0 as effort.low.value, and has -1",
    ],
    [
      "effort",
      [{ effort: ref("effort/low"), value: true }],
      "#/effort/low/value",
      "a text as effort.low.value, and has true",
    ],
  ] as const)("is refused with another %s", (member, value, at, needs) => {
    expect(wrongWith("model-card/seer", body, member, value, ...words)).toEqual([
      `model-card/seer${at}`,
      `model-card/seer needs ${needs}.`,
    ])
  })
})

describe("an adoption source", () => {
  it("is read with the availabilities of which it makes profiles", () => {
    const profiles = ["ready", "image_required", "blocked"]
    expect(readOne("adoption-source/shelf", { literal: "shelf", profiles })).toEqual({
      id: "adoption-source/shelf",
      name: "shelf",
      literal: "shelf",
      profiles,
    })
    expect(wrongWith("adoption-source/shelf", { literal: "shelf" }, "profiles", ["raw"])).toEqual([
      "adoption-source/shelf#/profiles/raw",
      'adoption-source/shelf needs one of ready, image_required, blocked as profiles.raw, and has "raw".',
    ])
    expect(wrongWith("adoption-source/shelf", { profiles }, "literal")).toEqual([
      "adoption-source/shelf#/literal",
      expect.any(String),
    ])
  })
})
