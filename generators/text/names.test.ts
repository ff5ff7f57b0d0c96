import { describe, expect, it } from "vitest"
import { contractOf, payloadOf, slotOf, anyText } from "../../test/support/example-catalog.ts"
import { allocator, answerNames, declarationIdentifier, payloadNames, propertyKey, reservedExports } from "./names.ts"
import { stringLiteral } from "./typescript.ts"

describe("names in generated code", () => {
  const contract = contractOf("acme", "owned", () => [])

  it("tell a request and its acknowledgement apart where there are both", () => {
    const note = slotOf(contract, "short-note", payloadOf(anyText))
    expect(payloadNames(note)).toEqual({
      type: "ShortNote",
      decode: "decodeShortNote",
      decodeText: "decodeShortNoteText",
    })
    const asked = slotOf(contract, "ask_more", payloadOf(anyText), { answer: payloadOf(anyText) })
    expect(payloadNames(asked).type).toBe("AskMoreRequest")
    expect(answerNames(asked).decodeText).toBe("decodeAskMoreAcknowledgementText")
  })

  it("set the contract before a declaration", () => {
    expect(
      declarationIdentifier({
        id: "declaration/acme-labs/native_steer",
        name: "native_steer",
        member: "steer",
        values: [],
        raises: null,
      }),
    ).toBe("acmeLabsNativeSteer")
  })

  it("quote a member that does not read as a name", () => {
    expect(["a", "a_b", "$1", "class", "a-b", "1a", ""].map((name) => propertyKey(name, stringLiteral))).toEqual([
      "a",
      "a_b",
      "$1",
      "class",
      '"a-b"',
      '"1a"',
      '""',
    ])
  })

  it("are given once, never a reserved word, and again when their block has ended", () => {
    const names = allocator(["value", ...reservedExports])
    expect([
      names.name("item"),
      names.name("item"),
      names.name("value"),
      names.name("class"),
      names.name("limit"),
    ]).toEqual(["item", "item2", "value2", "class2", "limit2"])
    names.scope(() => {
      expect([names.name("item"), names.name("other"), names.name("item")]).toEqual(["item3", "other", "item4"])
    })
    expect([names.name("item"), names.name("other"), names.name("item3")]).toEqual(["item3", "other", "item32"])
  })
})
