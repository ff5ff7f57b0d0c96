import { describe, expect, it } from "vitest"
import type { FactBody } from "../../model/fact.ts"
import { accepts, fact, ref } from "../../test/fixtures/invented-catalog.ts"
import { readOne, wrongWith } from "../../test/fixtures/one-fact.ts"

describe("a harness", () => {
  const body: FactBody = {
    launchRole: "primary",
    mode: "packaged",
    supply: { availability: "image_required" },
    driver: ref("driver/pipe"),
    modelLane: "gateway",
    mcpDelivery: "none",
    dialects: [ref("dialect/knots")],
    declares: [ref("declaration/acme/remember")],
    ceiling: { memory: "remembers" },
    launch: { command: "imp", args: ["--serve"], packages: ["imp@1"] },
  }

  it("is read with everything that it refers to", () => {
    expect(readOne("harness/imp", body)).toEqual({
      id: "harness/imp",
      name: "imp",
      launchRole: "primary",
      mode: "packaged",
      supply: { availability: "image_required" },
      modelLane: "gateway",
      mcpDelivery: "none",
      driver: expect.objectContaining({ id: "driver/pipe" }) as unknown,
      dialects: [expect.objectContaining({ id: "dialect/knots" })],
      declares: [expect.objectContaining({ id: "declaration/acme/remember" })],
      ceiling: { memory: "remembers" },
      launch: { command: "imp", args: ["--serve"], packages: ["imp@1"] },
    })
    expect(readOne("harness/imp", { ...body, dialects: null, launch: null })).toMatchObject({
      dialects: null,
      launch: null,
    })
    const { launch: _, ...bare } = body
    expect(readOne("harness/imp", bare)).toMatchObject({ launch: null })
  })

  it("has one of these roles and modes", () => {
    for (const launchRole of ["primary", "alternative", "local_fixture"])
      for (const mode of ["managed", "packaged", "custom", "connected"])
        expect(readOne("harness/imp", { ...body, launchRole, mode })).toMatchObject({ launchRole, mode })
    expect(wrongWith("harness/imp", body, "launchRole", "last")).toEqual([
      "harness/imp#/launchRole",
      'harness/imp needs one of primary, alternative, local_fixture as launchRole, and has "last".',
    ])
    expect(wrongWith("harness/imp", body, "mode", "lost")).toEqual([
      "harness/imp#/mode",
      'harness/imp needs one of managed, packaged, custom, connected as mode, and has "lost".',
    ])
  })

  it.each([
    { availability: "ready", image: "i@sha256:0", receipt: "r" },
    { availability: "ready", image: "i@sha256:0", receipt: null },
    { availability: "image_required" },
    { availability: "blocked", image: "i@sha256:0", missingEvidence: "e", missingPlane: "p" },
    { availability: "blocked", image: null, missingEvidence: null, missingPlane: null },
  ])("may be supplied as %j", (supply) => {
    expect(readOne("harness/imp", { ...body, supply })).toMatchObject({ supply })
  })

  it.each([
    [
      { availability: "lost" },
      "availability",
      'one of ready, image_required, blocked as supply.availability, and has "lost"',
    ],
    [{ availability: "ready", image: null }, "image", "a text as supply.image, and has null"],
    [
      { availability: "image_required", image: "i" },
      "image",
      'no image beside availability image_required as supply.image, and has "i"',
    ],
    [
      { availability: "ready", image: "i", missingPlane: "p" },
      "missingPlane",
      'no missingPlane beside availability ready as supply.missingPlane, and has "p"',
    ],
    [
      { availability: "blocked", receipt: "r" },
      "receipt",
      'no receipt beside availability blocked as supply.receipt, and has "r"',
    ],
  ])("may not be supplied as %j", (supply, member, needs) => {
    expect(wrongWith("harness/imp", body, "supply", supply)).toEqual([
      `harness/imp#/supply/${member}`,
      `harness/imp needs ${needs}.`,
    ])
  })

  it.each(["command", "args", "packages"])("is not launched without %s", (member) => {
    const { [member]: _, ...launch } = body["launch"] as FactBody
    expect(wrongWith("harness/imp", body, "launch", launch)).toEqual([
      `harness/imp#/launch/${member}`,
      `harness/imp needs ${member === "command" ? "a text" : "a list"} as launch.${member}, and has nothing.`,
    ])
  })
})

describe("a driver", () => {
  const body: FactBody = {
    protocol: "pipe-v2",
    lane: ref("revision/lane-one"),
    server: true,
    envelopes: [{ retention: "kept", grants: { memory: "forgets" } }],
  }

  it("is read with its lane's literal, and a protocol that is one, or a literal, or none", () => {
    const read = { id: "driver/rod", name: "rod", ...body, lane: "acme:lane@1" }
    expect(readOne("driver/rod", body)).toEqual(read)
    expect(readOne("driver/rod", { ...body, protocol: null })).toEqual({ ...read, protocol: null })
    expect(readOne("driver/rod", { ...body, protocol: ref("revision/lane-two") })).toEqual({
      ...read,
      protocol: "acme:lane@2",
    })
    expect(readOne("driver/rod", { ...body, lane: "own" })).toEqual({ ...read, lane: "own" })
    expect(readOne("driver/rod", { ...body, server: false })).toEqual({ ...read, server: false })
    const { server: _, ...silent } = body
    expect(readOne("driver/rod", silent)).toEqual({ ...read, server: false })
    expect(wrongWith("driver/rod", body, "server", "yes")).toEqual([
      "driver/rod#/server",
      'driver/rod needs true or false as server, and has "yes".',
    ])
  })
})

