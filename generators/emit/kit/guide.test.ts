import { describe, expect, it } from "vitest"
import { anyText, catalogOf, contractOf, payloadOf, slotOf } from "../../../test/support/example-catalog.ts"
import { assets } from "../../assets.ts"
import { guideFiles } from "./guide.ts"
import { kitPayloads } from "./payloads.ts"

/** The README for an invented contract of so many slots. */
function readme(slots: number): string {
  const contract = contractOf("acme", "owned", (head) =>
    Array.from({ length: slots }, (_, at) =>
      slotOf(head, `slot-${at}`, payloadOf(anyText), { summary: `What a | says; and more of ${at}.` }),
    ),
  )
  const catalog = catalogOf([contract])
  const exchanges = { slots: [], processes: [] }
  const guided = { catalog, payloads: kitPayloads(catalog), exchanges, texts: assets().kit }
  const files = guideFiles(guided, "kit")
  expect(files.map(({ path }) => path)).toEqual(["kit/README.md"])
  return files[0]?.text ?? ""
}

describe("the guide of a kit", () => {
  it("lists each payload with the first clause of what it is for, and offers no runner where nothing can be played", () => {
    expect(readme(2)).toContain("| `acme/slot-0` | `Slot0` | What a \\| says. |\n| `acme/slot-1` |")
    expect(readme(2)).toContain("`#/$defs/acme~1slot-0`")
  })

  it("names no contract but the catalog's", () => {
    expect(readme(1)).not.toMatch(/checkfu|onehorizon/)
  })

  it("lists folders where payloads are too many, so that it stays a page", () => {
    const text = readme(12_000)
    expect(text).toContain("| `acme/` | `…` | 12000 payloads. |")
    expect(text.length).toBeLessThan(10_000)
  })
})
