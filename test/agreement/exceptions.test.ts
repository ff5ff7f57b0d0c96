import { Ajv2020 } from "ajv/dist/2020.js"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { payloadSchema } from "../../generators/emit/schema/payload.ts"
import { jsonText } from "../../generators/text/json.ts"
import { accepts } from "../../model/accepts.ts"
import type { Payload, WireType } from "../../model/wire-type.ts"

const text: WireType = { kind: "text", min: 0, max: null, pattern: null }
const objectOf = (...names: readonly string[]): Payload => ({
  type: {
    kind: "object",
    members: names.map((name) => ({ name, type: text, optional: name === "constructor", description: null })),
    excess: "closed",
  },
  definitions: [],
})
const schemaOf = (payload: Payload): object => JSON.parse(jsonText(payloadSchema(payload, { inline: false }))) as object

describe("the deliberate exceptions to agreement, all of them names that every object inherits", () => {
  it("Effect takes an inherited member for a present one; the interpreter and the schema do not", () => {
    const payload = objectOf("toString", "constructor")
    const stated = Schema.Struct({ toString: Schema.String, constructor: Schema.optionalKey(Schema.String) })
    const value: unknown = JSON.parse('{"toString": "a"}')
    expect(Result.isSuccess(Schema.decodeUnknownResult(stated, { onExcessProperty: "error" })(value))).toBe(false)
    expect(accepts(payload, value)).toEqual([])
    expect(new Ajv2020({ ownProperties: true }).validate(schemaOf(payload), value)).toBe(true)
  })

  it("Ajv reads over a listed member named __proto__; the interpreter and the schema as written do not", () => {
    const payload = objectOf("__proto__")
    const schema = schemaOf(payload) as { readonly properties: object }
    const value: unknown = JSON.parse('{"__proto__": "a"}')
    expect(Object.hasOwn(schema.properties, "__proto__")).toBe(true)
    expect(new Ajv2020({ ownProperties: true }).validate(schema, value)).toBe(false)
    expect(accepts(payload, value)).toEqual([])
    expect(accepts(payload, {})).toMatchObject([{ path: ["__proto__"], actual: "absent" }])
  })

  it("a member so named that no payload lists is refused by all of them", () => {
    const payload = objectOf("a")
    const decode = Schema.decodeUnknownResult(Schema.Struct({ a: Schema.String }), { onExcessProperty: "error" })
    const validate = new Ajv2020({ ownProperties: true }).compile(schemaOf(payload))
    for (const name of ["__proto__", "constructor", "toString"]) {
      const value: unknown = JSON.parse(`{"a": "", "${name}": {}}`)
      expect([name, Result.isSuccess(decode(value)), validate(value), accepts(payload, value).length]).toEqual([
        name,
        false,
        false,
        1,
      ])
    }
  })
})