describe("an axis", () => {
  it.each([[["a"]], [["a", "b", "c"]], [["a", "z"]], [["z", "a"]], [[]]])("has no order of %j", (pair) => {
    const axis = { values: ["a", "b", "c"], below: [["a", "b"], pair] }
    expect(readOne("axis/x", { ...axis, below: [["a", "b"]] })).toEqual({
      id: "axis/x",
      name: "x",
      ...axis,
      below: [["a", "b"]],
    })
    expect(readOne("axis/x", axis)).toEqual([
      [
        `axis/x#/below/${pair.join(",")}`,
        `axis/x needs a pair of the axis' own values as below.${pair.join(",")}, and has ${JSON.stringify(pair)}.`,
      ],
    ])
  })
})

describe("a provider", () => {
  it("is read with its dialects, and bears the token of everybody where it says nothing else", () => {
    const body = { origin: "https://a.example", accepts: [accepts("runes")], priced: false }
    const read = {
      id: "provider/a",
      name: "a",
      origin: "https://a.example",
      priced: false,
      accepts: [{ dialect: expect.objectContaining({ id: "dialect/runes" }) as unknown, path: "/api/runes" }],
    }
    expect(readOne("provider/a", body)).toEqual({ ...read, credential: { header: "authorization", prefix: "Bearer " } })
    const credential = { header: "x-key", prefix: "" }
    expect(readOne("provider/a", { ...body, credential })).toEqual({ ...read, credential })
    expect(wrongWith("provider/a", body, "credential", { header: "a", prefix: "Bearer" })).toEqual([
      "provider/a#/credential/prefix",
      'provider/a needs nothing, or a word and a space as credential.prefix, and has "Bearer".',
    ])
    expect(wrongWith("provider/a", body, "accepts", [{ dialect: ref("dialect/runes"), path: "x" }])).toEqual([
      "provider/a#/accepts/runes/path",
      'provider/a needs a plain path of unreserved characters, nothing encoded, as accepts.runes.path, and has "x".',
    ])
  })
})

describe("a dialect and a declaration", () => {
  it("are read with all that they say", () => {
    const dialect = { method: "PUT", path: "/v1/x" }
    expect(readOne("dialect/x", dialect)).toEqual({ id: "dialect/x", name: "x", ...dialect })
    expect(wrongWith("dialect/x", dialect, "method", "put")).toEqual([
      "dialect/x#/method",
      'dialect/x needs a method in capital letters as method, and has "put".',
    ])
    const declaration = { contract: ref("contract/acme"), member: "m", values: ["v"] }
    const read = { id: "declaration/acme/x", name: "x", member: "m", values: ["v"] }
    expect(readOne("declaration/acme/x", declaration)).toEqual({ ...read, raises: null })
    expect(readOne("declaration/acme/x", { ...declaration, raises: null })).toEqual({ ...read, raises: null })
    const raises = { axis: ref("axis/memory"), from: "forgets", to: "remembers" }
    expect(readOne("declaration/acme/x", { ...declaration, raises })).toEqual({
      ...read,
      raises: { ...raises, axis: expect.objectContaining({ id: "axis/memory" }) as unknown },
    })
    expect(wrongWith("declaration/acme/x", declaration, "contract")).toMatchObject([
      "declaration/acme/x#/contract",
      expect.any(String),
    ])
  })
})

describe("a cross-slot rule", () => {
  it("says what is wrong with its conditions", () => {
    const slot = fact("slot/acme/a", {
      contract: ref("contract/acme"),
      site: { kind: "method", acp: 1, method: "_acme/a", from: "client", form: "notification" },
      posture: "context",
      payload: { type: { kind: "object", members: [], excess: "keep" }, definitions: [] },
      life: "realized",
    })
    const condition = { key: "k", slot: ref("slot/acme/a"), kind: "equals", member: "n", not: false }
    const body = { contract: ref("contract/acme"), where: [], because: "b", fix: "f" }
    const id = "cross-slot/acme/r"
    for (const value of ["x", 1, true])
      expect(wrongWith(id, { ...body, demands: [{ ...condition, value }] }, "where", [], slot)).toBeNull()
    expect(wrongWith(id, { ...body, demands: [{ ...condition, value: null }] }, "where", [], slot)).toEqual([
      `${id}#/demands/k/value`,
      `${id} needs a text, a number, true or false as demands.k.value, and has null.`,
    ])
    const lost = { ...condition, slot: ref("slot/acme/lost"), value: 1 }
    expect(wrongWith(id, { ...body, demands: [lost] }, "where", [], slot)).toEqual([
      `${id}#/demands/k/slot`,
      `${id} speaks of slot/acme/lost, which is no slot that the catalog has and can read.`,
    ])
  })
})
