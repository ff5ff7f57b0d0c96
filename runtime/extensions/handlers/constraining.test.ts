import { describe, expect, it } from "vitest"
import { checkfu } from "../../../output/contracts/checkfu/index.ts"
import { checkfuHandlers } from "../../defaults.ts"

const declared = new Set(checkfu.declarations.map(({ id }) => id))
const send = (schema: { readonly [keyword: string]: unknown }): ReturnType<typeof checkfuHandlers.outputSchema.send> =>
  checkfuHandlers.outputSchema.send(schema, { declared })

describe("a schema that answers are held to", () => {
  it("goes out as it was given, itself and not a copy, where the safety profile accepts it", () => {
    const schema = { type: "object", properties: { score: { type: "integer", maximum: 10 } }, required: ["score"] }
    const sending = send(schema)
    expect(sending).toMatchObject({ ok: true, observation: null })
    expect(sending.ok && sending.outgoing.kind === "meta" && sending.outgoing.value).toBe(schema)
  })

  it.each([
    [
      { pattern: "(a+)+" },
      "at /pattern: the pattern has a group.",
      "write the alternatives as branches, or as anyOf with patterns",
    ],
    [{ $ref: "#" }, "at /$ref: the reference leads back", "write the levels out"],
    [{ properties: { a: { $ref: "https://x.test/a" } } }, "at /properties/a/$ref", "copy the schema below $defs"],
    [
      { maximum: 2 ** 63, uniqueItems: true },
      "at /maximum: an integer beyond 2^53-1, which JSON readers round, and 1 more.",
      "drop the bound",
    ],
    [{ title: "\ud800" }, "at /title: half a surrogate pair", "write the whole character"],
    [JSON.parse('{"const":{"__proto__":1}}') as object, "", ""],
  ])("is refused before it is sent otherwise: %j", (schema, what, fix) => {
    const sending = send(schema as { readonly [keyword: string]: unknown })
    expect(sending.ok).toBe(false)
    if (sending.ok) return
    expect(sending.refusal.code).toMatch(/^send\/(?:unsafe-schema|invalid)$/)
    expect(sending.refusal.what).toContain(what)
    expect(sending.refusal.fix).toContain(fix)
  })

  it("is refused undeclared before anybody looks at it", () => {
    expect(checkfuHandlers.outputSchema.send({ pattern: "a+" }, { declared: new Set() })).toMatchObject({
      refusal: { code: "send/undeclared" },
    })
  })
})
