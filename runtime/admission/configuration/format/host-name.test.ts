import { domainToASCII, domainToUnicode } from "node:url"
import { describe, expect, it } from "vitest"
import { classOf } from "./code-point.ts"
import { isHostName, isInternationalDomain, isInternationalHostName } from "./host-name.ts"
import { isVirama, joinsNext, joinsPrevious } from "./joining.ts"
import { encodePunycode } from "./punycode.ts"

/** Every code point of Unicode but surrogates, as a text. */
function* everyCharacter(): Generator<string> {
  for (let point = 0; point <= 0x10_ff_ff; point++)
    if (point < 0xd8_00 || point > 0xdf_ff) yield String.fromCodePoint(point)
}

describe("the characters of internationalized host names", () => {
  it("are mapped to nothing else by Node's own reading of host names, which writes them in the same ASCII", () => {
    const differing: string[] = []
    const [known, unknown]: [string[], string[]] = [[], []]
    for (const character of everyCharacter()) {
      if (classOf(character) !== "valid" || /[a-z0-9-]/.test(character)) continue
      const label = /\p{M}/u.test(character) ? `ก${character}` : character
      if (label.normalize("NFC") !== label) continue
      const [theirs, ours] = [domainToASCII(label), `xn--${encodePunycode(label)}`]
      if (theirs !== "" && (theirs !== ours || domainToUnicode(ours) !== label)) differing.push(character)
      const list = theirs === "" ? unknown : known
      list.push(character)
    }
    expect(differing).toEqual([])
    expect(known.length).toBeGreaterThan(120_000)
    // Its tables are of Unicode 15, while regular expressions know later characters too.
    expect(unknown.length).toBeLessThan(known.length / 10)
  })

  it("hold what RFC 5892 lists, and none of what it leaves out", () => {
    const classes = (text: string): ReadonlySet<string> => new Set(Array.from(text, classOf))
    expect(classes("az09-ßςéж丈각ァ๏".slice(0, -1))).toEqual(new Set(["valid"]))
    expect(classes("·͵׳״・٠٩۰۹")).toEqual(new Set(["context"]))
    expect(classes("\u200c\u200d")).toEqual(new Set(["join"]))
    expect(classes("AÉ ._@ſﬁ①ａ\u00ad\u2028\u0640\u1100\u302e\u20d0\u{1d165}\u{10ffff}\ue000☃")).toEqual(
      new Set(["disallowed"]),
    )
  })

  it("are joined as Unicode's tables say, and viramas are known by how they are sorted", () => {
    expect(Array.from("بيكـ".slice(0, 3), (each) => joinsNext(each) && joinsPrevious(each))).toEqual([true, true, true])
    expect(Array.from("اور", (each) => [joinsNext(each), joinsPrevious(each)])).toEqual(
      Array.from({ length: 3 }, () => [false, true]),
    )
    expect(Array.from("aא丈", (each) => joinsNext(each) || joinsPrevious(each))).toEqual([false, false, false])
    const viramas = [...everyCharacter()].filter(isVirama)
    expect(viramas.length).toBeGreaterThanOrEqual(61)
    expect(viramas.slice(0, 4)).toEqual(["\u094d", "\u09cd", "\u0a4d", "\u0acd"])
  })
})

describe("a host name", () => {
  const label = "a".repeat(63)

  it.each([
    [`${label}.${label}.${label}.${"a".repeat(61)}`, true],
    [`${label}.${label}.${label}.${"a".repeat(62)}`, false],
    ["API.Example.COM", true],
    ["r3---sn-ab.example", true],
    ["XN--9N2BP8Q.example", true],
    ["xn--", false],
    ["xn--a", false],
    ["xn--a-", false],
    ["1.2.3.4", true],
    ["a b", false],
    ["é.example", false],
  ])("of letters, digits, hyphens and A-labels: %s, %s", (text, isOne) => {
    expect(isHostName(text)).toBe(isOne)
  })

  it.each([
    ["exämple.com", true],
    ["Exämple.com", false],
    ["Example.com", true],
    ["exa\u0308mple.com", false],
    ["r3---sn.example", true],
    ["ré---sn.example", false],
    ["xn--exmple-cua.com", true],
    ["xn--exmple-cub.com", false],
    ["אב.example", true],
    ["אב.1example", false],
    ["אa", false],
    ["א1", true],
    ["א-", false],
    ["ב\u05bc", true],
    ["𝒳.example", false],
    [`${"丈".repeat(20)}.example`, true],
    [`${"丈".repeat(60)}.example`, false],
    [`${"\u{20000}".repeat(40)}.example`, true],
    [`${"é.".repeat(41)}a`, false],
    [`${"é.".repeat(31)}a`, true],
  ])("of U-labels and A-labels: %s, %s", (text, isOne) => {
    expect(isInternationalHostName(text)).toBe(isOne)
  })

  it("of a mail address is normalized first, and only dots separate its labels", () => {
    expect(isInternationalDomain("exa\u0308mple.com")).toBe(true)
    expect(isInternationalDomain("example。com")).toBe(false)
  })
})
