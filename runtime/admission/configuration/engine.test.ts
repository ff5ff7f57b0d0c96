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
    ['{"$ref":"#/$defs/x~01y%25","$defs":{"x~1y%":{"type":"string"}}}', "1", false],
  ])("judges %s for %s as JSON Schema has it: %s", async (schema, value, valid) => {
    expect((await started(5_000).judge({ schema, value })).kind).toBe(valid ? "valid" : "invalid")
  })
})
