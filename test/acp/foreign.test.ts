import { expect, it } from "vitest"
import { placesIn, shapeOf } from "./places.ts"
import { decoders } from "./protocol.ts"
import { at, replaced, samplesOf } from "./samples.ts"
import type { Json } from "./samples.ts"

it.each(decoders)(
  "a member that the schema does not know is kept and named, in every object of %s",
  (message, decode) => {
    for (const sample of samplesOf(message)) {
      const objects = [...placesIn(shapeOf(message), message, sample, [])].filter(({ member }) => member === null)
      // Of alternatives without a tag, both may be met here; the value is one object all the same.
      const paths = new Map(objects.map(({ path }) => [JSON.stringify(path), path]))
      for (const path of paths.values()) {
        const value = replaced(sample, path, {
          ...(at(sample, path) as { readonly [name: string]: Json }),
          stranger: 1,
        })
        expect(decode(value)).toEqual({ ok: true, value, salvaged: [], foreign: [[...path, "stranger"]] })
      }
    }
  },
)

it("what stands in _meta, or in a variant that is open, is foreign to nobody", () => {
  const [, decode] = decoders.find(([name]) => name === "CreateElicitationRequest") ?? []
  const value = { message: "m", mode: "_vendor", sessionId: "s", anything: 1, _meta: { "vendor.key": 1 } }
  expect(decode?.(value)).toEqual({ ok: true, value, salvaged: [], foreign: [] })
})
