import { describe, expect, it } from "vitest"
import { anyText, catalogOf, contractOf, payloadOf, slotOf } from "../../../test/support/example-catalog.ts"
import { kitPayloads } from "./payloads.ts"

const text = payloadOf(anyText)

describe("the payloads of the author kit", () => {
  it("are those of every owned contract, and of an adopted one only where it says so", () => {
    const contracts = [
      contractOf("ours", "owned", (head) => [slotOf(head, "turn", text)]),
      contractOf("seen", "adopted", (head) => [slotOf(head, "hint", text)]),
      { ...contractOf("theirs", "adopted", (head) => [slotOf(head, "bundle", text)]), kit: true },
      { ...contractOf("quiet", "owned", (head) => [slotOf(head, "mark", text)]), kit: false },
    ]
    expect(kitPayloads(catalogOf(contracts)).map(({ folder, name, adopted }) => [folder, name, adopted])).toEqual([
      ["ours", "turn", false],
      ["theirs", "bundle", true],
    ])
  })

  it("have a request and an acknowledgement where they are answered, named as their schemas and types are", () => {
    const contract = contractOf("ours", "owned", (head) => [
      slotOf(head, "session-steer", text, { answer: text, answerPosture: "acknowledgement" }),
    ])
    expect(kitPayloads(catalogOf([contract])).map(({ name, typeName, fact }) => [name, typeName, fact])).toEqual([
      ["session-steer.request", "SessionSteerRequest", "slot/ours/session-steer"],
      ["session-steer.acknowledgement", "SessionSteerAcknowledgement", "slot/ours/session-steer"],
    ])
  })

  it("stand once where two slots carry the same", () => {
    const contract = contractOf("ours", "owned", (head) => [
      slotOf(head, "bundle", text),
      slotOf(head, "bundle-load", text, { payloadOf: "slot/ours/bundle" }),
    ])
    expect(kitPayloads(catalogOf([contract])).map(({ name }) => name)).toEqual(["bundle"])
  })
})
