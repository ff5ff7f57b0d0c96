import { afterEach, describe, expect, it } from "vitest"
import { createConfigurationEngine } from "./engine.ts"
import type { ConfigurationEngine } from "./engine.ts"

const engines: ConfigurationEngine[] = []
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close()
})

function started(timeoutMs: number): ConfigurationEngine {
  const engine = createConfigurationEngine({ timeoutMs })
  engines.push(engine)
  return engine
}

/** A question that the profile would have refused, and that takes the engine longer than anybody waits. */
const endless = { schema: '{"pattern":"^(a+)+$"}', value: JSON.stringify(`${"a".repeat(60)}!`) }

describe("the engine", () => {
  it("asserts formats, or leaves them as annotations where it is told so", async () => {
    const question = { schema: '{"format":"date"}', value: '"2021-02-29"' }
    expect(await started(5_000).judge(question)).toMatchObject({ kind: "invalid", keyword: "format", format: "date" })
    const annotating = createConfigurationEngine({ formats: "annotations" })
    engines.push(annotating)
    expect(await annotating.judge(question)).toEqual({ kind: "valid" })
  })

  it("judges formats anew for each value of one schema", async () => {
    const engine = started(5_000)
    const schema = '{"format":"ipv4"}'
    for (const [value, kind] of [
      ["192.0.2.1", "valid"],
      ["192.0.2", "invalid"],
      ["192.0.2.2", "valid"],
    ] as const)
      expect((await engine.judge({ schema, value: JSON.stringify(value) })).kind).toBe(kind)
  })

  it("kills a thread that takes too long, and answers the next question from another", async () => {
    const engine = started(1_500)
    expect(await engine.judge({ schema: "true", value: "1" })).toEqual({ kind: "valid" })
    const from = performance.now()
    const [late, next] = await Promise.all([
      engine.judge(endless),
      engine.judge({ schema: '{"type":"string"}', value: '"a"' }),
    ])
    expect(late).toEqual({ kind: "timeout" })
    expect(next).toEqual({ kind: "valid" })
    expect(performance.now() - from).toBeLessThan(10_000)
  })

  it("never holds up the caller's event loop", async () => {
    const engine = started(400)
    let turns = 0
    const timer = setInterval(() => turns++, 10)
    await engine.judge(endless)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
  })

  it("answers failed where a schema does not compile, and to what is asked when it is closed", async () => {
    const engine = started(5_000)
    expect(await engine.judge({ schema: '{"pattern":"("}', value: '""' })).toMatchObject({ kind: "failed" })
    const asked = [1, 2, 3].map(() => engine.judge({ schema: "true", value: "1" }))
    await engine.close()
    for (const outcome of await Promise.all(asked)) expect(["failed", "valid"]).toContain(outcome.kind)
    expect(await engine.judge({ schema: "true", value: "1" })).toEqual({ kind: "valid" })
  })

  it("keeps schemas apart that bear one $id, and forgets those unused for longest", async () => {
    const engine = started(5_000)
    const schema = (index: number): string => `{"$id":"https://x.test/a","const":${index}}`
    for (let index = 0; index < 200; index++) {
      expect(await engine.judge({ schema: schema(index), value: String(index) })).toEqual({ kind: "valid" })
      expect(await engine.judge({ schema: schema(index), value: "-1" })).toMatchObject({ kind: "invalid" })
    }
    expect(await engine.judge({ schema: schema(0), value: "0" })).toEqual({ kind: "valid" })
  })

  it.each([
    ['{"enum":[{},null]}', '{"toString":{}}', false],
    ['{"const":{"constructor":{},"valueOf":[1]}}', '{"valueOf":[1],"constructor":{}}', true],
    ['{"const":{"a":{}}}', '{"a":[]}', false],
    ['{"const":[0]}', "[-0]", true],
    ['{"prefixItems":[{"type":"string"}],"contains":true}', "[]", false],
    ['{"prefixItems":[true,false],"contains":{"const":2}}', "[1]", false],
    ['{"prefixItems":[{}],"contains":{"const":2}}', "[1,2]", true],
    ['{"required":["constructor"]}', "{}", false],
    ['{"$id":"a b%zz","$ref":"#/$defs/s","$defs":{"s":{"type":"string"}}}', "1", false],
    ['{"format":"regex"}', JSON.stringify("a".repeat(257)), false],
    ['{"items":{"anyOf":[{"format":"date"},{"format":"ipv4"}]}}', '["2020-02-29","192.0.2.1"]', true],
    ['{"items":{"not":{"format":"date"}}}', '["2021-02-29","2020-02-29"]', false],
    ['{"propertyNames":{"format":"hostname"}}', '{"example.com":1}', true],
    ['{"propertyNames":{"format":"hostname"}}', '{"a_b":1}', false],
    ['{"const":{"format":"date"}}', '{"format":"date"}', true],
    ['{"format":"idn-hostname"}', '"example\u3002com"', true],
    ['{"multipleOf":0.5}', "1e308", true],
    ['{"multipleOf":0.123456789}', "1e308", false],
    ['{"multipleOf":1}', "1e21", true],
    ['{"multipleOf":0.1}', "0.3", true],
    ['{"multipleOf":0.01}', "4.35", true],
    ['{"multipleOf":0.01}', "-4.35", true],
    ['{"multipleOf":0.01}', "4.351", false],
    ['{"multipleOf":0.0001}', "0.00751", false],
    ['{"multipleOf":1e-8}', "0.00000003", true],
    ['{"multipleOf":3}', "1e15", false],
    ['{"multipleOf":3}', "1e17", false],
    ['{"multipleOf":3}', "3e17", true],
    ['{"multipleOf":2.5}', "7.5", true],
    ['{"multipleOf":1e-323}', "0", true],
    ['{"multipleOf":0.1}', '"0.15"', true],
    ['{"required":["__proto__"]}', '{"__proto__":1}', true],
    ['{"required":["__proto__"]}', "{}", false],
    ['{"additionalProperties":false}', '{"__proto__":1}', false],
    ['{"$ref":"#/$defs/x~01y%25","$defs":{"x~1y%":{"type":"string"}}}', "1", false],
  ])("judges %s for %s as JSON Schema has it: %s", async (schema, value, valid) => {
    expect((await started(5_000).judge({ schema, value })).kind).toBe(valid ? "valid" : "invalid")
  })
})
