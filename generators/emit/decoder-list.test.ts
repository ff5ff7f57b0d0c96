import { describe, expect, it } from "vitest"
import { anyText, catalogOf, contractOf, objectOf, payloadOf, slotOf } from "../../test/support/example-catalog.ts"
import { emittedBy, run } from "../../test/support/run-emitted.ts"
import { decoderList } from "./decoder-list.ts"

const payload = payloadOf(objectOf({ a: anyText }))
const contractWith = (name: string, ...slots: readonly string[]) =>
  contractOf(name, "owned", (head) => slots.map((slot) => slotOf(head, slot, payload)))

function listed(...contracts: readonly ReturnType<typeof contractOf>[]): string {
  return decoderList(catalogOf(contracts), "out")
    .map(({ text }) => text)
    .join("")
}

describe("the list of every decoder", () => {
  it("gives each under its own name, and runs", async () => {
    const catalog = catalogOf([contractWith("acme", "usage"), contractWith("rival", "thinking")])
    const names = Object.keys(await run(emittedBy(catalog), "contracts/index.ts"))
    expect(names).toEqual(["decodeThinking", "decodeThinkingText", "decodeUsage", "decodeUsageText"])
  })

  it("puts the contract's name into a name that several contracts give", () => {
    expect(listed(contractWith("acme", "usage"), contractWith("big-rival", "usage", "thinking"))).toBe(
      `// Generated from the catalog. Do not edit: change the fact and generate again.
export {
  decodeUsage as decodeAcmeUsage,
  decodeUsageText as decodeAcmeUsageText,
} from "./acme/usage.ts"
export type { Usage as AcmeUsage } from "./acme/usage.ts"
export {
  decodeUsage as decodeBigRivalUsage,
  decodeUsageText as decodeBigRivalUsageText,
} from "./big-rival/usage.ts"
export type { Usage as BigRivalUsage } from "./big-rival/usage.ts"
export { decodeThinking, decodeThinkingText } from "./big-rival/thinking.ts"
export type { Thinking } from "./big-rival/thinking.ts"
`,
    )
  })

  it("leaves out what even that does not tell apart, so that the module always compiles", () => {
    const text = listed(contractWith("a", "b-c", "x"), contractWith("a-b", "c", "x"), contractWith("q", "b-c", "c"))
    expect(text.match(/decodeABC\b/g)).toBeNull()
    expect(text).toContain("decodeX as decodeAX")
    expect(text).toContain("decodeX as decodeABX")
  })

  it("is a list for each contract, and a list of those, where one would be a giant", () => {
    const slots = Array.from({ length: 1_700 }, (_, at) => `slot-${at}`)
    const files = decoderList(catalogOf([contractWith("acme", ...slots), contractWith("rival", "slot-0")]), "out")
    expect(files.map(({ path }) => path)).toEqual([
      "out/contracts/index.ts",
      "out/contracts/acme/decoders.ts",
      "out/contracts/rival/decoders.ts",
    ])
    expect(files[0]?.text).toContain('export * from "./acme/decoders.ts"\nexport * from "./rival/decoders.ts"\n')
    expect(files[1]?.text).toContain('export { decodeSlot1699, decodeSlot1699Text } from "./slot-1699.ts"')
    expect(files[2]?.text).toContain("decodeSlot0 as decodeRivalSlot0")
  })

  it("is not there where there is nothing to list", () => {
    expect(decoderList(catalogOf([contractOf("bare", "adopted", () => [])]), "out")).toEqual([])
  })
})
