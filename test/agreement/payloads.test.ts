import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { payloadSchema } from "../../generators/emit/schema/payload.ts"
import { jsonText } from "../../generators/text/json.ts"
import { accepts } from "../../model/accepts.ts"
import { judge } from "../../model/wire/inclusion.ts"
import { sample } from "../../model/wire/sample.ts"
import type { Payload } from "../../model/wire-type.ts"
import { catalogOf, contractOf, slotOf } from "../support/example-catalog.ts"
import { payloadsWith, values } from "./arbitrary.ts"
import { compiledDecoders } from "./compile.ts"
import { singleFaults } from "./faults.ts"
import type { Json } from "./faults.ts"
import { disagreement } from "./judges.ts"

/** Without a definition that is nothing but itself: a schema's reader would follow it forever. */
function endsSomewhere(payload: Payload): boolean {
  const { follow } = judge(payload)
  return [payload.type, ...payload.definitions.map(({ type }) => type)].every((type) => follow(type) !== null)
}

const count = 80

/** Invented payloads of every kind of node, the same on each run. `__proto__` is no member: Ajv does not see it in a schema. */
const invented = fc
  .sample(payloadsWith(["a", "b", "tag", "toString"]), { numRuns: count * 2, seed: 7 })
  .filter(endsSomewhere)
  .slice(0, count)

describe("agreement on single faults of invented payloads", () => {
  it("interpreter, generated decoders and Ajv say the same of every one", async () => {
    const contracts = (["owned", "adopted"] as const).map((ownership) =>
      contractOf(ownership, ownership, (head) => invented.map((payload, index) => slotOf(head, `p${index}`, payload))),
    )
    const decoders = await compiledDecoders(catalogOf(contracts))
    const counts = { accepted: 0, refused: 0 }
    for (const { name, slots } of contracts)
      for (const { name: slot, payload } of slots) {
        const schema = JSON.parse(jsonText(payloadSchema(payload, { inline: name === "adopted" }))) as object
        const decoder = (suffix: string) => decoders.get(`${name}/decodeP${slot.slice(1)}${suffix}`)
        const [decode, decodeText] = [decoder(""), decoder("Text")]
        if (decode === undefined || decodeText === undefined) return expect.fail(`no decoder of ${slot}`)
        const judged = disagreement({ payload, schema, decode, decodeText })
        const smallest = sample(payload)
        const found = (fc.sample(values(payload), { numRuns: 6, seed: 3 }) as readonly Json[]).filter(
          (value) => accepts(payload, value).length === 0,
        )
        const seeds = [...(smallest === undefined ? [] : [smallest]), ...found].slice(0, 2)
        for (const value of singleFaults(payload, seeds)) {
          const difference = judged(value)
          if (difference !== null) expect.fail(`${name}/${slot}: ${difference}\nof ${JSON.stringify(payload)}`)
          if (accepts(payload, value).length === 0) counts.accepted++
          else counts.refused++
        }
      }
    console.log(
      `${counts.accepted + counts.refused} single faults of ${invented.length} payloads`,
      JSON.stringify(counts),
    )
    expect(counts.accepted).toBeGreaterThan(5_000)
    expect(counts.refused).toBeGreaterThan(20_000)
  })
})
